import {
  chmodSync,
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type ServerProcess, startServerProcess } from '../../test/server-process.ts'
import { makeTestClient, type TestClient } from '../../test/test-client.ts'
import { backUp } from './back-up.ts'
import { takeBack } from './backup-files.ts'
import { restore } from './restore.ts'

const DAY = '2026-10-05'

let folder: string
let client: TestClient
const running: ServerProcess[] = []

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'evenkeel-backup-'))
  client = await startOn(place('data'))
}, 120_000)
afterAll(async () => {
  for (const { child } of running) child.kill('SIGTERM')
  await Promise.all(running.map(({ ended }) => ended))
  rmSync(folder, { recursive: true, force: true })
})

const place = (name: string) => join(folder, name)

async function startOn(dataFolder: string): Promise<TestClient> {
  const server = startServerProcess({ EVENKEEL_DATA: dataFolder, EVENKEEL_DEMO: '1' })
  running.push(server)
  const client = makeTestClient(await server.origin)
  await client.call('session', {})
  await client.call('login', { body: { userName: 'demo@evenkeel.example', password: 'Quiet-Harbor-42' } })
  return client
}

async function spend(client: TestClient, value: number): Promise<number> {
  const body = { date: DAY, value, description: `Drill ${value}`, categoryId: 1 }
  return (await client.call('createTransaction', { body })).userTransactionId
}

async function drills(client: TestClient): Promise<number[]> {
  const { items } = await client.call('transactions', {
    body: { startDate: DAY, endDate: DAY, page: 1, pageSize: 100 },
  })
  return items
    .filter(({ description }) => description.startsWith('Drill'))
    .map(({ value }) => value)
    .toSorted((a, b) => b - a)
}

const backUpTo = (name: string) =>
  backUp({ dataFolder: place('data'), targetFolder: place(name), version: '1', now: 0 })

/** The demo person's: people get their numbers in the order of the seed. */
const aLedger = 'ledgers/03/3.sqlite'

/** A backup of its own for a test that is going to damage it. */
async function backupCalled(name: string): Promise<string> {
  await backUpTo(name)
  return place(name)
}

describe('a restore drill', () => {
  it('brings back all that was answered before the backup, taken while the server went on writing', async () => {
    for (const value of [-1, -2, -3]) await spend(client, value)
    const [{ files }] = await Promise.all([backUpTo('drill'), spend(client, -4)])
    await spend(client, -5)
    expect(files.map(({ path }) => path)).toContain(aLedger)

    await restore({ backupFolder: place('drill'), dataFolder: place('restored') })
    copyFileSync(join(place('data'), 'secret.key'), join(place('restored'), 'secret.key'))
    const restored = await startOn(place('restored'))
    const there = await drills(restored)
    expect(there.slice(0, 3)).toEqual([-1, -2, -3])
    expect(there).not.toContain(-5)
    expect(await drills(client)).toEqual([-1, -2, -3, -4, -5])
    expect(await restored.call('accounts', { body: {} })).toEqual(await client.call('accounts', { body: {} }))
  }, 120_000)
})

describe('a backup', () => {
  it('holds no secret', async () => {
    expect(readdirSync(await backupCalled('bare')).toSorted()).toEqual(['backup.json', 'directory.sqlite', 'ledgers'])
  })

  it('is refused into a folder that holds something, and of a folder without databases', async () => {
    await backUpTo('full')
    await expect(backUpTo('full')).rejects.toThrow('is not empty')
    const nothing = backUp({ dataFolder: place('nowhere'), targetFolder: place('empty'), version: '1', now: 0 })
    await expect(nothing).rejects.toThrow('There is no directory.sqlite')
  })
})

describe('a backup that cannot be finished', () => {
  it('names the ledger that is damaged, and leaves nothing behind', async () => {
    cpSync(place('data'), place('damaged'), { recursive: true })
    writeFileSync(join(place('damaged'), aLedger), 'This is no database at all. '.repeat(200))
    for (const suffix of ['-wal', '-shm']) rmSync(join(place('damaged'), aLedger + suffix), { force: true })
    const attempt = backUp({ dataFolder: place('damaged'), targetFolder: place('of-damaged'), version: '1', now: 0 })
    await expect(attempt).rejects.toThrow(`'${join(place('damaged'), aLedger)}' is damaged (SQLITE_NOTADB)`)
    expect(readdirSync(place('of-damaged'))).toEqual([])
  })

  it('says where it cannot write', async () => {
    writeFileSync(place('a-file'), '')
    const attempt = backUp({
      dataFolder: place('data'),
      targetFolder: join(place('a-file'), 'backup'),
      version: '1',
      now: 0,
    })
    await expect(attempt).rejects.toThrow('cannot be made or read (EEXIST)')
  })
})

