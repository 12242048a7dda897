import { spawn } from 'node:child_process'
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  truncateSync,
  utimesSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import Sqlite from 'better-sqlite3'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ledgerPath } from '../../src/store/ledger-files.ts'
import { type BundledProgram, bundleProgram } from '../../testing/bundle-server.ts'
import { startServerProcess, type ServerProcess } from '../../testing/server-process.ts'
import { createTestClient, type TestClient } from '../../testing/test-client.ts'
import { backUp } from '../backup/back-up.ts'

const email = 'demo@evenkeel.example'
const password = 'Quiet-Harbor-42'

let folder: string
let dataFolder: string
let backupFolder: string
let command: BundledProgram
let server: ServerProcess
let maya: TestClient
let mayaId: number
beforeAll(async () => {
  command = await bundleProgram('tools/ledgers/command.ts')
  folder = mkdtempSync(join(tmpdir(), 'evenkeel-ledgers-'))
  dataFolder = join(folder, 'data')
  backupFolder = join(folder, 'backup')
  server = startServerProcess({ EVENKEEL_DATA: dataFolder, EVENKEEL_DEMO: '1' })
  maya = createTestClient(await server.origin)
  await maya.call('session', {})
  await maya.call('login', { body: { userName: email, password } })
  mayaId = (await maya.call('session', {})).userId ?? 0
  await spend('before')
  await backUp({ dataFolder, targetFolder: backupFolder, version: '1', now: Date.parse('2026-11-03T10:00:00Z') })
})
afterAll(async () => {
  server.child.kill('SIGTERM')
  await server.ended
  command.remove()
  rmSync(folder, { recursive: true, force: true })
})

const spend = (description: string) =>
  maya.send('createTransaction', { body: { date: '2026-10-05', value: -1, categoryId: 1, description } })

/** Returns the noted words, or the status that is not 200. */
async function notes(): Promise<string[] | number> {
  const wanted = { body: { startDate: '2026-10-05', endDate: '2026-10-05', page: 1, pageSize: 100 } }
  const { status } = await maya.send('transactions', wanted)
  if (status !== 200) return status
  const { items } = await maya.call('transactions', wanted)
  return items.map(({ description }) => description).filter((text) => /^(before|after|again)/.test(text))
}

/** Runs the command; `typed` is what is typed into it. */
async function run(args: readonly string[], typed = ''): Promise<{ status: number | null; output: string }> {
  const env = { PATH: '', EVENKEEL_DATA: dataFolder }
  const child = spawn(process.execPath, [command.entry, ...args], { env })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text: Buffer) => void (output += text))
  child.stdin.end(typed)
  return new Promise((resolve) => child.once('close', (status) => resolve({ status, output })))
}

const path = () => ledgerPath(dataFolder, mayaId)
const kept = () => readdirSync(dirname(path())).filter((name) => name.includes('.refused-'))
const inDirectory = (query: string) => {
  const file = new Sqlite(join(dataFolder, 'directory.sqlite'), { timeout: 60_000 })
  file.prepare(query).run()
  file.close()
}

