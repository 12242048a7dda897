import { spawnSync } from 'node:child_process'
import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Sqlite from 'better-sqlite3'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type ServerProcess, startServerProcess } from '../../testing/server-process.ts'
import { createTestClient, type TestClient } from '../../testing/test-client.ts'
import { backUp } from './back-up.ts'
import { takeBack } from './backup-files.ts'
import { restore } from './restore.ts'

const dayMs = '2026-10-05'

let folder: string
let client: TestClient
const running: ServerProcess[] = []

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'evenkeel-backup-'))
  client = await startOn(place('data'))
})
afterAll(async () => {
  for (const { child } of running) child.kill('SIGTERM')
  await Promise.all(running.map(({ ended }) => ended))
  rmSync(folder, { recursive: true, force: true })
})

const place = (name: string) => join(folder, name)

async function startOn(dataFolder: string): Promise<TestClient> {
  const server = startServerProcess({ EVENKEEL_DATA: dataFolder, EVENKEEL_DEMO: '1' })
  running.push(server)
  const client = createTestClient(await server.origin)
  await client.call('session', {})
  await client.call('login', { body: { userName: 'demo@evenkeel.example', password: 'Quiet-Harbor-42' } })
  return client
}

async function spend(client: TestClient, value: number): Promise<number> {
  const body = { date: dayMs, value, description: `Drill ${value}`, categoryId: 1 }
  return (await client.call('createTransaction', { body })).userTransactionId
}

async function drills(client: TestClient): Promise<number[]> {
  const { items } = await client.call('transactions', {
    body: { startDate: dayMs, endDate: dayMs, page: 1, pageSize: 100 },
  })
  return items
    .filter(({ description }) => description.startsWith('Drill'))
    .map(({ value }) => value)
    .toSorted((a, b) => b - a)
}

const backUpTo = (name: string) =>
  backUp({ dataFolder: place('data'), targetFolder: place(name), version: '1', now: 0 })

/** The demo person's: person ids follow the order of the seed. */
const aLedger = 'ledgers/03/3.sqlite'

/** Makes a separate backup for a test that damages it. */
async function backupCalled(name: string): Promise<string> {
  await backUpTo(name)
  return place(name)
}

describe('a restore drill', () => {
  it('restores all that was answered before the backup, taken while the server continued writing', async () => {
    for (const value of [-1, -2, -3]) await spend(client, value)
    const [{ files }] = await Promise.all([backUpTo('drill'), spend(client, -4)])
    await spend(client, -5)
    expect(files.map(({ path }) => path)).toContain(aLedger)

    await restore({ backupFolder: place('drill'), dataFolder: place('restored'), now: 0 })
    copyFileSync(join(place('data'), 'secret.key'), join(place('restored'), 'secret.key'))
    const restored = await startOn(place('restored'))
    const there = await drills(restored)
    expect(there.slice(0, 3)).toEqual([-1, -2, -3])
    expect(there).not.toContain(-5)
    expect(await drills(client)).toEqual([-1, -2, -3, -4, -5])
    expect(await restored.call('accounts', { body: {} })).toEqual(await client.call('accounts', { body: {} }))
  })
})

describe('a backup', () => {
  it('holds no secret', async () => {
    expect(readdirSync(await backupCalled('bare')).toSorted()).toEqual(['backup.json', 'directory.sqlite', 'ledgers'])
  })

  it('is refused into a folder that is not empty, and from a folder without databases', async () => {
    await backUpTo('full')
    await expect(backUpTo('full')).rejects.toThrow('is not empty')
    const nothing = backUp({ dataFolder: place('nowhere'), targetFolder: place('empty'), version: '1', now: 0 })
    await expect(nothing).rejects.toThrow('There is no directory.sqlite')
  })
})

