import { freshnessAtom } from '@evenkeel/widgets/shared/state/freshness.ts'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { client, noteFailedRead } from './client.ts'
import { forgetBegun } from './start/begun.ts'
import { store } from './state.ts'

const answer = (status: number) =>
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ code: -1, message: 'x' }, { status })))
const couldNotRefresh = () => store.get(freshnessAtom).couldNotRefresh
beforeEach(() => forgetBegun())
afterEach(() => vi.unstubAllGlobals())

it('says that figures could not be refreshed after a read that failed, and not after a change that failed', async () => {
  answer(200)
  await client.call('accounts', { body: {} })
  answer(500)
  await expect(client.change('deleteConnection', { body: { connectionId: 1 } })).rejects.toThrow('x')
  expect(couldNotRefresh()).toBe(false)
  const reason: unknown = await client.call('accounts', { body: {} }).catch((thrown: unknown) => thrown)
  noteFailedRead(reason, 'accounts')
  expect([couldNotRefresh(), store.get(freshnessAtom).isShowingEarlier]).toEqual([true, true])
  answer(200)
  await client.call('accounts', { body: {} })
  expect(couldNotRefresh()).toBe(false)
})