describe('npm run ledgers, while the server runs', () => {
  it('checks every ledger, and changes nothing', async () => {
    expect(await run(['check'])).toEqual({ status: 0, output: 'Checked 3 ledgers: all are right.\n' })
    const stray = ledgerPath(dataFolder, 4_711)
    mkdirSync(dirname(stray), { recursive: true })
    copyFileSync(path(), stray)
    const { status, output } = await run(['check'])
    expect([status, output]).toEqual([
      1,
      `orphan, number 4711: ${stray}\nChecked 3 ledgers: 1 file belongs to no one.\n`,
    ])
    expect((await run(['sweep', '--older-than', '35'])).output).toBe('Removed 0 files that belong to no one.\n')
    utimesSync(stray, 0, 0)
    expect((await run(['sweep', '--older-than', '35'])).output).toContain('Removed 1 files that belong to no one.\n')
    expect(existsSync(stray)).toBe(false)
  })

  it('sets a ledger aside, and lets it be opened again', async () => {
    expect((await run(['quarantine', email, '--reason', 'looked into'])).status).toBe(0)
    expect(await notes()).toBe(503)
    expect((await run(['check', email])).output).toMatch(
      /^[\da-f]{8} of person \d+: quarantined\nChecked 1 ledger: 1 is not right\.\n$/,
    )
    expect((await run(['release', String(mayaId)])).status).toBe(0)
    expect(await notes()).toEqual(['before'])
  })

  it('brings one ledger back from a backup, and keeps the one that was there', async () => {
    await spend('after')
    const { status, output } = await run(['restore', email, '--from', backupFolder])
    expect([status, output]).toEqual([
      0,
      expect.stringContaining('We restored your data to how it was on Tuesday, November 3, 2026.'),
    ])
    expect(await notes()).toEqual(['before'])
    expect((await spend('again')).status).toBe(200)
    expect(await notes()).toEqual(['again', 'before'])
    expect(kept()).toHaveLength(1)
    expect(await run(['check'])).toMatchObject({ status: 0 })
  })

  it('refuses a copy of somebody else, or one that is damaged, and changes nothing', async () => {
    const wrong = join(folder, 'wrong')
    mkdirSync(dirname(ledgerPath(wrong, mayaId)), { recursive: true })
    const other = readdirSync(join(backupFolder, 'ledgers'), { recursive: true, encoding: 'utf8' })
      .map((name) => join(backupFolder, 'ledgers', name))
      .find((name) => name.endsWith('.sqlite') && !name.endsWith(`/${mayaId}.sqlite`))
    copyFileSync(other ?? '', ledgerPath(wrong, mayaId))
    expect((await run(['restore', email, '--from', wrong])).output).toContain('is not this person’s ledger')
    truncateSync(ledgerPath(wrong, mayaId), 5_000)
    expect(await run(['restore', email, '--from', wrong])).toMatchObject({ status: 1 })
    expect(await notes()).toEqual(['again', 'before'])
  })

  it('brings back a ledger that is gone, or no database any more', async () => {
    inDirectory(`UPDATE person_ledger SET state = 'quarantined' WHERE person_id = ${mayaId}`)
    await expect.poll(() => existsSync(`${path()}-wal`)).toBe(false)
    truncateSync(path(), 4_096 * 3)
    inDirectory(`UPDATE person_ledger SET state = 'there' WHERE person_id = ${mayaId}`)
    expect(await notes()).toBe(503)
    expect((await run(['check', email])).output).toContain(': corrupt\n')
    expect((await run(['restore', email, '--from', backupFolder])).status).toBe(0)
    expect(await notes()).toEqual(['before'])
  })

  it('has an older directory follow its ledgers', async () => {
    inDirectory(`UPDATE person_ledger SET generation = -7, stamp = 'ab' WHERE person_id = ${mayaId}`)
    expect(await notes()).toBe(503)
    expect((await run(['check', email])).output).toContain(': directory-older\n')
    expect((await run(['adopt', '--all'])).output).toBe('The directory follows 1 of 3 ledgers.\n')
    expect(await notes()).toEqual(['before'])
  })

  it('begins again only for the email that is typed again', async () => {
    const before = kept().length
    expect(await run(['begin-again', email], 'sam@evenkeel.example\n')).toMatchObject({ status: 1 })
    expect(await notes()).toEqual(['before'])
    const { status, output } = await run(['begin-again', email], `${email}\n`)
    expect([status, output]).toEqual([0, expect.stringContaining('has a new, empty ledger')])
    expect(await notes()).toEqual([])
    expect(kept()).toHaveLength(before + 1)
    const old = readFileSync(join(dirname(path()), kept().at(-1) ?? ''))
    expect(old.includes('before')).toBe(true)
  })

  it('says what it can do', async () => {
    const { status, output } = await run(['burn'])
    expect([status, output]).toEqual([1, expect.stringContaining('npm run ledgers -- <what>')])
    expect((await run(['check', 'nobody@example.test'])).output).toBe(
      "No one with a ledger has the number or email 'nobody@example.test'.\n",
    )
  })
})