/** Copies the data folder of a stopped server, so that a test may damage its ledgers. */
function stoppedCopy(name: string): string {
  for (const path of readdirSync(place('data'), { recursive: true, encoding: 'utf8' }).filter((path) =>
    path.endsWith('.sqlite'),
  )) {
    mkdirSync(join(place(name), path, '..'), { recursive: true })
    new Sqlite(join(place('data'), path)).prepare('VACUUM INTO ?').run(join(place(name), path))
  }
  return place(name)
}

const findPersonId = (folder: string, personId: number) =>
  new Sqlite(join(folder, 'directory.sqlite'), { readonly: true })
    .prepare<[number], string>('SELECT ledger_id FROM person_ledger WHERE person_id = ?')
    .pluck()
    .get(personId)

/** Flips bytes in the middle of a file, which SQLite does not read when it opens it. */
function flipInside(path: string): void {
  const bytes = readFileSync(path)
  for (let at = 4096 * 3; at < Math.min(bytes.length, 4096 * 12); at += 7) bytes[at] = (bytes[at] ?? 0) ^ 255
  writeFileSync(path, bytes)
}

/** Runs the command on a data folder. */
const runCommand = (dataFolder: string, ...options: string[]) =>
  spawnSync(
    process.execPath,
    [
      '--conditions=evenkeel-source',
      '--disable-warning=ExperimentalWarning',
      join(import.meta.dirname, 'command.ts'),
      ...options,
    ],
    { env: { PATH: '', EVENKEEL_DATA: dataFolder }, encoding: 'utf8' },
  )

describe('a backup of a folder with a broken ledger', () => {
  it.each<readonly [string, string, (ledger: string) => void]>([
    ['no database', 'corrupt', (ledger) => writeFileSync(ledger, 'This is no database at all. '.repeat(200))],
    ['damaged', 'corrupt', flipInside],
    ['empty', 'missing', (ledger) => truncateSync(ledger)],
    ['gone', 'missing', (ledger) => rmSync(ledger)],
    ['another person’s', 'not-theirs', (ledger) => copyFileSync(join(ledger, '../../04/4.sqlite'), ledger)],
  ])('that is %s names it and copies all others, and is restored without it', async (name, reason, damage) => {
    const folder = stoppedCopy(`with ${name}`)
    damage(join(folder, aLedger))
    const target = `${folder} copied`
    const whole = await backUpTo(`whole beside ${name}`)
    const { files, left } = await backUp({ dataFolder: folder, targetFolder: target, version: '1', now: 0 })
    expect(left).toEqual([{ ledger: findPersonId(folder, 3)?.slice(0, 8), reason, path: aLedger }])
    expect(files.map(({ path }) => path)).toEqual(
      whole.files.map(({ path }) => path).filter((path) => path !== aLedger),
    )
    expect(JSON.parse(readFileSync(join(target, 'backup.json'), 'utf8'))).toMatchObject({ left })
    const options = { backupFolder: target, dataFolder: `${folder} restored`, now: 0 }
    await expect(restore(options)).rejects.toThrow(
      `This backup is without one ledger (${left?.[0]?.ledger}, ${reason}). Restore another backup, or add --without-left`,
    )
    expect(existsSync(options.dataFolder)).toBe(false)
    await restore({ ...options, withoutLeft: true })
    expect(existsSync(join(options.dataFolder, aLedger))).toBe(false)
  })

  it('reports it in its last line, and ends with 2', async () => {
    const folder = stoppedCopy('said')
    rmSync(join(folder, aLedger))
    const { status, stdout } = runCommand(folder, 'backup', place('said-copied'))
    expect([status, stdout.trim().split('\n').at(-1)]).toEqual([
      2,
      `Copied 2 ledgers. One is not in it: ${findPersonId(folder, 3)?.slice(0, 8)}, missing. Its last good copy: 1970-01-01.`,
    ])
  })

  it('leaves so many backups as are wanted, and the last good copy of the ledger', async () => {
    const folder = stoppedCopy('night')
    mkdirSync(place('nights'))
    for (const [name, now] of [
      ['1', 0],
      ['2', 86_400_000],
    ] as const)
      await backUp({ dataFolder: folder, targetFolder: join(place('nights'), name), version: '1', now })
    rmSync(join(folder, aLedger))
    const { status, stdout } = runCommand(folder, 'backup', join(place('nights'), '3'), '--keep', '1')
    expect([status, readdirSync(place('nights'))]).toEqual([2, ['2', '3']])
    expect(stdout).toContain(`Removed ${join(place('nights'), '1')}\n`)
    expect(stdout).toContain(`Kept ${join(place('nights'), '2')}: it has what this backup lacks of a ledger.\n`)
    expect(stdout.trim()).toMatch(/Its last good copy: 1970-01-02\.$/)
    expect(runCommand(folder, 'backup', join(place('nights'), '4'), '--keep', 'all').stderr).toBe(
      'Say how many backups stay, the new one among them: --keep 14\n',
    )
  })
})

