// Proves: ASVS-16.3.4
import { createHash } from 'node:crypto'
import {
  closeSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  truncateSync,
  writeSync,
} from 'node:fs'
import { join } from 'node:path'
import Sqlite from 'better-sqlite3'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { startTestApp, testPassword, type TestApp } from '../../testing/test-app.ts'
import type { TestClient } from '../../testing/test-client.ts'
import { ledgerPath } from './ledger-files.ts'

const message = 'We can’t open your data right now. Nothing was changed. We know about it and are fixing it.'
const coffee = { body: { date: '2026-11-20', value: -4.5, categoryId: 1, description: 'Coffee' } }

let app: TestApp
let [ada, bob]: TestClient[] = []
let ids: { ada: number; bob: number }
beforeEach(async () => {
  app = await startTestApp({ runtime: 'node' })
  ada = await app.signIn('ada@example.test')
  bob = await app.signIn('bob@example.test')
  for (const client of [ada, bob]) await client.call('createTransaction', coffee)
  const idOf = async (email: string) => (await app.parts.directory.people.byEmail(email))?.id ?? 0
  ids = { ada: await idOf('ada@example.test'), bob: await idOf('bob@example.test') }
})
afterEach(() => app.stop())

const ledgerFile = (personId: number) => ledgerPath(app.folder, personId)
const readLedgerId = (personId: number) => {
  const file = new Sqlite(join(app.folder, 'directory.sqlite'), { readonly: true })
  const id = file
    .prepare<[number], string>('SELECT ledger_id FROM person_ledger WHERE person_id = ?')
    .pluck()
    .get(personId)
  file.close()
  return id ?? ''
}

/** Returns every ledger file and its content, except Bob's, because he keeps using his. */
const filesNow = () => {
  const folder = join(app.folder, 'ledgers')
  const names = existsSync(folder) ? readdirSync(folder, { recursive: true, withFileTypes: true }) : []
  const paths = names.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
  return paths
    .filter((path) => !path.startsWith(ledgerFile(ids.bob)))
    .toSorted()
    .map((path) => [path, createHash('sha256').update(readFileSync(path)).digest('hex')])
}

/** Overwrites a file from a position on. */
function writeOver(path: string, from: number, text: string): void {
  const handle = openSync(path, 'r+')
  writeSync(handle, text, from)
  closeSync(handle)
}

/** Changes a database file like a person with access to the disk. */
function byHand(path: string, query: string, ...values: readonly (string | number)[]): void {
  const file = new Sqlite(path)
  file.prepare(query).run(...values)
  file.close()
}
const inDirectory = (query: string) => byHand(join(app.folder, 'directory.sqlite'), query, ids.ada)
const inLedger = (query: string) => byHand(ledgerFile(ids.ada), query)
const setDirectory = (values: string) => () => inDirectory(`UPDATE person_ledger SET ${values} WHERE person_id = ?`)

/** Puts Bob's file in the place of Ada's, with marks as hers have to be. */
function passOffBobs(): void {
  const file = new Sqlite(ledgerFile(ids.ada))
  const mark = file.prepare<[], Record<string, string>>('SELECT * FROM ledger_mark').get()
  file.close()
  copyFileSync(ledgerFile(ids.bob), ledgerFile(ids.ada))
  for (const [name, value] of Object.entries(mark ?? {}))
    byHand(ledgerFile(ids.ada), `UPDATE ledger_mark SET ${name} = ?`, value)
}

const junk = 'no page of SQLite '.repeat(400)

