// Proves: ASVS-11.2.2
import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readMasterKeys } from '../../src/store/keyring/key-wrapper.ts'
import { type Keyring, openKeyring } from '../../src/store/keyring/keyring.ts'
import { encryptLedgerFile } from '../../src/store/encrypt-ledger-file.ts'
import { ledgerPath } from '../../src/store/ledger-files.ts'
import { isInItsCipher, openFile } from '../../src/store/sqlite/key-file.ts'
import { type BundledProgram, bundleProgram } from '../../testing/bundle-server.ts'
import { startServerProcess, type ServerProcess } from '../../testing/server-process.ts'
import { createTestClient, type TestClient } from '../../testing/test-client.ts'
import { openFolder } from './folder.ts'

const email = 'demo@evenkeel.example'
const word = 'Canary coffee'

let folder: string
let commands: Readonly<Record<'ledgers' | 'backup', BundledProgram>>
const running: ServerProcess[] = []
const place = (name: string) => join(folder, name)
const keySettings = () => ({ EVENKEEL_KEYRING: place('keys/keyring.sqlite') })

/** Starts a server, and signs the demo's person in. */
async function startOn(dataFolder: string, more: Readonly<Record<string, string>> = {}) {
  const server = startServerProcess({
    EVENKEEL_DATA: dataFolder,
    EVENKEEL_DEMO: '1',
    EVENKEEL_SECRET: 'only for this test, and long enough for it',
    ...more,
  })
  running.push(server)
  const origin = await server.origin
  const client = createTestClient(origin)
  await client.call('session', {})
  await client.call('login', { body: { userName: email, password: 'Quiet-Harbor-42' } })
  return { server, origin, client }
}

async function stop({ child, ended }: ServerProcess): Promise<void> {
  child.kill('SIGTERM')
  await ended
}

/** Runs a command of an operator on the data folder. */
function run(what: keyof typeof commands, args: readonly string[], more: Readonly<Record<string, string>> = {}) {
  const env = { PATH: '', EVENKEEL_DATA: place('data'), ...keySettings(), ...more }
  const child = spawn(process.execPath, [commands[what].entry, ...args], { env })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text: Buffer) => void (output += text))
  return new Promise<{ status: number | null; output: string }>((resolve) =>
    child.once('close', (status) => resolve({ status, output })),
  )
}
const ledgers = (...args: string[]) => run('ledgers', args)

function withKeyring<T>(work: (keyring: Keyring) => T): T {
  const keyring = openKeyring(
    place('keys/keyring.sqlite'),
    readMasterKeys(readFileSync(place('keys/master.key'), 'utf8')),
  )
  try {
    return work(keyring)
  } finally {
    keyring.close()
  }
}

/** Returns the demo person's ledger as the command sees it. */
const known = () =>
  withKeyring((keyring) => {
    const opened = openFolder(place('data'), keyring)
    const owner = opened.one(email)
    opened.directory.close()
    return owner
  })

async function notes(client: TestClient): Promise<number> {
  const body = { startDate: '2026-10-05', endDate: '2026-10-05', page: 1, pageSize: 100 }
  return (await client.call('transactions', { body })).items.filter(({ description }) => description === word).length
}

