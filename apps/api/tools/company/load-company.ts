import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { keySettingsOf, openKeyringThere } from '../../src/hosts/node/keyring-place.ts'
import { createKeys } from '../../src/identity/keys.ts'
import { createPasswords, endingAt } from '../../src/identity/passwords.ts'
import type { Clock, RandomSource } from '../../src/parts.ts'
import type { AuditSign } from '../../src/store/directory/audit-chain.ts'
import { createDirectory, type Directory } from '../../src/store/directory/directory.ts'
import { openMigratedDirectory } from '../../src/store/directory/directory-file.ts'
import { drizzleSqlite } from '../../src/store/sqlite/drizzle-sqlite.ts'
import type { SqliteFile } from '../../src/store/sqlite/sqlite-file.ts'
import { companyFile, type CompanyFile } from './company-file.ts'
import { type EdgePlace, openEdgeDatabase } from './edge-database.ts'
import { openEdgeMirror } from './edge-mirror.ts'
import { readServerSecret } from './server-secret.ts'
import { createFirstPassword, firstPasswordLastsMs } from './first-password.ts'
import { CompanyProblems, insist, stop } from './problems.ts'
import { readRoster, type RosterLine } from './roster-file.ts'
import { type FirstPassword, newAdvisers, removeAdvisers, saveAdvisers, saveAssignments } from './save-advisers.ts'
import { type Report, saveCompany, chosenValidators } from './save-company.ts'
import { planRoster, type RosterPlan, saveRoster } from './save-roster.ts'

/** Longer than any server keeps a lock. */
const lockTimeoutMs = 5_000
const pauseMs = 2

interface LoadOptions {
  readonly path: string
  readonly dataFolder: string
  /** Which edge directory to use; absent: the directory of the data folder. */
  readonly edge: EdgePlace | undefined
  /** EVENKEEL_SECRET, if the server is started with one. */
  readonly secret: string | undefined
  readonly isSaved: boolean
  /** How many lines of the roster the operator says are taken out. */
  readonly takesOut: number
  readonly clock: Clock
  readonly random: RandomSource
  readonly say: (line: string) => void
}

/** The result of loading a file. */
export interface LoadedCompany {
  readonly file: CompanyFile
  readonly changes: readonly string[]
  readonly roster: RosterPlan | null
  /** First passwords of new planners and staff, by email; they cannot be read again. Empty if nothing is saved. */
  readonly passwords: ReadonlyMap<string, string>
}

function read(path: string, what: string): Buffer {
  try {
    return readFileSync(path)
  } catch {
    return stop(`${what} '${path}' cannot be read: name a file that is there and that this user may read.`)
  }
}

function readCompanyFile(path: string): CompanyFile {
  const text = read(path, 'The file').toString('utf8')
  let content: unknown
  try {
    content = JSON.parse(text)
  } catch (error) {
    stop(
      `'${path}' is not JSON: ${error instanceof Error ? error.message : 'fix its brackets, commas and quotation marks'}.`,
    )
  }
  return insist(companyFile, content)
}

const auditSignOf =
  (options: LoadOptions): AuditSign =>
  (text) =>
    createKeys(readServerSecret(options)).sign('audit', text)

/** An open directory of either kind. */
interface OpenDirectory {
  readonly file: SqliteFile
  readonly directory: Directory
  /** Called once all is written: copies it to D1, or does nothing for a file. */
  finish(): Promise<void>
  close(): void
}

async function openEdge(place: EdgePlace, options: LoadOptions, file: CompanyFile): Promise<OpenDirectory> {
  const { dataFolder, say } = options
  if (place === 'local' && !existsSync(join(dataFolder, 'edge')))
    stop(
      `There are no databases of the edge in '${dataFolder}': run npm run start:edge there once, or set EVENKEEL_DATA to its folder.`,
    )
  const database = openEdgeDatabase(place, dataFolder)
  say('Reading the directory of the edge, which takes some seconds.')
  try {
    const mirror = await openEdgeMirror(database, file, auditSignOf(options))
    return {
      ...mirror,
      async finish() {
        const statements = mirror.written()
        if (statements.length === 0) return
        say('Writing to the directory of the edge.')
        await database.run(statements)
      },
      close() {
        mirror.directory.close()
        database.close()
      },
    }
  } catch (error) {
    database.close()
    throw error
  }
}

function openFile(options: LoadOptions): OpenDirectory {
  const { dataFolder } = options
  const path = join(dataFolder, 'directory.sqlite')
  if (!existsSync(path))
    stop(
      `There is no directory.sqlite in '${dataFolder}': start Evenkeel there once, or set EVENKEEL_DATA to the folder of its databases.`,
    )
  const keyring = openKeyringThere(keySettingsOf(process.env, dataFolder))
  const file = openMigratedDirectory(dataFolder, keyring)
  keyring?.close()
  file.pragma(`busy_timeout = ${lockTimeoutMs}`)
  file.pragma('secure_delete = ON')
  const directory = createDirectory(drizzleSqlite(file), () => file.close(), auditSignOf(options))
  return { file, directory, finish: async () => {}, close: () => directory.close() }
}

