import { startReport } from '../../../scripts/lib/bench-report.mjs'
import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { addDays, normalizeDescription } from '@evenkeel/engine'
import { insertAccount } from '../src/store/ledger/accounts.ts'
import { insertEntry } from '../src/store/ledger/entries.ts'
import { createLedger, reserveIds } from '../src/store/ledger/ledger.ts'
import { ledgerMigrations } from '../src/store/ledger/migrations.generated.ts'
import { drizzleSqlite, sqliteDriver } from '../src/store/sqlite/drizzle-sqlite.ts'
import { openSqlite } from '../src/store/sqlite/open-sqlite.ts'
import { median } from './load.mjs'

/*
 * Measures a ledger with a key next to one without, in alternating rounds: opening it, a page that is in the cache and one that is not,
 * an import in one transaction, and small writes with a commit each. The bars of the decision: a cached page within 5 percent, opening,
 * import and writes within 15. `node --conditions=evenkeel-source keyed.bench.mjs 5000` takes another number of rows.
 */
const [rowCount = 50_000] = process.argv.slice(2).map(Number)
const roundCount = 7
const smallWrites = 200
const pages = 2_000
const openings = 20
const page = 'SELECT * FROM entry ORDER BY date DESC, id DESC LIMIT 10'
const today = '2026-11-24'

const timed = (work, times = 1) => {
  const from = performance.now()
  for (let done = 0; done < times; done += 1) work()
  return (performance.now() - from) / times
}

function open(path, key) {
  const file = openSqlite(path, ledgerMigrations, { key })
  return { file, ledger: createLedger(drizzleSqlite(file), () => file.close(), sqliteDriver(file)) }
}

function insert(ledger, accountId, row) {
  const description = `Corner Bakery ${row % 97}`
  insertEntry(ledger, {
    date: addDays(today, -(row % 3_650)),
    valueCents: -(5_00 + (row % 9_973)),
    categoryId: 1,
    categorySource: 'provider',
    description,
    fullDescription: `${description} ${row}`,
    normalizedDescription: normalizeDescription(description),
    accountId,
    origin: 'file',
  })
}

/** Returns milliseconds of each measure on a new ledger. */
function measure(folder, name, key) {
  const path = join(folder, `${name}.sqlite`)
  const first = open(path, key)
  reserveIds(drizzleSqlite(first.file), 1)
  const account = {
    name: 'A',
    categoryName: 'Cash',
    typeName: 'Checking',
    balanceCents: 0,
    balanceAsOf: `${today}T00:00:00Z`,
    origin: 'manual',
  }
  const accountId = first.ledger.transact((ledger) => insertAccount(ledger, account).id)
  const imported = timed(() =>
    first.ledger.transact((ledger) => {
      for (let row = 0; row < rowCount; row += 1) insert(ledger, accountId, row)
    }),
  )
  let row = rowCount
  const written = timed(() => first.ledger.transact((ledger) => insert(ledger, accountId, (row += 1))), smallWrites)
  const statement = first.file.prepare(page)
  statement.all()
  const cached = timed(() => statement.all(), pages)
  const cold = timed(() => {
    first.file.pragma('shrink_memory')
    statement.all()
  }, pages)
  first.ledger.close()
  const opened = timed(() => open(path, key).ledger.close(), openings)
  rmSync(path)
  return {
    'open and close': opened,
    'page, cached': cached,
    'page, cache emptied': cold,
    [`import of ${rowCount} rows`]: imported,
    'small write': written,
  }
}

const report = startReport('keyed', 'Encrypted ledgers beside plain ones')
const folder = mkdtempSync(join(tmpdir(), 'evenkeel-keyed-'))
try {
  const rounds = { plain: [], keyed: [] }
  const key = { bytes: randomBytes(32), cipher: process.env.EVENKEEL_LEDGER_CIPHER ?? 'aegis' }
  for (let round = 0; round <= roundCount; round += 1) {
    const order = round % 2 === 0 ? ['plain', 'keyed'] : ['keyed', 'plain']
    for (const name of order) {
      const result = measure(folder, name, name === 'keyed' ? key : undefined)
      // The first round warms up.
      if (round > 0) rounds[name].push(result)
    }
  }
  for (const what of Object.keys(rounds.plain[0])) {
    const [plain, keyed] = ['plain', 'keyed'].map((name) => median(rounds[name].map((result) => result[what])))
    report.figure(`${what}, encrypted`, keyed / plain, 'times plain', { note: `${keyed.toFixed(3)} ms` })
  }
  report.end()
} finally {
  rmSync(folder, { recursive: true, force: true })
}
