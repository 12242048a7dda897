// Proves: API-33
// Proves: ASVS-3.3.1, ASVS-6.3.2, ASVS-12.2.1, ASVS-13.2.3, ASVS-13.3.2, ASVS-13.4.2, ASVS-15.2.3
import { chmodSync, cpSync, existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Sqlite from 'better-sqlite3'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createPasswords } from '../identity/passwords.ts'
import { termsVersion } from '../identity/terms.ts'
import { openDirectory } from '../store/directory/open-directory.ts'
import { readMasterKeys } from '../store/keyring/key-wrapper.ts'
import { openKeyring } from '../store/keyring/keyring.ts'
import { ledgerPath } from '../store/ledger-files.ts'
import { type ServerProcess, startServerProcess } from '../../testing/server-process.ts'
import { createTestRandom } from '../../testing/test-app.ts'
import { createTestClient, type TestClient } from '../../testing/test-client.ts'

const userName = 'ada@example.test'
const password = 'Quiet-Harbor-42'
const coffee = { date: '2026-11-20', value: -4.5, categoryId: 1, description: 'Coffee' }

let seeded: string
beforeAll(async () => {
  seeded = mkdtempSync(join(tmpdir(), 'evenkeel-seeded-'))
  const { child, origin, ended } = startServerProcess({ EVENKEEL_DATA: seeded, EVENKEEL_DEMO: '1' })
  await origin
  child.kill('SIGTERM')
  await ended
})
afterAll(() => rmSync(seeded, { recursive: true, force: true }))

