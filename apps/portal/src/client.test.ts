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

it('names the time zone where a session can begin, and not with a read', async () => {
  const named: (readonly [path: string, zone: string | null])[] = []
  vi.stubGlobal('fetch', async (request: Request) => {
    named.push([new URL(request.url).pathname, request.headers.get('Evenkeel-Time-Zone')])
    return Response.json({ code: -1, message: 'x' }, { status: 500 })
  })
  await client.call('accounts', { body: {} }).catch(() => undefined)
  await client.call('login', { body: { userName: 'a@example.test', password: 'x' } }).catch(() => undefined)
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone
  expect(named).toEqual([
    ['/webapi/v1/user/account/all', null],
    ['/webapi/v1/auth/login', zone],
  ])
})