/** Whether any file below a folder holds the word. */
const shows = (where: string) =>
  readdirSync(where, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .some((entry) => readFileSync(join(entry.parentPath, entry.name)).includes(word))

const metricOf = async (origin: string, name: string) =>
  new RegExp(`^${name} (\\d+)$`, 'm').exec(await (await fetch(`${origin}/metrics`)).text())?.[1]

let origin: string
let maya: TestClient
beforeAll(async () => {
  commands = {
    ledgers: await bundleProgram('tools/ledgers/command.ts'),
    backup: await bundleProgram('tools/backup/command.ts'),
  }
  folder = mkdtempSync(join(tmpdir(), 'evenkeel-keys-of-'))
  const first = await startOn(place('data'), keySettings())
  ;({ origin, client: maya } = first)
  await maya.call('createTransaction', { body: { date: '2026-10-05', value: -1, categoryId: 1, description: word } })
  const { status, output } = await run('backup', ['backup', place('before')])
  if (status !== 0) throw new Error(output)
})
afterAll(async () => {
  for (const server of running) await stop(server)
  for (const { remove } of Object.values(commands)) remove()
  rmSync(folder, { recursive: true, force: true })
})

describe('a ledger, while the server runs', () => {
  it('is given another key, and its person goes on', async () => {
    const before = known()
    const { status, output } = await ledgers('rekey', email)
    expect([status, output]).toEqual([0, expect.stringContaining('1 ledger has another key. Back up the keys')])
    const after = known()
    expect(after.key?.bytes).not.toEqual(before.key?.bytes)
    expect(() => openFile(after.path, before.key, true)).toThrow(/not a database/)
    expect(await notes(maya)).toBe(1)
  })

  it('comes back from a backup of before that, and has its own key again', async () => {
    expect((await ledgers('restore', email, '--from', place('before'))).status).toBe(0)
    expect(await notes(maya)).toBe(1)
    const { path, key } = known()
    openFile(path, key, true).close()
  })

  it('comes back with a whole backup of before that', async () => {
    const restored = { EVENKEEL_DATA: place('restored') }
    expect((await run('backup', ['restore', place('before')], restored)).status).toBe(0)
    const { ledgerId, personId } = known()
    withKeyring((keyring) => openFile(ledgerPath(place('restored'), personId), keyring.find(ledgerId), true).close())
  })

  it('that was cut off between two steps is set aside, and the command run again brings it to its end', async () => {
    const { ledgerId, personId } = known()
    withKeyring((keyring) => {
      keyring.ensureNext(ledgerId)
      const { directory } = openFolder(place('data'), keyring)
      directory
        .prepare("UPDATE person_ledger SET state = 'quarantined', reason = 'rekey' WHERE person_id = ?")
        .run(personId)
      directory.close()
    })
    expect((await maya.send('accounts', { body: {} })).status).toBe(503)
    expect((await ledgers('rekey', email)).status).toBe(0)
    expect(await notes(maya)).toBe(1)
  })

  it('that was cut off once its file had the next key is in a backup, and comes back from there', async () => {
    const { path, key, ledgerId } = known()
    expect((await ledgers('quarantine', email, '--reason', 'rekey')).status).toBe(0)
    await expect.poll(() => existsSync(`${path}-wal`), { timeout: 10_000 }).toBe(false)
    withKeyring((keyring) => encryptLedgerFile(path, keyring.ensureNext(ledgerId), key))
    const { status, output } = await run('backup', ['backup', place('cut off')])
    expect([status, output]).toEqual([0, expect.stringContaining('Backed up 4 databases')])
    expect((await ledgers('restore', email, '--from', place('cut off'))).status).toBe(0)
    expect(await notes(maya)).toBe(1)
  })

  it('changes its cipher with its key; what is in the other one stays readable', async () => {
    const sqlcipher = { EVENKEEL_LEDGER_CIPHER: 'sqlcipher' }
    expect((await run('ledgers', ['rekey', '--all'], sqlcipher)).output).toContain('3 ledgers have other keys')
    const { path, key } = known()
    expect(key && [isInItsCipher(path, key), isInItsCipher(path, { ...key, cipher: 'sqlcipher' })]).toEqual([
      false,
      true,
    ])
    expect(await notes(maya)).toBe(1)
    expect((await ledgers('check')).status).toBe(0)
    expect(shows(place('data'))).toBe(false)
    expect(await run('ledgers', ['check'], { EVENKEEL_LEDGER_CIPHER: 'rot13' })).toEqual({
      status: 1,
      output: "EVENKEEL_LEDGER_CIPHER is 'rot13'. Give aegis or sqlcipher.\n",
    })
  })

  it('is given another key with all others, and one that is set aside is left and named', async () => {
    const [first, ...others] = withKeyring((keyring) => {
      const { directory, all } = openFolder(place('data'), keyring)
      const found = all()
      directory.close()
      return found
    })
    expect(others.at(-1)?.key).toBeDefined()
    const aside = first?.email ?? ''
    expect((await ledgers('quarantine', aside, '--reason', 'looked into')).status).toBe(0)
    const { status, output } = await ledgers('rekey', '--all')
    expect([status, output.trim().split('\n')]).toEqual([
      2,
      [
        expect.stringContaining('2 ledgers have other keys. Back up the keys now'),
        expect.stringMatching(/^Copies in older backups can be read until \d{4}-\d\d-\d\d, not after\.$/),
        '1 ledger is not done:',
        `The ledger of ${aside} is not in use: its state is 'quarantined'.`,
      ],
    ])
    expect((await ledgers('release', aside)).status).toBe(0)
    expect(await notes(maya)).toBe(1)
  })

  it('is written as a plain file to a new folder, which a server without keys starts on', async () => {
    const { status, output } = await ledgers('decrypt', '--to', place('plain'))
    expect([status, output]).toEqual([0, expect.stringContaining('Wrote 4 plain files')])
    expect([existsSync(join(place('plain'), 'backup.json')), shows(place('plain'))]).toEqual([false, true])
    const plain = await startOn(place('plain'))
    expect(await notes(plain.client)).toBe(1)
    expect(await metricOf(plain.origin, 'evenkeel_ledgers_plain')).toBe('3')
    await stop(plain.server)
    expect((await ledgers('decrypt')).output).toContain('Name a new folder')
  })

  it('that is plain is counted, until it is encrypted at its next opening', async () => {
    expect(await metricOf(origin, 'evenkeel_ledgers_plain')).toBe('0')
    const keyed = await startOn(place('plain'), {
      EVENKEEL_KEYRING: place('other keys/keyring.sqlite'),
      EVENKEEL_DEMO: '0',
    })
    const before = Number(await metricOf(keyed.origin, 'evenkeel_ledgers_plain'))
    expect(before).toBeGreaterThan(0)
    expect(await notes(keyed.client)).toBe(1)
    expect(Number(await metricOf(keyed.origin, 'evenkeel_ledgers_plain'))).toBeLessThan(before)
    await stop(keyed.server)
  })
})
