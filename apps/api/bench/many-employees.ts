import { copyFileSync, linkSync, mkdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import Sqlite from 'better-sqlite3'
import { createAntiForgery } from '../src/identity/anti-forgery.ts'
import { hashOfSecret, randomToken, signedValue } from '../src/identity/keys.ts'
import { termsVersion } from '../src/identity/terms.ts'
import type { AppParts } from '../src/app-parts.ts'
import { idsAPerson, type LedgerTransaction } from '../src/store/ledger/ledger.ts'
import type { LedgerOwner } from '../src/store/ledger-owner.ts'
import { ledgerPath, openLedgerFiles } from '../src/store/ledger-files.ts'

/** How many employees to add, and what each has. */
export interface ManyEmployees {
  readonly count: number
  readonly rowCount: number
  readonly years: number
  /** How many are signed in, spread evenly; the ledgers of the rest exist and must not be opened. */
  readonly signedIn: number
}

type Headers = Readonly<Record<string, string>>
type Parts = Pick<AppParts, 'directory' | 'keys' | 'random' | 'clock'>

interface Place {
  readonly dataFolder: string
  readonly companyId: number
}

/**
 * Copies one person `count` times in one statement, each under a separate email. Returns all ids in order, the
 * original's first.
 */
function copyPerson(file: Sqlite.Database, firstId: number, count: number): number[] {
  const columns = file
    .prepare<[], { name: string }>("SELECT name FROM pragma_table_info('person') WHERE name <> 'id'")
    .all()
    .map(({ name }) => name)
  const values = columns.map((name) =>
    name === 'email' || name === 'email_key' ? "'p' || number || '@bench.example'" : name,
  )
  file
    .prepare(
      `INSERT INTO person (${columns.join(', ')})
      WITH RECURSIVE numbers(number) AS (SELECT 0 UNION ALL SELECT number + 1 FROM numbers WHERE number < ?)
      SELECT ${values.join(', ')} FROM person, numbers WHERE person.id = ? AND number BETWEEN 1 AND ? ORDER BY number`,
    )
    .run(count, firstId, count - 1)
  return file
    .prepare<[number], { id: number }>('SELECT id FROM person WHERE id >= ? ORDER BY id')
    .all(firstId)
    .map(({ id }) => id)
}

/** Copies a ledger under another person's name, mark, and range of ids. */
function copyLedger(template: string, path: string, { personId, ledgerId }: LedgerOwner): void {
  copyFileSync(template, path)
  const copy = new Sqlite(path)
  copy.prepare('UPDATE ledger_mark SET ledger_id = ?, person_id = ?').run(ledgerId, personId)
  copy.prepare('UPDATE sqlite_sequence SET seq = ? + seq % ?').run(personId * idsAPerson, idsAPerson)
  copy.close()
}

/**
 * Creates sessions as signing in does, all in one transaction: single sign-ins would take longer than what is measured.
 */
function signAllIn(file: Sqlite.Database, { keys, random, clock }: Parts, personIds: readonly number[]): Headers[] {
  const antiForgery = createAntiForgery({ keys, random, cookies: { isSecure: false } })
  const insert = file.prepare('INSERT INTO session (id_hash, person_id, created_at, last_seen_at) VALUES (?, ?, ?, ?)')
  const signIn = (personId: number): Headers => {
    const id = randomToken(random)
    insert.run(hashOfSecret(id), personId, clock.now(), clock.now())
    const cookies = antiForgery.issue(hashOfSecret(id)).map((cookie) => cookie.slice(0, cookie.indexOf(';')))
    const [xsrf = '', verification = ''] = cookies.map((cookie) => cookie.slice(cookie.indexOf('=') + 1))
    return {
      cookie: [`session=${signedValue(keys, 'session', id)}`, ...cookies].join('; '),
      'content-type': 'application/json',
      'x-xsrf-token': xsrf,
      requestverificationtoken: verification,
    }
  }
  return file.transaction(() => personIds.map(signIn)).immediate()
}

/**
 * Adds many employees at once. One ledger is filled and copied for each who is signed in. For the others it is only
 * linked under their name, so that the disk holds as many names. Returns the request headers of the signed-in ones.
 */
export async function addManyEmployees(
  parts: Parts,
  { dataFolder, companyId }: Place,
  many: ManyEmployees,
  fill: (ledger: LedgerTransaction) => void,
): Promise<Headers[]> {
  const names = { companyId, firstName: 'Bench', lastName: 'Person', email: 'p0@bench.example', passwordHash: null }
  const first = await parts.directory.people.create({
    ...names,
    acceptedTerms: termsVersion,
    createdAt: parts.clock.now(),
  })
  if (!first) throw new Error(`${names.email} is there already`)
  const ledgers = openLedgerFiles(dataFolder)
  const owner = await parts.directory.ledgerOwners.of(first.id)
  if (owner) ledgers.open(owner).transact(fill)
  // Once closed it is one file, without a log file next to it.
  ledgers.close()
  const template = ledgerPath(dataFolder, first.id)
  const file = new Sqlite(join(dataFolder, 'directory.sqlite'), { timeout: 5_000 })
  try {
    const ids = copyPerson(file, first.id, many.count)
    const every = Math.max(1, Math.floor(many.count / many.signedIn))
    const signedIn = new Set(ids.filter((_, index) => index % every === 0).slice(0, many.signedIn))
    for (const id of ids.slice(1)) {
      const [path, owner] = [ledgerPath(dataFolder, id), await parts.directory.ledgerOwners.of(id)]
      mkdirSync(dirname(path), { recursive: true })
      if (owner && signedIn.has(id)) copyLedger(template, path, owner)
      else linkSync(template, path)
    }
    return signAllIn(file, parts, [...signedIn])
  } finally {
    file.close()
  }
}