describe('a backup that cannot be finished', () => {
  it('reports where it cannot write', async () => {
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

/** Returns which files of a folder other users can access. */
const openTo = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => statSync(join(entry.parentPath, entry.name)).mode & 0o077)

describe('a failed backup', () => {
  it('is removed with its folders, and other files stay', () => {
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

describe('other users of the machine', () => {
  it('can read no file of a backup or a restore, even if the folders were open to them', async () => {
    for (const name of ['open-backup', 'open-data']) mkdirSync(place(name), { mode: 0o755 })
    await backUpTo('open-backup')
    expect(new Set(openTo(place('open-backup')))).toEqual(new Set([0]))
    chmodSync(join(place('open-backup'), aLedger), 0o644)
    await restore({ backupFolder: place('open-backup'), dataFolder: place('open-data'), now: 0 })
    expect(new Set(openTo(place('open-data')))).toEqual(new Set([0]))
  })
})

describe('a restore', () => {
  it('removes its files if it fails on the way, and keeps what others created meanwhile', async () => {
    await backUpTo('whole')
    mkdirSync(place('taken'))
    const directory = join(place('taken'), 'directory.sqlite')
    const onProgress = (done: number) => done === 1 && writeFileSync(directory, 'a server’s')
    await expect(
      restore({ backupFolder: place('whole'), dataFolder: place('taken'), onProgress, now: 0 }),
    ).rejects.toThrow(`'${directory}' cannot be made or read (EEXIST)`)
    expect(readdirSync(place('taken'))).toEqual(['directory.sqlite'])
    expect(readFileSync(directory, 'utf8')).toBe('a server’s')
  })

  it('changes nothing if a file of the backup was altered', async () => {
    const backup = await backupCalled('altered')
    const ledger = join(backup, aLedger)
    const bytes = readFileSync(ledger)
    bytes[bytes.length - 1] = (bytes.at(-1) ?? 0) ^ 1
    writeFileSync(ledger, bytes)
    const attempt = restore({ backupFolder: backup, dataFolder: place('untouched'), now: 0 })
    await expect(attempt).rejects.toThrow('ledgers/03/3.sqlite is not as the backup wrote it')
    expect(existsSync(place('untouched'))).toBe(false)
  })

  it('is refused from an unfinished backup, and over existing databases', async () => {
    const backup = await backupCalled('unfinished')
    await expect(restore({ backupFolder: backup, dataFolder: place('data'), now: 0 })).rejects.toThrow(
      'already holds directory.sqlite',
    )
    rmSync(join(backup, 'backup.json'))
    await expect(restore({ backupFolder: backup, dataFolder: place('untouched'), now: 0 })).rejects.toThrow(
      'not finished',
    )
  })

  it('writes only where a backup may have files', async () => {
    const backup = await backupCalled('escaping')
    const manifest = join(backup, 'backup.json')
    writeFileSync(manifest, readFileSync(manifest, 'utf8').replace(aLedger, '../../1.sqlite'))
    await expect(restore({ backupFolder: backup, dataFolder: place('untouched'), now: 0 })).rejects.toThrow(
      'cannot be read',
    )
  })
})
