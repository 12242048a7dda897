import { chmodSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Sqlite from 'better-sqlite3'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { makePasswords } from './identity/passwords.ts'
import { TERMS_VERSION } from './identity/terms.ts'
import { openDirectory } from './store/directory/open-directory.ts'
import { ledgerPath } from './store/ledger-files.ts'
import { type ServerProcess, startServerProcess } from './test/server-process.ts'
import { makeTestRandom } from './test/test-app.ts'
import { makeTestClient, type TestClient } from './test/test-client.ts'

const userName = 'ada@example.test'
const password = 'Quiet-Harbor-42'
const coffee = { date: '2026-11-20', value: -4.5, categoryId: 1, description: 'Coffee' }

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

  const addAda = async () => {
    const directory = openDirectory(folder)
    const company = await directory.companies.save({ code: 'test', name: 'Test', createdAt: 0 })
    const passwordHash = await makePasswords(makeTestRandom(), { n: 2, r: 1, p: 1 }).hash(password)
    const names = { firstName: 'Ada', lastName: 'Test', email: userName }
    const person = await directory.people.create({
      companyId: company.id,
      ...names,
      passwordHash,
      acceptedTerms: TERMS_VERSION,
      createdAt: 0,
    })
    directory.close()
    return person?.id ?? 0
  }

  const signIn = async (server: ServerProcess): Promise<TestClient> => {
    const client = makeTestClient(await server.origin)
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

  it('killed at any moment, has kept every write that it answered, once', async () => {
    const userId = await addAda()
    const acknowledged: string[] = []
    for (let round = 0; round < 3; round += 1) {
      const server = start()
      const ada = await signIn(server)
      const write = async (lane: number) => {
        for (let number = 0; ; number += 1) {
          const description = `Coffee ${round}-${lane}-${number}`
          await ada.call('createTransaction', { body: { ...coffee, description } })
          acknowledged.push(description)
          if (acknowledged.length >= (round + 1) * 25) server.child.kill('SIGKILL')
        }
      }
      await Promise.allSettled([write(0), write(1), write(2), write(3)])
      expect(await server.ended).toBe('SIGKILL')
    }
    const file = new Sqlite(ledgerPath(folder, userId))
    expect(file.pragma('integrity_check', { simple: true })).toBe('ok')
    const kept = file
      .prepare<[], { description: string }>('SELECT description FROM entry')
      .all()
      .map((row) => row.description)
    file.close()
    expect(acknowledged.length).toBeGreaterThanOrEqual(75)
    expect(acknowledged.filter((description) => !kept.includes(description))).toEqual([])
    expect(new Set(kept).size).toBe(kept.length)
  }, 120_000)

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
      `Port ${port} is in use: stop the program that has it, or choose another, for example PORT=${Number(port) + 1}.\n`,
    )
  })

  it.each([
    ['PORT', 'eighty', "PORT is 'eighty': please give a number from 0 to 65535, for example PORT=4600."],
    ['EVENKEEL_DEMO', 'yes', "EVENKEEL_DEMO is 'yes': please give 1 for yes or 0 for no."],
    ['EVENKEEL_SECRET', 'short', 'EVENKEEL_SECRET is too short: please give at least 32 random characters.'],
    [
      'EVENKEEL_ORIGIN',
      'money.example/app',
      "EVENKEEL_ORIGIN is 'money.example/app': please give the address without a path, for example https://money.example.",
    ],
    [
      'EVENKEEL_PROXIES',
      'all',
      "EVENKEEL_PROXIES is 'all': please give the number of your proxies before this server, for example EVENKEEL_PROXIES=1.",
    ],
    [
      'EVENKEEL_SMTP_URL',
      'http://mail.example',
      'EVENKEEL_SMTP_URL is not a mail server: please give one, for example smtp://user:password@mail.example:587.',
    ],
    [
      'EVENKEEL_SMTP_URL',
      'smtp://mail.example',
      "EVENKEEL_MAIL_FROM is '': please give the sender of our mails, for example Evenkeel <no-reply@money.example>.",
    ],
    [
      'NODE_ENV',
      'production',
      'EVENKEEL_SMTP_URL is missing: in production please give the mail server for codes, for example smtp://user:password@mail.example:587.',
    ],
    [
      'NODE_ENV',
      'prod',
      "NODE_ENV is 'prod': please give production, or development where the development pages are wanted.",
    ],
    [
      'EVENKEEL_HUNG_AFTER',
      '1',
      "EVENKEEL_HUNG_AFTER is '1': please give after how many seconds without an answer a process is started again, from 2 to 3600, for example EVENKEEL_HUNG_AFTER=60.",
    ],
    [
      'HOST',
      'host.invalid',
      "HOST is 'host.invalid', which is no address of this machine: please give one, for example HOST=127.0.0.1, or HOST=0.0.0.0 for all that it has.",
    ],
    [
      'EVENKEEL_PORTAL',
      '/nowhere',
      "EVENKEEL_PORTAL is '/nowhere', which is not a folder: please give the folder that the build wrote.",
    ],
  ])('says in one sentence that %s=%s cannot be used', async (name, value, sentence) => {
    const server = start({ [name]: value })
    expect(await server.ended).toBe(1)
    expect(server.output()).toBe(`${sentence}\n`)
  })

  it('says in one sentence when its data folder cannot be made', async () => {
    const file = join(folder, 'file')
    writeFileSync(file, '')
    const server = start({ EVENKEEL_DATA: join(file, 'data') })
    expect(await server.ended).toBe(1)
    expect(server.output()).toBe(
      `EVENKEEL_DATA is '${join(file, 'data')}', which cannot be made: please give a folder that this user may write to.\n`,
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
      `The directory.sqlite in '${folder}' is damaged: please restore a backup, as docs/backup.md says.\n`,
    )
  })

  it('says which variable looks like a setting and is none, and starts all the same', async () => {
    const server = start({ EVENKEEL_PROXY: '1' })
    await server.origin
    expect(server.output()).toContain(
      'EVENKEEL_PROXY is no setting of Evenkeel and was not read: docs/operations.md lists those that there are.\n',
    )
  })

  it('says in one sentence that an older Node cannot run it', async () => {
    const older =
      "data:text/javascript,Object.defineProperty(process,'versions',{value:{...process.versions,node:'20.1.0'}})"
    const server = startServerProcess({ EVENKEEL_DATA: folder }, undefined, ['--import', older])
    expect(await server.ended).toBe(1)
    expect(server.output()).toBe(
      'Node 20.1.0 is too old for the server: start it with node_modules/.bin/node, the Node 24 that comes with it.\n',
    )
  })
})
