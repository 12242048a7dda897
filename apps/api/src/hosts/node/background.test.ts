import { afterEach, describe, expect, it } from 'vitest'
import { linkBank } from '../../../testing/scenes/sync-test-bank.ts'
import { newPerson } from '../../../testing/scenes/test-person.ts'
import { allConnections } from '../../store/ledger/accounts.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'
import { type Background, createWaking, startBackground } from './background.ts'

let app: TestApp | undefined
let background: Background | undefined
afterEach(async () => {
  await background?.stop()
  await app?.stop()
})

const settled = async (isSo: () => boolean) => {
  while (!isSo()) await new Promise((resolve) => setImmediate(resolve))
}

describe('background work', () => {
  it('is done at once if it was just requested, and by the clock otherwise', async () => {
    const waking = createWaking()
    const started = await startTestApp()
    app = started
    const bank = started.parts.bank && { ...started.parts.bank, wake: waking.wake }
    const parts = { ...started.parts, bank }
    background = startBackground(parts, waking)
    const person = await newPerson(started)
    const { userId } = await person.client.call('session', {})
    await linkBank(person.client)
    const lastSync = () => person.onLedger(allConnections)[0]?.lastSyncedAt
    waking.wake(userId ?? 0)
    await settled(() => lastSync() === '2026-11-21T12:00:00.000Z')
    started.clock.advance(6 * 60 * 60_000)
    await settled(() => lastSync() === '2026-11-21T18:00:00.000Z')
    expect(started.log).toEqual([])
  })
})
