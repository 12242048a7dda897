import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { openDirectory } from '../../store/directory/open-directory.ts'
import { makeTestClock, makeTestRandom } from '../../test/test-parts.ts'
import { ProviderFailure } from '../bank-provider.ts'
import { type BankTwin, makeBankTwin } from './bank-twin.ts'
import { changeRecord, makeTwinMemory, type TwinStore } from './twin-store.ts'

const clock = makeTestClock()
const login = { userName: 'user_good', password: 'pass_good' }
const request = { personKey: 'somebody', accessToken: null, redirectUri: null }

const closers: (() => void)[] = []
afterEach(() => closers.splice(0).forEach((close) => close()))

/** Two processes on one data folder: each with the database open for itself. */
function twoProcesses(): readonly [BankTwin, BankTwin, string] {
  const folder = mkdtempSync(join(tmpdir(), 'evenkeel-twin-'))
  const directories = [openDirectory(folder), openDirectory(folder)] as const
  closers.push(() => {
    for (const directory of directories) directory.close()
    rmSync(folder, { recursive: true, force: true })
  })
  const twinOn = (index: 0 | 1) =>
    makeBankTwin({
      clock,
      random: makeTestRandom(`process ${index}`),
      clientName: 'Evenkeel',
      store: directories[index].bankTwin,
    })
  return [twinOn(0), twinOn(1), folder]
}

async function linkAt(twin: BankTwin, institutionId = 'twin_harbor'): Promise<string> {
  const linkToken = await twin.createLinkToken(request)
  await twin.dialog.login(linkToken, institutionId, login)
  const finished = await twin.dialog.finish(linkToken, undefined)
  return (await twin.exchange(finished?.publicToken ?? '')).accessToken
}

const failureOf = (asked: Promise<unknown>) =>
  asked.then(
    () => null,
    (error: unknown) => (error instanceof ProviderFailure ? error.kind : String(error)),
  )

describe('the sandbox in two processes', () => {
  it('goes on in one with a dialog that began in the other, and takes its public token once', async () => {
    const [one, other] = twoProcesses()
    const linkToken = await one.createLinkToken(request)
    expect((await other.dialog.institutions(linkToken))?.institutions.length).toBeGreaterThan(10)
    expect(await other.dialog.login(linkToken, 'twin_harbor', login)).toMatchObject({ error: null })
    const { publicToken = '' } = (await one.dialog.finish(linkToken, undefined)) ?? {}
    expect(await other.dialog.institutions(linkToken)).toBeNull()
    const { accessToken } = await other.exchange(publicToken)
    expect(await failureOf(one.exchange(publicToken))).toBe('refused')
    expect(await one.accounts(accessToken)).toEqual(await other.accounts(accessToken))
  })

  it('has one state, one set of rows, and lets go of a wait once', async () => {
    const [one, other] = twoProcesses()
    const accessToken = await linkAt(one)
    const { itemId } = await one.item(accessToken)
    await one.transactions(accessToken, null)
    await other.setState(itemId, 'login')
    expect(await one.item(accessToken)).toMatchObject({ failure: 'login-required' })
    await one.setState(itemId, 'limit')
    expect([
      await failureOf(other.accounts(accessToken)),
      await failureOf(one.accounts(accessToken)),
      await failureOf(other.accounts(accessToken)),
    ]).toEqual(['rate-limited', 'rate-limited', null])
    const row = { accountKey: '', date: '2026-11-20', amount: -1, description: 'x', isPending: false, postsRowId: null }
    await Promise.all(
      ['a', 'b', 'c', 'd'].map((rowId, index) =>
        (index % 2 === 0 ? one : other).edit(itemId, { rowId, row }, undefined),
      ),
    )
    const { added } = await one.transactions(accessToken, one.cursorNow())
    expect(added.map(({ description }) => description)).toEqual(['x', 'x', 'x', 'x'])
    await other.remove(accessToken)
    expect(await failureOf(one.item(accessToken))).toBe('revoked')
  })

  it('begins a person’s history at the same day in both, also for a login that comes later', async () => {
    const [one, other] = twoProcesses()
    const first = await linkAt(one)
    clock.advance(3 * 24 * 60 * 60_000)
    const second = await linkAt(other)
    const oldest = async (twin: BankTwin, token: string) =>
      (await twin.transactions(token, null)).added.map(({ date }) => date).toSorted()[0]
    expect(await oldest(other, second)).toBe(await oldest(one, first))
  })

  it('keeps no token that opens anything in its file', async () => {
    const [one, , folder] = twoProcesses()
    const linkToken = await one.createLinkToken(request)
    await one.dialog.login(linkToken, 'twin_harbor', login)
    const accessToken = await linkAt(one)
    const bytes = Buffer.concat(
      ['directory.sqlite', 'directory.sqlite-wal'].map((name) => readFileSync(join(folder, name))),
    )
    expect(bytes.includes('twin_harbor')).toBe(true)
    for (const secret of [linkToken, accessToken, accessToken.slice('access-twin-'.length)])
      expect(bytes.includes(secret)).toBe(false)
  })

  it('forgets a dialog that nobody finished', async () => {
    const store = makeTwinMemory()
    const twin = makeBankTwin({ clock, random: makeTestRandom('forgetful'), clientName: 'Evenkeel', store })
    const linkToken = await twin.createLinkToken(request)
    clock.advance(4 * 60 * 60_000)
    expect(await twin.dialog.institutions(linkToken)).toBeNull()
    expect(await twin.dialog.login(linkToken, 'twin_harbor', login)).toBeNull()
  })
})

describe('a record that others change too', () => {
  it('takes up every change', async () => {
    const store = makeTwinMemory()
    await store.add('count', '0')
    await Promise.all(
      Array.from({ length: 20 }, () => changeRecord(store, 'count', (content) => String(Number(content) + 1))),
    )
    expect(await store.get('count')).toBe('20')
  })

  it('is left alone where there is nothing to change, and says so where it never stands still', async () => {
    const store = makeTwinMemory()
    expect(await changeRecord(store, 'nothing', () => 'something')).toBeUndefined()
    const restless: TwinStore = { ...store, get: async () => 'content', replace: async () => false }
    await expect(changeRecord(restless, 'key', () => 'other')).rejects.toThrow('all the time')
    expect(await changeRecord(restless, 'key', () => null)).toBe('content')
  })
})
