import { copyFileSync, linkSync, mkdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import Sqlite from 'better-sqlite3'
import { makeAntiForgery } from '../src/identity/anti-forgery.ts'
import { hashOfSecret, randomToken, signedValue } from '../src/identity/keys.ts'
import { TERMS_VERSION } from '../src/identity/terms.ts'
import type { AppParts } from '../src/app-parts.ts'
import type { LedgerTransaction } from '../src/store/ledger/ledger.ts'
import { ledgerPath, openLedgerFiles } from '../src/store/ledger-files.ts'

/** How many employees to add, and what each has. */
export interface ManyEmployees {
  readonly count: number
  readonly rowCount: number
  readonly years: number
  /** So many of them, spread evenly, are signed in; the ledgers of the rest are there and must not be opened. */
  readonly signedIn: number
}

type Headers = Readonly<Record<string, string>>
type Parts = Pick<AppParts, 'directory' | 'keys' | 'random' | 'clock'>

interface Place {
  readonly dataFolder: string
  readonly companyId: number
}

/** Copies of one person in one statement, under emails of their own. Gives the ids of all, the one's too, in order. */
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

/** Sessions as signing in makes them, all in one transaction: a sign-in each would take longer than what is measured. */
function signAllIn(file: Sqlite.Database, { keys, random, clock }: Parts, personIds: readonly number[]): Headers[] {
  const antiForgery = makeAntiForgery({ keys, random, cookies: { isSecure: false } })
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
 * Adds many employees at once. One ledger is filled and copied for each who is signed in; for all others it is there under
 * their name too, so that the disk holds as many names. Gives the headers of the signed-in ones' requests.
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
    acceptedTerms: TERMS_VERSION,
    createdAt: parts.clock.now(),
  })
  if (!first) throw new Error(`${names.email} is there already`)
  const ledgers = openLedgerFiles(dataFolder)
  ledgers.open(first.id).transact(fill)
  // Closed it is one file, without a log beside it.
  ledgers.close()
  const template = ledgerPath(dataFolder, first.id)
  const file = new Sqlite(join(dataFolder, 'directory.sqlite'), { timeout: 5_000 })
  try {
    const ids = copyPerson(file, first.id, many.count)
    const every = Math.max(1, Math.floor(many.count / many.signedIn))
    const signedIn = new Set(ids.filter((_, index) => index % every === 0).slice(0, many.signedIn))
    for (const id of ids.slice(1)) {
      const path = ledgerPath(dataFolder, id)
      mkdirSync(dirname(path), { recursive: true })
      if (signedIn.has(id)) copyFileSync(template, path)
      else linkSync(template, path)
    }
    return signAllIn(file, parts, [...signedIn])
  } finally {
    file.close()
  }
}
