import { mkdirSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import Sqlite from 'better-sqlite3'
import { keptSumRules } from '../../store/ledger/kept-sums-check.ts'
import { ledgerPath } from '../../store/ledger-files.ts'

const RELEASES = join(import.meta.dirname, '../../../fixtures/releases')

/** Every released version of which a folder of databases is kept, the oldest first. */
export const releases = (): string[] => readdirSync(RELEASES).toSorted((one, other) => Number(one) - Number(other))

const pathOf = (dataFolder: string, personId: string | undefined) =>
  personId === undefined ? join(dataFolder, 'directory.sqlite') : ledgerPath(dataFolder, Number(personId))

/** Writes a data folder as that release left it; gives whose ledgers are in it. */
export function makeReleaseFolder(release: string, dataFolder: string): number[] {
  const names = readdirSync(join(RELEASES, release))
  for (const name of names) {
    const path = pathOf(dataFolder, /^ledger-(\d+)\.sql$/.exec(name)?.[1])
    mkdirSync(dirname(path), { recursive: true })
    const file = new Sqlite(path)
    file.pragma('journal_mode = WAL')
    file.pragma('foreign_keys = OFF')
    file.exec(readFileSync(join(RELEASES, release, name), 'utf8'))
    file.close()
  }
  return names.flatMap((name) => /^ledger-(\d+)\.sql$/.exec(name)?.[1] ?? []).map(Number)
}

/** What must be the same before and after an upgrade: each month's sums of each category and account, and what each account has. */
export function sumsOf(path: string): unknown {
  const file = new Sqlite(path, { readonly: true })
  try {
    return {
      entries: file
        .prepare(
          'SELECT substr(date, 1, 7) AS month, category_id, account_id, is_hidden, sum(value_cents) AS cents, count(*) AS entries FROM entry GROUP BY 1, 2, 3, 4',
        )
        .all(),
      sums: file.prepare('SELECT * FROM entry_sum WHERE entries <> 0 ORDER BY 1, 2, 3, 4, 5, 6').all(),
      accounts: file.prepare('SELECT id, name, balance_cents FROM account ORDER BY id').all(),
      budgets: file.prepare('SELECT count(*) AS budgets FROM budget').all(),
    }
  } finally {
    file.close()
  }
}

/** Each table that has rows, and how many: an upgrade may add, and never takes away. */
export function rowCounts(path: string): Map<string, number> {
  const file = new Sqlite(path, { readonly: true })
  try {
    const tables = file
      .prepare<[], { name: string }>(
        "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite\\_%' ESCAPE '\\'",
      )
      .all()
    const counts = tables.map(
      ({ name }) =>
        [name, file.prepare<[], { rows: number }>(`SELECT count(*) AS rows FROM "${name}"`).get()?.rows ?? 0] as const,
    )
    return new Map(counts.filter(([, rows]) => rows > 0))
  } finally {
    file.close()
  }
}

/** All that the schema of a database says: tables, indexes, triggers, in the order of their names. */
export function schemaOf(path: string): readonly string[] {
  const file = new Sqlite(path, { readonly: true })
  try {
    const query =
      "SELECT sql FROM sqlite_schema WHERE sql IS NOT NULL AND name NOT LIKE 'sqlite\\_%' ESCAPE '\\' ORDER BY type, name"
    return file
      .prepare<[], { sql: string }>(query)
      .all()
      .map(({ sql }) => sql.replace(/\s+/g, ' '))
  } finally {
    file.close()
  }
}

/** Which rules of the kept sums an upgraded ledger breaks, in words. */
export function keptSumFaultsOf(path: string): string[] {
  const file = new Sqlite(path, { readonly: true })
  try {
    return Object.entries(keptSumRules).flatMap(([says, query]) =>
      file.prepare(query).all().length === 0 ? [] : [says],
    )
  } finally {
    file.close()
  }
}

/** Nothing is damaged, and no reference is broken. */
export function isWhole(path: string): boolean {
  const file = new Sqlite(path, { readonly: true })
  try {
    return (
      file.pragma('integrity_check', { simple: true }) === 'ok' &&
      file.prepare('PRAGMA foreign_key_check').all().length === 0
    )
  } finally {
    file.close()
  }
}