/** Manual damage to Ada's ledger while no process has it open. */
const findings = [
  ['missing', 'removed', () => rmSync(ledgerFile(ids.ada))],
  ['missing', 'cut to nothing', () => truncateSync(ledgerFile(ids.ada))],
  ['missing', 'away with its folder', () => rmSync(join(ledgerFile(ids.ada), '..'), { recursive: true })],
  ['not-theirs', 'another person’s', () => copyFileSync(ledgerFile(ids.bob), ledgerFile(ids.ada))],
  ['corrupt', 'no database any more', () => writeOver(ledgerFile(ids.ada), 0, junk)],
  ['corrupt', 'damaged in its pages', () => writeOver(ledgerFile(ids.ada), 4096, junk.repeat(40))],
  ['corrupt', 'cut in half', () => truncateSync(ledgerFile(ids.ada), 4096 * 20)],
  ['missing', 'away with the disk', () => rmSync(join(app.folder, 'ledgers'), { recursive: true })],
  ['not-theirs', 'another person’s, with the marks edited', passOffBobs],
  ['not-theirs', 'given another number', () => renameSync(ledgerFile(ids.bob), ledgerFile(ids.ada))],
  ['other-directory', 'of another directory', () => inLedger("UPDATE ledger_mark SET directory_id = 'ab'")],
  ['older', 'an older copy', () => inLedger("UPDATE ledger_mark SET generation = 0, stamp = ''")],
  ['older', 'behind a newer directory', setDirectory("generation = 7, stamp = 'ab'")],
  ['older', 'a copy that went on by itself', () => inLedger("UPDATE ledger_mark SET stamp = 'ab'")],
  [
    'directory-older',
    'further than an older directory',
    () => inLedger("UPDATE ledger_mark SET generation = 3, stamp = 'ab', previous_stamp = 'cd'"),
  ],
  ['newer', 'of a newer release', () => inLedger("INSERT INTO schema_migration (name) VALUES ('9999_later')")],
  [
    'unreadable',
    'behind a folder',
    () => {
      rmSync(ledgerFile(ids.ada))
      mkdirSync(ledgerFile(ids.ada))
    },
  ],
  ['quarantined', 'set aside', setDirectory("state = 'quarantined'")],
] as const

/** In these Bob's ledger is gone too. */
const takesBobs = ['away with the disk', 'given another number']

describe.each(findings)('a ledger that is %s: %s', (reason, how, damage) => {
  beforeEach(() => {
    app.parts.ledgers.close()
    damage()
  })

  it('is refused with a message, named in the log, and neither created nor changed', async () => {
    const before = filesNow()
    for (const ask of [
      () => ada?.send('accounts', { body: {} }),
      () => ada?.send('transactions', { body: {} }),
      () => ada?.send('createTransaction', coffee),
    ]) {
      const answer = await ask()
      expect([answer?.status, answer?.body, answer?.headers.get('Retry-After')]).toMatchObject([
        503,
        { code: 10000, message: message },
        '600',
      ])
    }
    const refusal = {
      event: 'ledger-refused',
      call: 'accounts',
      requestId: expect.any(String),
      ledger: readLedgerId(ids.ada).slice(0, 8),
      reason,
    }
    expect(app.log[0]).toEqual(refusal)
    expect(app.log.every(({ event }) => event === 'ledger-refused')).toBe(true)
    app.parts.ledgers.close()
    expect(filesNow()).toEqual(before)
  })

  it('blocks no other person, and nothing that needs no ledger', async () => {
    const bobs = await bob?.send('transactions', { body: {} })
    expect(bobs?.status).toBe(takesBobs.includes(how) ? 503 : 200)
    expect((await fetch(`${app.origin}/ready`)).status).toBe(200)
    const again = await app.signIn('ada@example.test')
    expect(await again.call('session', {})).toMatchObject({ isSignedIn: true, userId: ids.ada })
    await again.fetch('/logout.aspx')
    expect(await again.call('session', {})).toMatchObject({ isSignedIn: false })
  })

  it('does not keep its person from deleting the account', async () => {
    expect((await ada?.send('deleteAccountData', { body: { password: testPassword } }))?.status).toBe(200)
    expect(await app.parts.directory.people.byEmail('ada@example.test')).toBeUndefined()
    expect(existsSync(ledgerFile(ids.ada))).toBe(false)
  })
})

describe('a ledger that is open', () => {
  it.each([
    ['removed', () => rmSync(ledgerFile(ids.ada))],
    ['cut to nothing', () => truncateSync(ledgerFile(ids.ada))],
  ])('and is then %s is not written to any more', async (_how, damage) => {
    damage()
    const answer = await ada?.send('createTransaction', coffee)
    expect([answer?.status, answer?.body.message]).toEqual([503, message])
    expect((await bob?.send('createTransaction', coffee))?.status).toBe(200)
  })

  it('is not read either once another person’s file replaces it', async () => {
    copyFileSync(ledgerFile(ids.bob), `${ledgerFile(ids.ada)}.new`)
    rmSync(ledgerFile(ids.ada))
    copyFileSync(`${ledgerFile(ids.ada)}.new`, ledgerFile(ids.ada))
    // The file is checked once a second.
    await expect.poll(async () => (await ada?.send('transactions', { body: {} }))?.status).toBe(503)
    expect(app.log.at(-1)).toMatchObject({ event: 'ledger-refused', reason: 'not-theirs' })
  })
})
