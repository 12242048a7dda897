import { CHANGE_HEADER } from '@evenkeel/api-client/contract/changes'
import type { BankFilePreview } from '@evenkeel/api-client/contract/bank-files'
import type { EndpointName } from '@evenkeel/api-client/contract/paths'
import { dollars, renderOfx1 } from '../../bank-files/fixtures/render-statement.ts'
import { makeTestClient, type TestClient } from '../../test/test-client.ts'
import type { EnteredWrite, History } from './history.ts'
import type { Seeded } from './seeded.ts'

/** One browser of one person that writes to one of the processes, and keeps what it sent and what was answered. */
export interface LaneOptions {
  readonly name: string
  readonly seeded: Seeded
  readonly history: History
  /** The person's cookies: they outlive every process. */
  readonly cookies: ReadonlyMap<string, string>
  /** Where the lane's process listens; waits while it is being started again. */
  origin(): Promise<string>
  onAcknowledged(): void
  /** Told of each 503. */
  onRefused?(): void
  isOver(): boolean
}

type Input = Parameters<TestClient['send']>[1]

const CATEGORIES = { first: 1, second: 2 } as const
const SOURCE = 'Checking'

interface Entered {
  readonly write: EnteredWrite
  readonly id: number
  readonly changeId: string
}

/** Writes one thing after the other until the campaign is over; a write without an answer is sent again half of the time. */
export function makeLane(options: LaneOptions): { run(): Promise<void> } {
  const { name, seeded, history, isOver } = options
  let number = 0
  const next = () => `${name}-${(number += 1)}`

  const client = async () => {
    const client = makeTestClient(await options.origin())
    for (const [cookie, value] of options.cookies) client.cookies.set(cookie, value)
    return client
  }

  /** The answer, or null where none came. @throws Error for an answer that the app should not have given. */
  const attempt = async (
    call: EndpointName,
    input: Input,
    key: string,
  ): Promise<{ readonly body: object; readonly headers: Headers } | null> => {
    const answer = await (await client()).send(call, input, { 'Idempotency-Key': key }).catch(() => null)
    if (answer?.status === 503) options.onRefused?.()
    if (answer === null || answer.status === 503) return null
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
    const body = { date: '2026-11-20', value: Number(dollars(write.cents)), categoryId: CATEGORIES.first, description }
    const answer = await send('createTransaction', { body })
    if (!answer) return null
    write.outcome = 'acknowledged'
    const id = 'userTransactionId' in answer.body ? Number(answer.body.userTransactionId) : 0
    return { write, id, changeId: answer.headers.get(CHANGE_HEADER) ?? '' }
  }

  const split = async ({ write, id }: Entered) => {
    const partCents = -seeded.between(1, 900)
    const planned: NonNullable<EnteredWrite['split']> = { keptCents: write.cents - partCents, outcome: 'unanswered' }
    write.split = planned
    const part = (category: number, cents: number) => ({ category, value: Number(dollars(cents)) })
    const [sourceTransaction, splits] = [
      part(CATEGORIES.first, planned.keptCents),
      [part(CATEGORIES.second, partCents)],
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
    if (await send('commitBankFile', { body: choiceOf(preview) })) write.outcome = 'acknowledged'
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

/** Rows of every file go to one account, which the first import makes. */
const choiceOf = ({ bankFileId, accounts }: BankFilePreview) => ({
  bankFileId,
  accounts: accounts.map(({ key, userAccountId }) => ({ key, userAccountId, name: SOURCE })),
})
