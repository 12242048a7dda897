import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { ledgerPath } from '../ledger-files.ts'
import type { SqliteFile } from '../sqlite/sqlite-file.ts'

/** The greatest person id that the table's check allows. */
const maxPersonNumber = 9_000_000

const unlookedQuery = "SELECT person_id FROM person_ledger WHERE state = 'unlooked'"

/**
 * Looks up once, after the upgrade that introduced marks, which people have a ledger. All in one transaction: a later
 * look-up would take a ledger lost meanwhile for one that was never created.
 */
export function lookForLedgers(file: SqliteFile, dataFolder: string): void {
  const unlooked = file.prepare<[], number>(unlookedQuery).pluck()
  if (unlooked.get() === undefined) return
  const found = file.prepare('UPDATE person_ledger SET state = ? WHERE person_id = ?')
  const look = file.transaction(() => {
    for (const personId of unlooked.all())
      found.run(existsSync(ledgerPath(dataFolder, personId)) ? 'unmarked' : 'new', personId)
  })
  look.immediate()
}

/** Returns the greatest person id among the folder's ledgers; 0 if there are none. */
function greatestNumber(dataFolder: string): number {
  const ledgers = join(dataFolder, 'ledgers')
  if (!existsSync(ledgers)) return 0
  const names = readdirSync(ledgers, { recursive: true, encoding: 'utf8' })
  const numbers = names.map((name) => Number(/(?:^|[\\/])(\d{1,7})\.sqlite$/.exec(name)?.[1] ?? 0))
  return numbers.reduce((greatest, number) => (number <= maxPersonNumber ? Math.max(greatest, number) : greatest), 0)
}

/** How many numbers are passed over after a restore: people may have left whose files are gone. */
export const skippedNumbers = 1_000

/**
 * Makes the next person id higher than that of any ledger in the folder, in case an older directory was restored next
 * to newer ledgers.
 */
export function skipTakenNumbers(file: SqliteFile, dataFolder: string): void {
  const greatest = greatestNumber(dataFolder)
  const given = file.prepare<[], number>("SELECT seq FROM sqlite_sequence WHERE name = 'person'").pluck().get()
  if (greatest <= (given ?? 0)) return
  const next = Math.min(greatest + skippedNumbers, maxPersonNumber - 1)
  if (given === undefined) file.prepare("INSERT INTO sqlite_sequence (name, seq) VALUES ('person', ?)").run(next)
  else file.prepare("UPDATE sqlite_sequence SET seq = max(seq, ?) WHERE name = 'person'").run(next)
}

/** How many ledgers a start looks for. */
const lookedFor = 10
/** A single ledger that is lost is that person's matter, and no disk that is not mounted. */
const minLedgers = 2

/**
 * Returns what to tell the operator if the directory knows ledgers and none of ten that are spread over them is there;
 * undefined otherwise.
 */
export function findUnmounted(file: SqliteFile, dataFolder: string): string | undefined {
  const ids = file.prepare<[], number>("SELECT person_id FROM person_ledger WHERE state = 'there' ORDER BY person_id")
  const people = ids.pluck().all()
  const step = Math.max(1, Math.floor(people.length / lookedFor))
  const some = people.filter((_, index) => index % step === 0)
  if (people.length < minLedgers || some.some((personId) => existsSync(ledgerPath(dataFolder, personId))))
    return undefined
  return `EVENKEEL_DATA has a directory that knows ${people.length.toLocaleString('en-US')} people and none of their ledgers: is the disk mounted?`
}
