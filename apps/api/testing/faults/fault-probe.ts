import { setTimeout as pause } from 'node:timers/promises'
import { dollars } from '../../src/bank-files/fixtures/render-statement.ts'
import { createTestClient } from '../test-client.ts'
import type { EnteredWrite, History } from './history.ts'

interface ProbeOptions {
  readonly name: string
  readonly origin: string
  readonly cookies: ReadonlyMap<string, string>
  readonly history: History
}

/** Asks one process, as one person, whether it accepts writes. */
export interface Probe {
  /** Sends a new write once; returns the status of its answer, 0 without one. */
  writeOnce(): Promise<number>
  /** Sends a new write repeatedly, under one key, until it is answered with 200. */
  writeUntilAnswered(): Promise<void>
}

const againAfterMs = 20
/** Enough for more than a minute, because a busy machine can take that long. */
const maxTries = 3_000

/** Creates a probe of one person at one process; what it sends is added to the history. */
export function createProbe({ name, origin, cookies, history }: ProbeOptions): Probe {
  const client = createTestClient(origin)
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
        if (tries >= maxTries) throw new Error(`${name} takes no more writes: ${status}`)
        await pause(againAfterMs)
      }
    },
  }
}
