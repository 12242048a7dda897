import Sqlite from 'better-sqlite3'

interface SchemaRow {
  readonly type: 'table' | 'index' | 'trigger' | 'view'
  readonly name: string
  readonly sql: string
}

const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`

/** What the rows of a table are in order of: their key where that is how they are stored, else as they came. */
function orderOf(file: Sqlite.Database, table: string): string {
  const storage = file.prepare<[string], { wr: number }>('SELECT wr FROM pragma_table_list(?)').get(table)
  if (storage?.wr !== 1) return 'rowid'
  const keys = file
    .prepare<[string], { name: string }>('SELECT name FROM pragma_table_info(?) WHERE pk > 0 ORDER BY pk')
    .all(table)
  return keys.map(({ name }) => quoted(name)).join(', ')
}

/** The rows of a table as one statement; none for a table without rows. */
function rowsAsSql(file: Sqlite.Database, table: string): string[] {
  const columns = file.prepare<[string], { name: string }>('SELECT name FROM pragma_table_info(?)').all(table)
  const values = columns.map(({ name }) => `quote(${quoted(name)})`).join(` || ',' || `)
  const rows = file
    .prepare<[], { row: string }>(`SELECT ${values} AS row FROM ${quoted(table)} ORDER BY ${orderOf(file, table)}`)
    .all()
  return rows.length === 0
    ? []
    : [`INSERT INTO ${quoted(table)} VALUES\n${rows.map(({ row }) => `(${row})`).join(',\n')};`]
}

/**
 * A database as a script of SQL that makes the same one anew: its tables, their rows, where its ids go on, then its indexes
 * and triggers. For fixtures, in which a change can be read; run it with foreign keys off.
 *
 * @throws SqliteError where there is no database at the path.
 */
export function dumpDatabase(path: string): string {
  const file = new Sqlite(path, { readonly: true, fileMustExist: true })
  try {
    const schema = file
      .prepare<[], SchemaRow>(
        "SELECT type, name, sql FROM sqlite_schema WHERE sql IS NOT NULL AND name NOT LIKE 'sqlite\\_%' ESCAPE '\\' ORDER BY rowid",
      )
      .all()
    const tables = schema.filter(({ type }) => type === 'table')
    const rest = schema.filter(({ type }) => type !== 'table')
    const sequence = rowsAsSql(file, 'sqlite_sequence')
    const statements = [
      ...tables.map(({ sql }) => `${sql};`),
      ...tables.flatMap(({ name }) => rowsAsSql(file, name)),
      ...(sequence.length === 0 ? [] : ['DELETE FROM sqlite_sequence;', ...sequence]),
      ...rest.map(({ sql }) => `${sql};`),
    ]
    return `${statements.join('\n')}\n`
  } finally {
    file.close()
  }
}
