import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { LedgerRefused, type RefusalReason, shortLedgerId } from '../../src/errors.ts'
import { asRefusedOpening } from '../../src/store/as-refusal.ts'
import { insistOnMark, type LedgerMark, readMark } from '../../src/store/ledger-mark.ts'
import { isNotBegun } from '../../src/store/ledger-owner.ts'
import { type FileKey, openFile } from '../../src/store/sqlite/key-file.ts'
import type { SqliteFile } from '../../src/store/sqlite/sqlite-file.ts'
import { askFile } from '../../src/store/sqlite/open-sqlite.ts'
import type { KnownLedger, LedgersFolder } from './folder.ts'

/** Runs a query on a ledger that is opened without changing it. */
export function lookInto<T>(path: string, key: FileKey | undefined, work: (file: SqliteFile) => T): T {
  const file = openFile(path, key, true)
  try {
    return work(file)
  } finally {
    file.close()
  }
}

function insistOnRight(owner: KnownLedger): void {
  if (owner.ledgerState === 'quarantined') throw new LedgerRefused(owner.ledgerId, 'quarantined')
  const size = statSync(owner.path, { throwIfNoEntry: false })?.size
  if (size === undefined && isNotBegun(owner.ledgerState)) return
  if (!size) throw new LedgerRefused(owner.ledgerId, 'missing')
  lookInto(owner.path, owner.key, (file) => {
    insistOnMark(askFile(file), owner)
    if (file.pragma('integrity_check', { simple: true }) !== 'ok') throw new LedgerRefused(owner.ledgerId, 'corrupt')
  })
}

/** Returns why a ledger would not be opened; undefined if it is right. Nothing is changed. */
export function findFault(owner: KnownLedger): RefusalReason | undefined {
  try {
    insistOnRight(owner)
    return undefined
  } catch (error) {
    const refusal = asRefusedOpening(error, owner)
    if (refusal instanceof LedgerRefused) return refusal.reason
    throw error
  }
}

/** Returns the mark of a ledger's file; undefined if it bears none. */
export const markIn = (path: string, key: FileKey | undefined): LedgerMark | undefined =>
  lookInto(path, key, (file) => readMark(askFile(file)))

/** A ledger file that no person in the directory has. */
export interface Orphan {
  readonly personId: number
  readonly path: string
}

/** Returns the ledger files of numbers that the directory does not know. */
export function findOrphans({ dataFolder, directory }: LedgersFolder): Orphan[] {
  const ledgers = join(dataFolder, 'ledgers')
  if (!existsSync(ledgers)) return []
  const known = new Set(directory.prepare<[], number>('SELECT id FROM person').pluck().all())
  return readdirSync(ledgers, { recursive: true, encoding: 'utf8' }).flatMap((name) => {
    const personId = Number(/(?:^|[\\/])(\d{1,7})\.sqlite$/.exec(name)?.[1] ?? 0)
    return personId === 0 || known.has(personId) ? [] : [{ personId, path: join(ledgers, name) }]
  })
}

/** Returns a number and its noun. */
export const counted = (count: number, one: string, several: string) =>
  `${count.toLocaleString('en-US')} ${count === 1 ? one : several}`

/**
 * Prints a line for each ledger that would not be opened, and for each file that belongs to no person. Returns the exit
 * code.
 */
export function check(folder: LedgersFolder, person: string | undefined, say: (line: string) => void): number {
  const ledgers = person === undefined ? folder.all() : [folder.one(person)]
  const orphans = person === undefined ? findOrphans(folder) : []
  let wrong = 0
  for (const owner of ledgers) {
    const fault = findFault(owner)
    if (fault === undefined) continue
    wrong += 1
    say(`${shortLedgerId(owner.ledgerId)} of person ${owner.personId}: ${fault}`)
  }
  for (const { personId, path } of orphans) say(`orphan, number ${personId}: ${path}`)
  const found = [
    ...(wrong > 0 ? [counted(wrong, 'is not right', 'are not right')] : []),
    ...(orphans.length > 0 ? [counted(orphans.length, 'file belongs to no one', 'files belong to no one')] : []),
  ]
  say(
    `Checked ${counted(ledgers.length, 'ledger', 'ledgers')}: ${found.length === 0 ? 'all are right' : found.join(', ')}.`,
  )
  return found.length === 0 ? 0 : 1
}
