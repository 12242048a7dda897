import type { AuditSign } from '../../src/store/directory/audit-chain.ts'
import { createDirectory, type Directory } from '../../src/store/directory/directory.ts'
import { directoryMigrations } from '../../src/store/directory/migrations.generated.ts'
import { toEmailKey } from '../../src/store/directory/people.ts'
import { drizzleSqlite } from '../../src/store/sqlite/drizzle-sqlite.ts'
import { migrate } from '../../src/store/sqlite/migrate.ts'
import { openInMemory } from '../../src/store/sqlite/open-sqlite.ts'
import type { SqliteFile } from '../../src/store/sqlite/sqlite-file.ts'
import type { CompanyFile } from './company-file.ts'
import type { DirectoryRow, EdgeDatabase } from './edge-database.ts'
import { stop } from './problems.ts'

/** The part of the directory that one company's file concerns, in memory, and what the rules write into it. */
export interface EdgeMirror {
  readonly file: SqliteFile
  readonly directory: Directory
  /**
   * Returns the statements that wrote, with their values, after guards that fail if the directory has changed
   * meanwhile.
   */
  written(): string[]
}

const quoted = (text: string) => `'${text.replaceAll("'", "''")}'`

/** Returns the emails in the file, in the form in which the directory compares them. */
function toEmailList({ advisers = [], formerAdvisers = [], assignments = [] }: CompanyFile): string {
  const emails = [
    ...advisers.map(({ email }) => email),
    ...formerAdvisers,
    ...assignments.flatMap(({ employee, planner }) => [employee, planner]),
  ]
  return [...new Set(emails.map(toEmailKey))].map(quoted).join(', ')
}

/** Returns each table that the rules read, with a query for the rows. */
function toQueries(file: CompanyFile): Readonly<Record<string, string>> {
  const named = `(select id from person where email_key in (${toEmailList(file)}))`
  const ownRoster = `company_id = (select id from company where code = ${quoted(file.code)})`
  return {
    company: '1',
    company_domain: '1',
    company_origin: '1',
    company_benefit: '1',
    company_match: '1',
    roster_entry: file.roster === undefined ? '0' : ownRoster,
    person: `id in ${named}`,
    planner_assignment: `employee_id in ${named}`,
    // The last line of each audit chain, which the next one follows.
    audit: `person_id in ${named} and position = (select max(position) from audit as other where other.person_id = audit.person_id)`,
  }
}

function insistOnRelease(applied: readonly DirectoryRow[]): void {
  const names = new Set(applied.map(({ name }) => name))
  const isSame = names.size === directoryMigrations.length && directoryMigrations.every(({ name }) => names.has(name))
  if (!isSame)
    stop(
      'The directory of the edge is of another release than this one: deploy this release and open it once, or use the release that is deployed.',
    )
}

function fill(file: SqliteFile, table: string, rows: readonly DirectoryRow[]): void {
  for (const row of rows) {
    const columns = Object.keys(row)
    file
      .prepare(
        `insert into "${table}" (${columns.map((column) => `"${column}"`).join(', ')}) values (${columns.map(() => '?').join(', ')})`,
      )
      .run(Object.values(row))
  }
}

/** Returns a statement that fails, and with it the whole batch, unless the query returns `expected`. */
const insistThat = (query: string, expected: number) =>
  `insert into schema_migration (name) select null where ifnull((${query}), 0) <> ${expected}`

const isWrite = (statement: string) => /^\s*(?:insert|update|delete|replace)\b/i.test(statement)
/** Writes a value as SQL. @throws TypeError for a value that no column of the directory holds. */
function literal(value: unknown): string {
  if (value === null) return 'null'
  if (typeof value === 'string') return quoted(value)
  if (typeof value === 'number' && Number.isFinite(value)) return String(value)
  throw new TypeError(`A ${typeof value} cannot be written into a statement`)
}

/** Returns a statement with its values in place of their marks. */
function withValues(statement: string, params: readonly unknown[]): string {
  const [first = '', ...rest] = statement.split('?')
  if (rest.length !== params.length) throw new Error('A statement has another number of marks than of values')
  return rest.reduce((text, part, index) => text + literal(params[index]) + part, first)
}

const ids = (rows: readonly DirectoryRow[]) => rows.map(({ id }) => Number(id))

/** Returns statements that fail if what the writes build on has changed since it was read. */
function toGuards(
  statements: readonly string[],
  sequences: readonly DirectoryRow[],
  people: readonly DirectoryRow[],
  audits: readonly DirectoryRow[],
): string[] {
  const named = (table: string) =>
    statements.some((statement) => statement.toLowerCase().startsWith(`insert into "${table}"`))
  const seqOf = (table: string) => Number(sequences.find(({ name }) => name === table)?.['seq'] ?? 0)
  const nextIds = ['company', 'person']
    .filter(named)
    .map((table) => insistThat(`select seq from sqlite_sequence where name = '${table}'`, seqOf(table)))
  const positionOf = (personId: number) =>
    Number(audits.find((line) => line['person_id'] === personId)?.['position'] ?? 0)
  const chains = named('audit')
    ? ids(people).map((id) => insistThat(`select max(position) from audit where person_id = ${id}`, positionOf(id)))
    : []
  return [...nextIds, ...chains]
}

/**
 * Reads what a company's file is compared with, in one request. @throws CompanyProblems if it cannot be read, or is of
 * another release.
 */
export async function openEdgeMirror(
  database: EdgeDatabase,
  companyFile: CompanyFile,
  auditSign: AuditSign,
): Promise<EdgeMirror> {
  const queries = Object.entries(toQueries(companyFile))
  const [applied = []] = await database.query(['select name from schema_migration'])
  insistOnRelease(applied)
  const [sequences = [], ...tables] = await database.query([
    'select name, seq from sqlite_sequence',
    ...queries.map(([table, which]) => `select * from ${table} where ${which}`),
  ])
  const rowsOf = (name: string) => tables[queries.findIndex(([table]) => table === name)] ?? []
  const statements: string[] = []
  const logQuery = (statement: string, params: readonly unknown[]) =>
    void (isWrite(statement) && statements.push(withValues(statement, params)))
  const file = openInMemory()
  migrate(file, directoryMigrations)
  // A row may refer to rows that were not read.
  file.pragma('foreign_keys = OFF')
  for (const [table] of queries) fill(file, table, rowsOf(table))
  file.exec('delete from sqlite_sequence')
  fill(file, 'sqlite_sequence', sequences)
  file.pragma('foreign_keys = ON')
  return {
    file,
    directory: createDirectory(drizzleSqlite(file, { logQuery }), () => file.close(), auditSign),
    written: () =>
      statements.length === 0
        ? []
        : [...toGuards(statements, sequences, rowsOf('person'), rowsOf('audit')), ...statements],
  }
}