describe('the server as a process', () => {
  let folder: string
  const processes: ServerProcess[] = []
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'evenkeel-node-'))
  })
  afterEach(async () => {
    for (const { child, ended } of processes.splice(0)) {
      child.kill('SIGKILL')
      await ended
    }
    rmSync(folder, { recursive: true, force: true })
  })

  const start = (settings: Record<string, string> = {}) => {
    const server = startServerProcess({ EVENKEEL_DATA: folder, ...settings })
    processes.push(server)
    return server
  }

  /** Copies the folder of a server that has seeded the demo and ended. */
  const copySeeded = () => cpSync(seeded, folder, { recursive: true })

  const addAda = async () => {
    const directory = openDirectory(folder)
    const company = await directory.companies.save({ code: 'test', name: 'Test', createdAt: 0 })
    const passwordHash = await createPasswords(createTestRandom(), { n: 2, r: 1, p: 1 }).hash(password)
    const names = { firstName: 'Ada', lastName: 'Test', email: userName }
    const person = await directory.people.create({
      companyId: company.id,
      ...names,
      passwordHash,
      acceptedTerms: termsVersion,
      createdAt: 0,
    })
    directory.close()
    return person?.id ?? 0
  }

  const signIn = async (server: ServerProcess): Promise<TestClient> => {
    const client = createTestClient(await server.origin)
    await client.call('session', {})
    await client.call('login', { body: { userName, password } })
    return client
  }

  const descriptions = async (client: TestClient) =>
    (await client.call('transactions', { body: { pageSize: 500 } })).items.map((item) => item.description)

  it('makes its folder and a secret that only its user can read, and keeps both', async () => {
    const server = start()
    expect(await fetch(`${await server.origin}/health`).then((answer) => answer.json())).toMatchObject({ status: 'ok' })
    const secret = readFileSync(join(folder, 'secret.key'))
    expect(secret.byteLength).toBe(32)
    for (const name of ['secret.key', 'directory.sqlite', 'directory.sqlite-wal'])
      expect(statSync(join(folder, name)).mode & 0o777).toBe(0o600)
    server.child.kill('SIGTERM')
    expect(await server.ended).toBe(0)
    await start().origin
    expect(readFileSync(join(folder, 'secret.key'))).toEqual(secret)
  })

  it('keeps a session over a restart', async () => {
    await addAda()
    const first = start()
    const ada = await signIn(first)
    const port = new URL(await first.origin).port
    first.child.kill('SIGTERM')
    await first.ended
    await start({ PORT: port }).origin
    expect(await ada.call('session', {})).toMatchObject({ isSignedIn: true, email: userName })
  })

  it('shares its folder with a second process: both start at once, both write, nothing is lost', async () => {
    const servers = [start(), start()]
    await Promise.all(servers.map((server) => server.origin))
    await addAda()
    const clients = await Promise.all(servers.map(signIn))
    const written = await Promise.all(
      clients.flatMap((client, process) =>
        Array.from({ length: 20 }, async (_, number) => {
          const description = `Coffee ${process}-${number}`
          await client.call('createTransaction', { body: { ...coffee, description } })
          return description
        }),
      ),
    )
    for (const client of clients) expect((await descriptions(client)).toSorted()).toEqual(written.toSorted())
  })

  it('says in one sentence when its port is in use', async () => {
    const { port } = new URL(await start().origin)
    const second = start({ PORT: port })
    expect(await second.ended).toBe(1)
    expect(second.output()).toBe(
      `Port ${port} is in use. Stop the program that uses it, or choose another: PORT=${Number(port) + 1}.\n`,
    )
  })

  it('lists what is wrong with its settings, one sentence each, before it makes anything', async () => {
    const data = join(folder, 'data')
    const server = start({ EVENKEEL_DATA: data, PORT: 'eighty', EVENKEEL_DEMO: 'yes', EVENKEEL_PORTAL: '/nowhere' })
    expect(await server.ended).toBe(1)
    expect(server.output()).toBe(
      [
        "PORT is 'eighty'. Give a number from 0 to 65535, for example PORT=4600.",
        "EVENKEEL_DEMO is 'yes'. Give 1 for yes or 0 for no.",
        "EVENKEEL_PORTAL is '/nowhere', which is not a folder. Give the folder that the build wrote.\n",
      ].join('\n'),
    )
    expect(existsSync(join(data, 'directory.sqlite'))).toBe(false)
  })

  it('says in one sentence that its host is no address of this machine', async () => {
    const server = start({ HOST: 'host.invalid' })
    expect(await server.ended).toBe(1)
    expect(server.output()).toBe(
      "HOST is 'host.invalid', which isn’t an address of this machine. Set one: HOST=127.0.0.1, or HOST=0.0.0.0 for all of them.\n",
    )
  })

  describe('in production', () => {
    const noOrigin =
      'Production needs EVENKEEL_ORIGIN with https, for example https://money.example: cookies and passkeys depend on it.'
    const demo = 'The demo company is in this folder, with a password that is published. Take an empty folder.'
    const whole = {
      NODE_ENV: 'production',
      EVENKEEL_ORIGIN: 'https://money.example',
      EVENKEEL_SMTP_URL: 'smtp://mail.example:587',
      EVENKEEL_MAIL_FROM: 'Evenkeel <no-reply@money.example>',
      EVENKEEL_SECURITY_CONTACT: 'security@money.example',
      EVENKEEL_AUDIT_ANCHOR: 'none',
      EVENKEEL_PROXIES: '1',
      EVENKEEL_MASTER_KEYS: '2026a:AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA=',
      EVENKEEL_DRAIN: '0',
    }
    /** Names the keyring, next to the folder of the test. */
    const startWhole = (changes: Record<string, string> = {}) =>
      start({ ...whole, EVENKEEL_KEYRING: join(`${folder}-keys`, 'keyring.sqlite'), ...changes })
    afterEach(() => rmSync(`${folder}-keys`, { recursive: true, force: true }))
    const noAnchor =
      'Production needs EVENKEEL_AUDIT_ANCHOR, where the state of the audit log is kept, for example file:/mnt/audit/anchors: or none, if it is to be kept nowhere else.'

    it.each([{}, { EVENKEEL_PROCESSES: '2' }])('refuses to start without an origin (%o)', async (changes) => {
      const server = startWhole({ EVENKEEL_ORIGIN: '', EVENKEEL_AUDIT_ANCHOR: '', ...changes })
      expect(await server.ended).toBe(1)
      expect(server.output()).toBe(`${noAnchor}\n${noOrigin}\n`)
      expect(existsSync(`${folder}-keys`)).toBe(false)
    })

    it('refuses what opens the data inside of its folder, or open to others, and says what to do', async () => {
      chmodSync(folder, 0o755)
      writeFileSync(join(folder, 'secret.key'), 'x'.repeat(32))
      const keyring = join(folder, 'keys/keyring.sqlite')
      const server = startWhole({ EVENKEEL_KEYRING: keyring })
      expect(await server.ended).toBe(1)
      expect(server.output()).toBe(
        [
          `EVENKEEL_KEYRING is '${keyring}', inside of the data folder that it opens. Move it elsewhere.`,
          `The secret lies in the folder that it opens. Run mv '${join(folder, 'secret.key')}' '${join(folder, 'keys/secret.key')}'.`,
          `The data folder '${folder}' may be read by other users. Run chmod 700 '${folder}'.\n`,
        ].join('\n'),
      )
      expect(existsSync(keyring)).toBe(false)
    })

    it('looks at the settings alone with --check', async () => {
      const good = startServerProcess({ EVENKEEL_DATA: folder }, undefined, [], ['--check'])
      expect([await good.ended, good.output()]).toEqual([0, 'The settings are right: Evenkeel would start.\n'])
      const bad = startServerProcess({ EVENKEEL_DATA: folder, PORT: 'x' }, undefined, [], ['--check'])
      expect(await bad.ended).toBe(1)
    })

    it('refuses a folder that holds the demo', async () => {
      copySeeded()
      const server = startWhole({ EVENKEEL_ORIGIN: '', EVENKEEL_SECRET: 'x'.repeat(32) })
      expect(await server.ended).toBe(1)
      expect(server.output()).toBe(`${demo}\n${noOrigin}\n`)
    })

    it('refuses a folder with a company of the documentation, and accepts any other', async () => {
      await addAda()
      const good = startWhole()
      await expect.poll(() => good.output()).toContain('Evenkeel is ready: https://money.example')
      good.child.kill('SIGTERM')
      expect(await good.ended).toBe(0)
      const keyring = openKeyring(join(`${folder}-keys`, 'keyring.sqlite'), readMasterKeys(whole.EVENKEEL_MASTER_KEYS))
      const directory = openDirectory(folder, { keyring })
      await directory.companies.addDomain((await directory.companies.byCode('test'))?.id ?? 0, 'acme.example')
      directory.close()
      keyring.close()
      const server = startWhole()
      expect(await server.ended).toBe(1)
      expect(server.output()).toBe(`${demo}\n`)
    })
  })

  it('says in one sentence when its data folder cannot be made', async () => {
    const file = join(folder, 'file')
    writeFileSync(file, '')
    const server = start({ EVENKEEL_DATA: join(file, 'data') })
    expect(await server.ended).toBe(1)
    expect(server.output()).toBe(
      `EVENKEEL_DATA is '${join(file, 'data')}', which cannot be made. Give a folder that this user may write to.\n`,
    )
  })

  it('starts with a folder that others may read, and keeps its databases from them', async () => {
    chmodSync(folder, 0o755)
    const server = start()
    await server.origin
    expect(statSync(join(folder, 'directory.sqlite')).mode & 0o077).toBe(0)
  })

  it('says in one sentence when its directory is damaged', async () => {
    writeFileSync(join(folder, 'directory.sqlite'), 'This is no database at all. '.repeat(200))
    const server = start()
    expect(await server.ended).toBe(1)
    expect(server.output()).toBe(
      `The directory.sqlite in '${folder}' is damaged. Restore a backup, as docs/backup.md says.\n`,
    )
  })

  it('starts with a demo ledger that is damaged, logs it, and serves all other ledgers', async () => {
    copySeeded()
    const file = new Sqlite(join(folder, 'directory.sqlite'), { readonly: true })
    const ledgerId =
      file
        .prepare<[], string>(
          "SELECT ledger_id FROM person_ledger JOIN person ON id = person_id WHERE email LIKE 'sam@%'",
        )
        .pluck()
        .get() ?? ''
    file.close()
    writeFileSync(ledgerPath(folder, 3), 'This is no database at all. '.repeat(200))
    const again = start({ EVENKEEL_DEMO: '1' })
    const client = createTestClient(await again.origin)
    expect(again.output()).toContain(
      `"event":"ledger-refused","requestId":"","call":"demo","ledger":"${ledgerId.slice(0, 8)}","reason":"corrupt"}`,
    )
    await client.call('session', {})
    await client.call('login', { body: { userName: 'demo@evenkeel.example', password } })
    expect((await client.call('accounts', { body: {} })).length).toBeGreaterThan(5)
    // However often it happens, it is in the log once an hour.
    await client.call('login', { body: { userName: 'sam@evenkeel.example', password } })
    for (let times = 0; times < 3; times += 1) expect((await client.send('accounts', { body: {} })).status).toBe(503)
    expect(again.output().match(/ledger-refused/g)).toHaveLength(1)
  })

  it('ends where the directory knows ledgers and none of them is there', async () => {
    copySeeded()
    rmSync(join(folder, 'ledgers'), { recursive: true })
    const again = start()
    expect(await again.ended).toBe(1)
    expect(again.output()).toBe(
      'EVENKEEL_DATA has a directory that knows 3 people and none of their ledgers: is the disk mounted?\n',
    )
    expect(existsSync(join(folder, 'ledgers'))).toBe(false)
  })

  it('reports a variable that looks like a setting but is none, and starts anyway', async () => {
    const server = start({ EVENKEEL_PROXY: '1' })
    await server.origin
    expect(server.output()).toContain(
      'EVENKEEL_PROXY isn’t an Evenkeel setting, so it was ignored. See docs/operations.md.\n',
    )
  })

  it('says in one sentence that an older Node cannot run it', async () => {
    const older =
      "data:text/javascript,Object.defineProperty(process,'versions',{value:{...process.versions,node:'20.1.0'}})"
    const server = startServerProcess({ EVENKEEL_DATA: folder }, undefined, ['--import', older])
    expect(await server.ended).toBe(1)
    expect(server.output()).toBe(
      'Node 20.1.0 is too old for the server: start it with node_modules/.bin/node, the Node 24 among its dependencies.\n',
    )
  })
})
