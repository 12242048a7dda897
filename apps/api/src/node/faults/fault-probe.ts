import { setTimeout as pause } from 'node:timers/promises'
import { dollars } from '../../bank-files/fixtures/render-statement.ts'
import { makeTestClient } from '../../test/test-client.ts'
import type { EnteredWrite, History } from './history.ts'

interface ProbeOptions {
  readonly name: string
  readonly origin: string
  readonly cookies: ReadonlyMap<string, string>
  readonly history: History
}

/** Asks one process, as one person, whether it takes writes. */
export interface Probe {
  /** Sends a new write once; gives the status of its answer, 0 without one. */
  writeOnce(): Promise<number>
  /** Sends a new write again and again, under one key, until it is answered with 200. */
  writeUntilAnswered(): Promise<void>
}

const AGAIN_AFTER_MS = 20
const MOST_TRIES = 300

/** A probe of one person at one process; what it sends is added to the history. */
export function makeProbe({ name, origin, cookies, history }: ProbeOptions): Probe {
  const client = makeTestClient(origin)
  for (const [cookie, value] of cookies) client.cookies.set(cookie, value)
  let number = 0

  const next = (): EnteredWrite => {
    const write: EnteredWrite = { description: `Probe ${name}-${(number += 1)}`, cents: -500, outcome: 'unanswered' }
    history.entered.push(write)
    return write
  }
  const send = async (write: EnteredWrite): Promise<number> => {
    const body = {
      date: '2026-11-20',
      value: Number(dollars(write.cents)),
      categoryId: 1,
      description: write.description,
    }
    const answer = await client
      .send('createTransaction', { body }, { 'Idempotency-Key': write.description.replace(' ', '-') })
      .catch(() => null)
    if (answer?.status === 200) write.outcome = 'acknowledged'
    return answer?.status ?? 0
  }

  return {
    writeOnce: () => send(next()),
    async writeUntilAnswered() {
      const write = next()
      for (let tries = 0; ; tries += 1) {
        const status = await send(write)
        if (status === 200) return
        if (tries >= MOST_TRIES) throw new Error(`${name} takes no more writes: ${status}`)
        await pause(AGAIN_AFTER_MS)
      }
    },
  }
}
