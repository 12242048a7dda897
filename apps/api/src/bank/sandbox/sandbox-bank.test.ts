import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { openDirectory } from '../../store/directory/open-directory.ts'
import { createTestClock, createTestRandom } from '../../../testing/test-parts.ts'
import { ProviderFailure } from '../bank-provider.ts'
import { type SandboxBank, createSandboxBank } from './sandbox-bank.ts'
import { changeRecord, createSandboxMemory, type SandboxStore } from './sandbox-store.ts'

const clock = createTestClock()
const login = { userName: 'user_good', password: 'pass_good' }
const request = { personKey: 'somebody', accessToken: null, redirectUri: null }

const closers: (() => void)[] = []
afterEach(() => closers.splice(0).forEach((close) => close()))

/** Returns two processes on one data folder: each opens the database separately. */
function twoProcesses(): readonly [SandboxBank, SandboxBank, string] {
  const folder = mkdtempSync(join(tmpdir(), 'evenkeel-twin-'))
  const directories = [openDirectory(folder), openDirectory(folder)] as const
  closers.push(() => {
    for (const directory of directories) directory.close()
    rmSync(folder, { recursive: true, force: true })
  })
  const sandboxOn = (index: 0 | 1) =>
    createSandboxBank({
      clock,
      random: createTestRandom(`process ${index}`),
      clientName: 'Evenkeel',
      store: directories[index].sandboxBank,
    })
  return [sandboxOn(0), sandboxOn(1), folder]
}

async function linkAt(sandbox: SandboxBank, institutionId = 'twin_harbor'): Promise<string> {
  const linkToken = await sandbox.createLinkToken(request)
  await sandbox.dialog.login(linkToken, institutionId, login)
  const finished = await sandbox.dialog.finish(linkToken, undefined)
  return (await sandbox.exchange(finished?.publicToken ?? '')).accessToken
}

const catchFailure = (asked: Promise<unknown>) =>
  asked.then(
    () => null,
    (error: unknown) => (error instanceof ProviderFailure ? error.kind : String(error)),
  )

describe('the sandbox in two processes', () => {
  it('continues a dialog in one process that began in the other, and accepts its public token once', async () => {
    const [one, other] = twoProcesses()
    const linkToken = await one.createLinkToken(request)
    expect((await other.dialog.institutions(linkToken))?.institutions.length).toBeGreaterThan(10)
    expect(await other.dialog.login(linkToken, 'twin_harbor', login)).toMatchObject({ error: null })
    const { publicToken = '' } = (await one.dialog.finish(linkToken, undefined)) ?? {}
    expect(await other.dialog.institutions(linkToken)).toBeNull()
    const { accessToken } = await other.exchange(publicToken)
    expect(await catchFailure(one.exchange(publicToken))).toBe('refused')
    expect(await one.accounts(accessToken)).toEqual(await other.accounts(accessToken))
  })

  it('has one state and one set of rows, and ends a wait once', async () => {
    const [one, other] = twoProcesses()
    const accessToken = await linkAt(one)
    const { itemId } = await one.item(accessToken)
    await one.transactions(accessToken, null)
    await other.setState(itemId, 'login')
    expect(await one.item(accessToken)).toMatchObject({ failure: 'login-required' })
    await one.setState(itemId, 'limit')
    expect([
      await catchFailure(other.accounts(accessToken)),
      await catchFailure(one.accounts(accessToken)),
      await catchFailure(other.accounts(accessToken)),
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
    expect(await catchFailure(one.item(accessToken))).toBe('revoked')
  })

  it('starts a person’s history on the same day in both, also for a login that is added later', async () => {
    const [one, other] = twoProcesses()
    const first = await linkAt(one)
    clock.advance(3 * 24 * 60 * 60_000)
    const second = await linkAt(other)
    const oldest = async (sandbox: SandboxBank, token: string) =>
      (await sandbox.transactions(token, null)).added.map(({ date }) => date).toSorted()[0]
    expect(await oldest(other, second)).toBe(await oldest(one, first))
  })

  it('keeps no usable token in its file', async () => {
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

  it('deletes a dialog that was never finished', async () => {
    const store = createSandboxMemory()
    const sandbox = createSandboxBank({ clock, random: createTestRandom('forgetful'), clientName: 'Evenkeel', store })
    const linkToken = await sandbox.createLinkToken(request)
    clock.advance(4 * 60 * 60_000)
    expect(await sandbox.dialog.institutions(linkToken)).toBeNull()
    expect(await sandbox.dialog.login(linkToken, 'twin_harbor', login)).toBeNull()
  })
})

describe('a record that other processes change too', () => {
  it('keeps every change', async () => {
    const store = createSandboxMemory()
    await store.add('count', '0')
    await Promise.all(
      Array.from({ length: 20 }, () => changeRecord(store, 'count', (content) => String(Number(content) + 1))),
    )
    expect(await store.get('count')).toBe('20')
  })

  it('is left unchanged if there is nothing to change, and throws if it changes on every try', async () => {
    const store = createSandboxMemory()
    expect(await changeRecord(store, 'nothing', () => 'something')).toBeUndefined()
    const restless: SandboxStore = { ...store, get: async () => 'content', replace: async () => false }
    await expect(changeRecord(restless, 'key', () => 'other')).rejects.toThrow('all the time')
    expect(await changeRecord(restless, 'key', () => null)).toBe('content')
  })
})