async function firstPasswords(
  directory: Directory,
  file: CompanyFile,
  { clock, random, isSaved }: LoadOptions,
): Promise<Map<string, FirstPassword>> {
  const passwords = createPasswords(random)
  const made = new Map<string, FirstPassword>()
  for (const { email } of await newAdvisers(directory, file)) {
    const password = createFirstPassword(random, email)
    // A preview needs no slow hash: it is rolled back.
    const hash = isSaved ? await passwords.hash(password) : ''
    made.set(email, { password, passwordHash: endingAt(hash, clock.now() + firstPasswordLastsMs) })
  }
  return made
}

interface Work {
  readonly file: CompanyFile
  readonly lines: readonly RosterLine[] | null
  readonly passwords: ReadonlyMap<string, FirstPassword>
}

/**
 * Saves everything except the roster's entries, in the open transaction. @throws CompanyProblems with all problems
 * found.
 */
async function saveAll(directory: Directory, { file, lines, passwords }: Work, options: LoadOptions) {
  const report: Report = { changes: [], problems: [] }
  const at = options.clock.now()
  const company = await saveCompany(directory, file, at, report)
  const where = { directory, company, at, report }
  await removeAdvisers(where, file)
  await saveAdvisers(where, file, passwords)
  await saveAssignments(where, file)
  if (report.problems.length > 0) throw new CompanyProblems(report.problems)
  const roster = lines && (await planRoster(directory, createKeys(readServerSecret(options)), company, lines))
  if (roster && file.rosterIsComplete) insistOnTakenOut(roster, options)
  return { company, roster, changes: report.changes }
}

/** From how many lines on, and from which part of the roster, the operator has to say how many are taken out. */
const manyLines = 10
const manyPart = 1 / 5

/** @throws CompanyProblems for a roster that takes out many lines, unless the operator says how many: half a file looks like that. */
function insistOnTakenOut({ kept, missing }: RosterPlan, { isSaved, takesOut }: LoadOptions): void {
  const [out, all] = [missing.length, kept + missing.length]
  if (!isSaved || out < manyLines || out <= all * manyPart || takesOut === out) return
  throw new CompanyProblems([
    `roster: ${out} of ${all} lines are not in this file and would be taken out. If that is right, add --takes-out ${out}.`,
  ])
}

function readLines(file: CompanyFile, { path, clock }: LoadOptions): RosterLine[] | null {
  if (file.roster === undefined) return null
  const bytes = read(resolve(dirname(path), file.roster), 'The roster')
  return readRoster(bytes, {
    validators: chosenValidators(file),
    today: new Date(clock.now()).toISOString().slice(0, 10),
  })
}

/**
 * Loads a company's file into the directory of a data folder, whether a server runs on it or not. First all of it is
 * read and checked, then it is written in one transaction, then the roster in small steps. For a preview the
 * transaction is rolled back, so that the report is what would be done. On the edge all is decided on a copy in memory
 * of what it reads, and then written to D1 at once. Repeatable.
 *
 * @throws CompanyProblems with a line for each thing to fix; nothing is changed then.
 */
export async function loadCompany(options: LoadOptions): Promise<LoadedCompany> {
  const file = readCompanyFile(options.path)
  const lines = readLines(file, options)
  const opened = options.edge ? await openEdge(options.edge, options, file) : openFile(options)
  const { file: sqlite, directory } = opened
  try {
    const passwords = await firstPasswords(directory, file, options)
    sqlite.exec('BEGIN IMMEDIATE')
    const { company, roster, changes } = await saveAll(directory, { file, lines, passwords }, options).catch(
      (error: unknown) => {
        sqlite.exec('ROLLBACK')
        throw error
      },
    )
    sqlite.exec(options.isSaved ? 'COMMIT' : 'ROLLBACK')
    if (!options.isSaved) return { file, changes, roster, passwords: new Map() }
    const pause = () => new Promise<void>((resolvePause) => setTimeout(resolvePause, pauseMs))
    if (roster)
      await saveRoster(directory, roster, {
        companyId: company.id,
        isComplete: file.rosterIsComplete ?? false,
        pause,
        say: options.say,
      })
    await opened.finish()
    if (!options.edge && (file.formerAdvisers ?? []).length > 0) sqlite.pragma('wal_checkpoint(TRUNCATE)')
    return {
      file,
      changes,
      roster,
      passwords: new Map([...passwords].map(([email, { password }]) => [email, password])),
    }
  } finally {
    opened.close()
  }
}
