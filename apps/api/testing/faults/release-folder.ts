import { mkdirSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import Sqlite from 'better-sqlite3'
import { keptSumRules } from '../probes/kept-sums-check.ts'
import { type FileKey, openFile } from '../../src/store/sqlite/key-file.ts'
import { ledgerPath } from '../../src/store/ledger-files.ts'

const releasesFolder = join(import.meta.dirname, '../fixtures/releases')

/** Returns every released version of which a folder of databases is kept, the oldest first. */
export const releases = (): string[] =>
  readdirSync(releasesFolder).toSorted((one, other) => Number(one) - Number(other))

const releasePath = (dataFolder: string, personId: string | undefined) =>
  personId === undefined ? join(dataFolder, 'directory.sqlite') : ledgerPath(dataFolder, Number(personId))

/** Writes a data folder in the format of `release` and returns the person ids of its ledgers. */
export function createReleaseFolder(release: string, dataFolder: string): number[] {
  const names = readdirSync(join(releasesFolder, release))
  for (const name of names) {
    const path = releasePath(dataFolder, /^ledger-(\d+)\.sql$/.exec(name)?.[1])
    mkdirSync(dirname(path), { recursive: true })
    const file = new Sqlite(path)
    file.pragma('journal_mode = WAL')
    file.pragma('foreign_keys = OFF')
    file.exec(readFileSync(join(releasesFolder, release, name), 'utf8'))
    file.close()
  }
  return names.flatMap((name) => /^ledger-(\d+)\.sql$/.exec(name)?.[1] ?? []).map(Number)
}

/**
 * Returns what must be the same before and after an upgrade: each month's sums of each category and account, and each
 * account's balance.
 */
export function readSums(path: string, key?: FileKey): unknown {
  const file = openFile(path, key, true)
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

/** Returns each table that has rows, with their count: an upgrade may add rows, and never removes any. */
export function rowCounts(path: string): Map<string, number> {
  const file = new Sqlite(path, { readonly: true })
  try {
    const tables = file
      .prepare<[], { name: string }>(
        "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite\\_%' ESCAPE '\\' AND name NOT LIKE 'entry\\_text%' ESCAPE '\\'",
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

/** Returns a database's whole schema: tables, indexes, triggers, in the order of their names. */
export function readSchema(path: string): readonly string[] {
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

/** Returns the rules of the kept sums that an upgraded ledger breaks, in words. */
export function findKeptSumFaults(path: string): string[] {
  const file = new Sqlite(path, { readonly: true })
  try {
    return Object.entries(keptSumRules).flatMap(([says, query]) =>
      file.prepare(query).all().length === 0 ? [] : [says],
    )
  } finally {
    file.close()
  }
}

/** Whether nothing is damaged, and every foreign key is valid. */
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
