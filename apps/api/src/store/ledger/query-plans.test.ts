import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { drizzleSqlite, sqliteDriver } from '../sqlite/drizzle-sqlite.ts'
import { openSqlite } from '../sqlite/open-sqlite.ts'
import type { SqliteFile } from '../sqlite/sqlite-file.ts'
import { daySums, firstDays, statedOn, statedSince, sumsOfStretches } from './balance-days.ts'
import { entriesOfProvider } from './connection-entries.ts'
import { entryIdsOfBankFile, type EntryToInsert, insertEntry, findPartners, findParts } from './entries.ts'
import { type EntryFilter, filterValues } from './entry-filter.ts'
import { entryPage } from './entry-page.ts'
import type { PageOrder } from './page-order.ts'
import { categorySums } from './category-sums.ts'
import { firstFound } from './first-found.ts'
import { entryGroups } from './entry-sums.ts'
import { type LedgerDatabase, createLedger } from './ledger.ts'
import { ledgerMigrations } from './migrations.generated.ts'

/** Ten years of one busy person. */
const rowCount = 20_000

let folder: string
let file: SqliteFile
let ledger: LedgerDatabase
let queries: string[] = []

const toDay = (index: number) =>
  new Date(Date.UTC(2016, 11, 1) + Math.floor((index * 3_640) / rowCount) * 86_400_000).toISOString().slice(0, 10)

const toRow = (index: number): EntryToInsert => ({
  date: toDay(index),
  valueCents: ((index * 7_919) % 20_000) - 15_000,
  categoryId: 1 + (index % 25),
  categorySource: 'provider',
  description: `Payee ${index % 400}`,
  fullDescription: `PAYEE ${index}`,
  normalizedDescription: `payee ${index % 400}`,
  origin: index % 9 === 0 ? 'manual' : 'file',
})

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'evenkeel-plans-'))
  file = openSqlite(join(folder, 'ledger.sqlite'), ledgerMigrations)
  ledger = drizzleSqlite(file, { logQuery: (query) => void queries.push(query) })
  createLedger(ledger, () => file.close(), sqliteDriver(file)).transact((tx) => {
    for (let index = 0; index < rowCount; index += 1) insertEntry(tx, toRow(index))
  })
})
afterAll(() => {
  file.close()
  rmSync(folder, { recursive: true, force: true })
})

/** Returns SQLite's query plans for the queries that `work` makes. */
function explainQueries(work: () => unknown): string {
  queries = []
  work()
  return queries
    .flatMap((query) =>
      file
        .prepare<unknown[], { detail: string }>(`explain query plan ${query}`)
        .all(...Array.from({ length: (query.match(/\?/g) ?? []).length }, () => null)),
    )
    .map(({ detail }) => detail)
    .join('\n')
}

const page = (filter: EntryFilter, order: PageOrder, offset = 0) =>
  explainQueries(() => entryPage(ledger, { filter, order }, { limit: 10, offset, length: rowCount }))

