import Sqlite from 'better-sqlite3'
import { keptSumRules } from '../probes/kept-sums-check.ts'
import { ledgerPath } from '../../src/store/ledger-files.ts'
import type { EnteredWrite, History, ImportedWrite } from './history.ts'

interface Row {
  readonly description: string
  readonly valueCents: number
  readonly isPart: number
}

/** Rules that hold in every ledger at every moment: each query returns the rows that break one. */
const invariants: Readonly<Record<string, string>> = {
  ...keptSumRules,
  'a part of a split has no source': 'SELECT id FROM entry WHERE source_entry_id NOT IN (SELECT id FROM entry)',
  'an answer is kept twice under one key': 'SELECT key FROM idempotency_key GROUP BY key HAVING count(*) > 1',
}

const problemsOfFile = (file: Sqlite.Database): string[] => [
  ...(file.pragma('integrity_check', { simple: true }) === 'ok' ? [] : ['the file is damaged']),
  ...(file.prepare('PRAGMA foreign_key_check').all().length === 0 ? [] : ['a reference is broken']),
  ...Object.entries(invariants).flatMap(([says, query]) => (file.prepare(query).all().length === 0 ? [] : [says])),
]

const sumCents = (rows: readonly Row[]) => rows.reduce((sum, { valueCents }) => sum + valueCents, 0)

/**
 * Returns what is wrong with a split: either the source keeps its share and one part has the rest, or nothing of the
 * split exists.
 */
function problemOfSplit({ cents, split }: EnteredWrite, rows: readonly Row[]): string | undefined {
  if (sumCents(rows) !== cents) return 'its parts do not add up to it'
  const isSplit =
    rows.length === 2 && rows.some(({ isPart, valueCents }) => isPart === 0 && valueCents === split?.keptCents)
  const isWhole = rows.length === 1 && rows[0]?.isPart === 0
  if (!isSplit && !isWhole) return `it is there ${rows.length} times`
  if (isSplit && !split) return 'it is split and nobody split it'
  return split?.outcome === 'acknowledged' && !isSplit ? 'its acknowledged split is lost' : undefined
}

function problemOfEntered(write: EnteredWrite, rows: readonly Row[]): string | undefined {
  if (rows.length === 0) {
    const mayBeGone = write.outcome === 'unanswered' || write.undone !== undefined
    return mayBeGone ? undefined : 'it was acknowledged and is lost'
  }
  if (write.undone === 'acknowledged') return 'it was taken back and is still there'
  return problemOfSplit(write, rows)
}

function problemOfImported({ rows: expected, outcome }: ImportedWrite, rows: readonly Row[]): string | undefined {
  if (rows.length === expected) return undefined
  if (rows.length === 0) return outcome === 'unanswered' ? undefined : 'the acknowledged import is lost'
  return `${rows.length} of ${expected} rows are there`
}

/**
 * Compares one person's ledger file with all that was sent for them: every acknowledged write exists exactly once,
 * every unanswered one at most once and never in part, nothing exists that was not sent, and every rule of the ledger
 * holds. Returns the problems in words.
 */
export function checkHistory(dataFolder: string, history: History): string[] {
  const file = new Sqlite(ledgerPath(dataFolder, history.personId), { readonly: true })
  try {
    const query = 'SELECT description, value_cents AS valueCents, source_entry_id IS NOT NULL AS isPart FROM entry'
    const byDescription = Map.groupBy(file.prepare<[], Row>(query).all(), ({ description }) => description)
    const rowsOf = (description: string) => byDescription.get(description) ?? []
    const writes = [
      ...history.entered.map(
        (write) => [write.description, problemOfEntered(write, rowsOf(write.description))] as const,
      ),
      ...history.imported.map(
        (write) => [write.description, problemOfImported(write, rowsOf(write.description))] as const,
      ),
    ]
    const sent = new Set(writes.map(([description]) => description))
    return [
      ...problemsOfFile(file),
      ...writes.flatMap(([description, problem]) => (problem ? [`${description}: ${problem}`] : [])),
      ...[...byDescription.keys()]
        .filter((description) => !sent.has(description))
        .map((description) => `${description}: nobody sent it`),
    ].map((problem) => `person ${history.personId}: ${problem}`)
  } finally {
    file.close()
  }
}