/** The modes of all files of a folder, for others than their user. */
const openTo = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => statSync(join(entry.parentPath, entry.name)).mode & 0o077)

describe('what was written in vain', () => {
  it('is taken away with its folders, and what is not of it stays', () => {
    const [folder, ours, theirs] = [
      place('vain'),
      join(place('vain'), aLedger),
      join(place('vain'), 'ledgers/04/4.sqlite'),
    ]
    for (const name of ['02', '03', '04']) mkdirSync(join(folder, 'ledgers', name), { recursive: true })
    for (const file of [ours, theirs]) writeFileSync(file, '')
    takeBack(folder, [ours])
    expect(readdirSync(folder, { recursive: true }).toSorted()).toEqual([
      'ledgers',
      'ledgers/04',
      'ledgers/04/4.sqlite',
    ])
    takeBack(folder, [theirs])
    expect(readdirSync(folder)).toEqual([])
  })
})

describe('whoever else is on the machine', () => {
  it('reads no file of a backup nor of a restore, also where the folders were made for more', async () => {
    for (const name of ['open-backup', 'open-data']) mkdirSync(place(name), { mode: 0o755 })
    await backUpTo('open-backup')
    expect(new Set(openTo(place('open-backup')))).toEqual(new Set([0]))
    chmodSync(join(place('open-backup'), aLedger), 0o644)
    await restore({ backupFolder: place('open-backup'), dataFolder: place('open-data') })
    expect(new Set(openTo(place('open-data')))).toEqual(new Set([0]))
  })
})

describe('a restore', () => {
  it('leaves nothing of its own behind where it fails on the way, and what somebody else made meanwhile as it is', async () => {
    await backUpTo('whole')
    mkdirSync(place('taken'))
    const directory = join(place('taken'), 'directory.sqlite')
    const onProgress = (done: number) => done === 1 && writeFileSync(directory, 'a server’s')
    await expect(restore({ backupFolder: place('whole'), dataFolder: place('taken'), onProgress })).rejects.toThrow(
      `'${directory}' cannot be made or read (EEXIST)`,
    )
    expect(readdirSync(place('taken'))).toEqual(['directory.sqlite'])
    expect(readFileSync(directory, 'utf8')).toBe('a server’s')
  })

  it('changes nothing where a file of the backup was altered', async () => {
    const backup = await backupCalled('altered')
    const ledger = join(backup, aLedger)
    const bytes = readFileSync(ledger)
    bytes[bytes.length - 1] = (bytes.at(-1) ?? 0) ^ 1
    writeFileSync(ledger, bytes)
    const attempt = restore({ backupFolder: backup, dataFolder: place('untouched') })
    await expect(attempt).rejects.toThrow('ledgers/03/3.sqlite is not as the backup wrote it')
    expect(existsSync(place('untouched'))).toBe(false)
  })

  it('is refused from an unfinished backup, and over databases that are there', async () => {
    const backup = await backupCalled('unfinished')
    await expect(restore({ backupFolder: backup, dataFolder: place('data') })).rejects.toThrow(
      'already holds directory.sqlite',
    )
    rmSync(join(backup, 'backup.json'))
    await expect(restore({ backupFolder: backup, dataFolder: place('untouched') })).rejects.toThrow('not finished')
  })

  it('writes nowhere else than a backup may lie', async () => {
    const backup = await backupCalled('escaping')
    const manifest = join(backup, 'backup.json')
    writeFileSync(manifest, readFileSync(manifest, 'utf8').replace(aLedger, '../../1.sqlite'))
    await expect(restore({ backupFolder: backup, dataFolder: place('untouched') })).rejects.toThrow('cannot be read')
  })
})