describe('ten years of transactions', () => {
  it.each([
    [{ by: 'date', direction: 'DESC' }, 'entry_by_date'],
    [{ by: 'description', direction: 'ASC' }, 'entry_by_description'],
    [{ by: 'value', direction: 'DESC' }, 'entry_by_value'],
    [{ by: 'category', categoryId: 6 }, 'entry_by_category (category_id=?'],
    [{ by: 'account', accountId: null }, 'entry_by_account (account_id=?'],
  ] as const)(
    'sorted %o it walks along that index: at either end it sorts nothing, farther on only its page',
    (order, index) => {
      const atAnEnd = page({}, order)
      expect(atAnEnd).toContain(`USING INDEX ${index}`)
      expect(atAnEnd).not.toContain('ORDER BY')
      const fartherOn = page({}, order, 30)
      expect(fartherOn).toContain(`COVERING INDEX ${index}`)
      expect(fartherOn).toContain('SEARCH entry USING INTEGER PRIMARY KEY')
      expect(fartherOn.match(/TEMP B-TREE FOR ORDER BY/g)).toHaveLength(1)
    },
  )

  it('the sums of whole months read no entry, and those of half a month read half of an index that holds all they need', () => {
    const year = { from: '2025-11-01', to: '2026-10-31' }
    for (const work of [() => categorySums(ledger, year), () => entryGroups(ledger, year)]) {
      expect(explainQueries(work)).toContain('SEARCH entry_month_sum USING PRIMARY KEY (period>? AND period<?)')
      expect(explainQueries(work)).not.toMatch(/(?:SEARCH|SCAN) entry\b/)
    }
    const untilToday = { ...year, to: '2026-10-12' }
    for (const work of [() => categorySums(ledger, untilToday), () => entryGroups(ledger, untilToday)]) {
      expect(explainQueries(work)).toContain('SEARCH entry USING COVERING INDEX entry_totals (date>? AND date<?)')
    }
  })

  it('balances by day read ranges of the kept sums of days and of stated balances, and no entry', () => {
    const rows = { accountId: 1, currency: 'USD' }
    const plans = [
      explainQueries(() => firstDays(ledger)),
      explainQueries(() => statedOn(ledger, ['2026-10-31'])),
      explainQueries(() => statedSince(ledger, 1, '2026-10-31')),
      explainQueries(() => daySums(ledger, rows, '2026-10-31')),
      explainQueries(() => sumsOfStretches(ledger, [{ ...rows, after: '2026-09-30', until: '2026-10-31' }])),
    ]
    for (const plan of plans) expect(plan).not.toMatch(/(?:SEARCH|SCAN) entry\b|SCAN (?:entry_day_sum|balance_day)/)
    expect(plans.at(-1)).toContain(
      'SEARCH entry_day_sum USING PRIMARY KEY (account_id=? AND currency=? AND date>? AND date<?)',
    )
  })

  it('finds parts, rows of a file, other sides of transfers and rows of a provider by partial indexes', () => {
    const plans = [
      ['entry_by_source', () => findParts(ledger, 1)],
      ['entry_by_bank_file', () => entryIdsOfBankFile(ledger, 1)],
      ['entry_by_transfer_pair', () => findPartners(ledger, [1])],
      ['entry_provider', () => entriesOfProvider(ledger, [1], ['a'])],
    ] as const
    for (const [index, work] of plans)
      expect(explainQueries(work)).toMatch(new RegExp(`USING (?:COVERING )?INDEX ${index} `))
    expect(
      file
        .prepare("select name from sqlite_schema where type = 'index' and tbl_name = 'entry' and sql like '%where%'")
        .all(),
    ).toHaveLength(7)
  })

  it('the few rows of a search are looked up and sorted, and no index is walked to them', () => {
    const found = { filter: { words: ['payee', '4120'] }, order: { by: 'date', direction: 'DESC' } } as const
    const plan = explainQueries(() => entryPage(ledger, found, { limit: 10, offset: 0, length: 12 }))
    expect(plan).toContain('SEARCH entry USING INTEGER PRIMARY KEY')
    expect(plan).not.toContain('SCAN entry ')
  })

  const firstRows = (words: string[], by: 'date' | 'value') =>
    explainQueries(() =>
      expect(firstFound(ledger, { filter: { words }, order: { by, direction: 'DESC' } }, 51)).toHaveLength(51),
    )

  it('the first rows with a word are found by their days: the search is asked for whole words, in the order of the list', () => {
    const plan = firstRows(['payee'], 'date')
    expect(plan).toContain('SCAN entry_text VIRTUAL TABLE INDEX 192:M1')
    expect(plan).toContain('SEARCH entry USING INTEGER PRIMARY KEY')
    expect(plan).not.toMatch(/TEMP B-TREE|SCAN entry /)
  })

  it('those by amount, and with the beginning of many words, are walked to along the index of their order', () => {
    for (const [plan, range] of [
      [firstRows(['1'], 'date'), 'entry_by_date (date>?)'],
      [firstRows(['payee'], 'value'), 'entry_by_value (value_cents>?)'],
    ] as const) {
      expect(plan).toContain(`SEARCH entry USING INDEX ${range}`)
      expect(plan).not.toContain('TEMP B-TREE')
      expect(plan).not.toContain('SCAN entry_text VIRTUAL TABLE')
    }
  })

  it('the last page costs the same as the first', () => {
    queries = []
    entryPage(
      ledger,
      { filter: {}, order: { by: 'date', direction: 'DESC' } },
      { limit: 10, offset: rowCount - 15, length: rowCount },
    )
    entryPage(
      ledger,
      { filter: {}, order: { by: 'date', direction: 'DESC' } },
      { limit: 10, offset: 5, length: rowCount },
    )
    const [last = '', first = ''] = queries
    expect(first).toContain('order by date desc, id desc limit')
    expect(last).toContain('order by date asc, id asc limit')
  })

  it.each([
    [{ by: 'date', direction: 'DESC' }, 'entry_by_date'],
    [{ by: 'description', direction: 'ASC' }, 'entry_by_description'],
    [{ by: 'value', direction: 'ASC' }, 'entry_by_value'],
    [{ by: 'category', categoryId: 6 }, 'entry_by_category'],
  ] as const)(
    'sorted %o a page read before, and the one after it, start at a mark on that index, however many rows have equal keys',
    (order, index) => {
      const middle = { limit: 10, offset: 700, length: 1_500 }
      const [again, next] = createLedger(ledger, () => {}, sqliteDriver(file)).transact(() => {
        entryPage(ledger, { filter: {}, order }, middle)
        return [
          explainQueries(() => entryPage(ledger, { filter: {}, order }, middle)),
          explainQueries(() => entryPage(ledger, { filter: {}, order }, { ...middle, offset: 710 })),
        ] as const
      }, 'read')
      expect(again).toMatch(new RegExp(`^SEARCH entry USING INDEX ${index} `))
      expect(again).not.toMatch(/ORDER BY|SCAN/)
      expect(next.match(new RegExp(`SEARCH entry USING COVERING INDEX ${index}`, 'g'))).toHaveLength(2)
      expect(next).not.toContain('SCAN entry')
      for (const plan of [again, next]) expect(plan).toMatch(/\(.*=\? AND id[<>]\?\)/)
    },
  )

  it('the totals of the whole list read no entry', () => {
    const plan = explainQueries(() => entryGroups(ledger, {}))
    expect(plan).toContain('entry_sum')
    expect(plan).not.toMatch(/\bentry\b/)
  })

  it('the groups without days equal those of the rows', () => {
    const everyDay = { from: '0000-01-01', to: '9999-12-31' }
    const filters: EntryFilter[] = [
      {},
      { categoryIds: [6, 7] },
      { excludeManual: true },
      { excludeMoneyInOf: [1, 3], excludeMoneyOutOf: [1] },
      { accountIds: [5] },
    ]
    const sorted = (filter: EntryFilter) =>
      entryGroups(ledger, filter)
        .map((group) => JSON.stringify(group))
        .toSorted()
    for (const filter of filters) expect(sorted(filter)).toEqual(sorted({ ...filter, ...everyDay }))
  })

  it('filters of one shape share one prepared query, regardless of their values', () => {
    entryGroups(ledger, { categoryIds: [1] })
    const values = filterValues({ categoryIds: [2, 3], from: '2026-01-01' })
    expect(values).toMatchObject({ categoryIds: '[2,3]', from: '2026-01-01', to: null, accountIds: '[]' })
    const [one] = [entryGroups(ledger, { categoryIds: [2] }), entryGroups(ledger, { categoryIds: [2, 3] })]
    expect(new Set(one.map(({ categoryId }) => categoryId))).toEqual(new Set([2]))
  })
})
