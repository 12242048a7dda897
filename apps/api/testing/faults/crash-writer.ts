import { setTimeout as pause } from 'node:timers/promises'
import { changeHeader } from '@evenkeel/api-client/contract/changes'
import type { BankFilePreview } from '@evenkeel/api-client/contract/bank-files'
import type { EndpointName } from '@evenkeel/api-client/contract/paths'
import { dollars, renderOfx1 } from '../../src/bank-files/fixtures/render-statement.ts'
import { createTestClient, type TestClient } from '../test-client.ts'
import type { EnteredWrite, History } from './history.ts'
import type { Seeded } from './seeded.ts'

/** One browser of one person that writes to one of the processes, and records what it sent and what was answered. */
export interface LaneOptions {
  readonly name: string
  readonly seeded: Seeded
  readonly history: History
  /** The person's cookies: they stay valid across restarts. */
  readonly cookies: ReadonlyMap<string, string>
  /** Returns the address of the writer's process; waits while it is being restarted. */
  origin(): Promise<string>
  onAcknowledged(): void
  /** Called on each 503. */
  onRefused?(): void
  isOver(): boolean
}

type Input = Parameters<TestClient['send']>[1]

/** How long a writer rests that has written more than a person may. */
const restMs = 500

const categories = { first: 1, second: 2 } as const
const source = 'Checking'

interface Entered {
  readonly write: EnteredWrite
  readonly id: number
  readonly changeId: string
}

/**
 * Creates a writer, which sends one write after the other until the campaign is over; a write without an answer is sent
 * again half of the time.
 */
export function createCrashWriter(options: LaneOptions): { run(): Promise<void> } {
  const { name, seeded, history, isOver } = options
  let number = 0
  const next = () => `${name}-${(number += 1)}`

  const client = async () => {
    const client = createTestClient(await options.origin())
    for (const [cookie, value] of options.cookies) client.cookies.set(cookie, value)
    return client
  }

  /** Returns the answer, or null if none came. @throws Error for an answer that the app should not have sent. */
  const attempt = async (
    call: EndpointName,
    input: Input,
    key: string,
  ): Promise<{ readonly body: object; readonly headers: Headers } | null> => {
    const answer = await (await client()).send(call, input, { 'Idempotency-Key': key }).catch(() => null)
    if (answer?.status === 503) options.onRefused?.()
    // A writer that never rests has its budget used up: then it lets others pass.
    if (answer?.status === 429) await pause(restMs)
    if (answer === null || answer.status === 503 || answer.status === 429) return null
    if (answer.status !== 200)
      throw new Error(`${call} of ${name} answered ${answer.status} ${JSON.stringify(answer.body)}`)
    options.onAcknowledged()
    return answer
  }

  const send = async (call: EndpointName, input: Input) => {
    const key = `${name}-key-${(number += 1)}`
    const first = await attempt(call, input, key)
    if (first) return first
    if (!seeded.inPercent(50)) return null
    for (let again = 0; again < 20 && !isOver(); again += 1) {
      const later = await attempt(call, input, key)
      if (later) return later
    }
    return null
  }

  const enter = async (): Promise<Entered | null> => {
    const write: EnteredWrite = {
      description: `Entered ${next()}`,
      cents: -seeded.between(1_000, 99_999),
      outcome: 'unanswered',
    }
    history.entered.push(write)
    const { description } = write
    const body = { date: '2026-11-20', value: Number(dollars(write.cents)), categoryId: categories.first, description }
    const answer = await send('createTransaction', { body })
    if (!answer) return null
    write.outcome = 'acknowledged'
    const id = 'userTransactionId' in answer.body ? Number(answer.body.userTransactionId) : 0
    return { write, id, changeId: answer.headers.get(changeHeader) ?? '' }
  }

  const split = async ({ write, id }: Entered) => {
    const partCents = -seeded.between(1, 900)
    const planned: NonNullable<EnteredWrite['split']> = { keptCents: write.cents - partCents, outcome: 'unanswered' }
    write.split = planned
    const part = (category: number, cents: number) => ({ category, value: Number(dollars(cents)) })
    const [sourceTransaction, splits] = [
      part(categories.first, planned.keptCents),
      [part(categories.second, partCents)],
    ]
    if (await send('splitTransaction', { body: { sourceTransactionId: id, sourceTransaction, splits } }))
      planned.outcome = 'acknowledged'
  }

  const takeBack = async ({ write, changeId }: Entered) => {
    write.undone = 'unanswered'
    if (await send('undoChange', { params: { changeId }, body: {} })) write.undone = 'acknowledged'
  }

  const importFile = async () => {
    const write: History['imported'][number] = {
      description: `Imported ${next()}`,
      rows: seeded.between(2, 30),
      outcome: 'unanswered',
    }
    const rows = Array.from({ length: write.rows }, (_, row) => ({
      date: '2026-10-01',
      cents: -100 - row,
      text: write.description,
      id: `${name}-${number}-${row}`,
    }))
    const file = new File([renderOfx1(rows, 0)], 'statement.ofx')
    const preview = await (await client()).call('previewBankFile', { body: { file } }).catch(() => null)
    if (!preview) return
    history.imported.push(write)
    if (await send('commitBankFile', { body: toImportChoice(preview) })) write.outcome = 'acknowledged'
  }

  return {
    async run() {
      while (!isOver()) {
        if (seeded.inPercent(20)) {
          await importFile()
          continue
        }
        const entered = await enter()
        if (!entered) continue
        const chance = seeded.between(1, 100)
        if (chance <= 40) await split(entered)
        else if (chance <= 65) await takeBack(entered)
      }
    },
  }
}

/** Assigns the rows of every file to one account, which the first import creates. */
const toImportChoice = ({ bankFileId, accounts }: BankFilePreview) => ({
  bankFileId,
  accounts: accounts.map(({ key, userAccountId }) => ({ key, userAccountId, name: source })),
})
