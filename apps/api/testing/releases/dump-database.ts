import Sqlite from 'better-sqlite3'

interface SchemaRow {
  readonly type: 'table' | 'index' | 'trigger' | 'view'
  readonly name: string
  readonly sql: string
}

const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`

/** Returns the columns by which a table's rows are sorted: the key if rows are stored by it, else the rowid. */
function rowOrder(file: Sqlite.Database, table: string): string {
  const storage = file.prepare<[string], { wr: number }>('SELECT wr FROM pragma_table_list(?)').get(table)
  if (storage?.wr !== 1) return 'rowid'
  const keys = file
    .prepare<[string], { name: string }>('SELECT name FROM pragma_table_info(?) WHERE pk > 0 ORDER BY pk')
    .all(table)
  return keys.map(({ name }) => quoted(name)).join(', ')
}

/** Returns the rows of a table as one statement; none for an empty table. */
function rowsAsSql(file: Sqlite.Database, table: string): string[] {
  const columns = file.prepare<[string], { name: string }>('SELECT name FROM pragma_table_info(?)').all(table)
  const values = columns.map(({ name }) => `quote(${quoted(name)})`).join(` || ',' || `)
  const rows = file
    .prepare<[], { row: string }>(`SELECT ${values} AS row FROM ${quoted(table)} ORDER BY ${rowOrder(file, table)}`)
    .all()
  return rows.length === 0
    ? []
    : [`INSERT INTO ${quoted(table)} VALUES\n${rows.map(({ row }) => `(${row})`).join(',\n')};`]
}

/** The words of the entries. SQLite makes the tables behind it itself, and its rows come from the entries. */
const search = 'entry_text'
const isOfSearch = (name: string) => name === search || name.startsWith(`${search}_`)
const fillSearch = `INSERT INTO entry_text (rowid, words) SELECT ifnull(unixepoch(date), 0) / 86400 * 1073741824 + id % 1000000000, description || ' ' || full_description || ' ' || note || ' ' || tags FROM entry;`

/**
 * Returns a database as a script of SQL that recreates it: its tables, their rows, the next ids, then its indexes and
 * triggers. For fixtures, in which changes are readable; run it with foreign keys off.
 *
 * @throws SqliteError if there is no database at the path.
 */
export function dumpDatabase(path: string): string {
  const file = new Sqlite(path, { readonly: true, fileMustExist: true })
  try {
    const schema = file
      .prepare<[], SchemaRow>(
        "SELECT type, name, sql FROM sqlite_schema WHERE sql IS NOT NULL AND name NOT LIKE 'sqlite\\_%' ESCAPE '\\' ORDER BY rowid",
      )
      .all()
    const tables = schema.filter(({ type, name }) => type === 'table' && !isOfSearch(name))
    const rest = schema.filter(({ type }) => type !== 'table')
    const sequence = rowsAsSql(file, 'sqlite_sequence')
    const statements = [
      ...tables.map(({ sql }) => `${sql};`),
      ...tables.flatMap(({ name }) => rowsAsSql(file, name)),
      ...schema.filter(({ name }) => name === search || name === `${search}_word`).map(({ sql }) => `${sql};`),
      ...(schema.some(({ name }) => name === search) ? [fillSearch] : []),
      ...(sequence.length === 0 ? [] : ['DELETE FROM sqlite_sequence;', ...sequence]),
      ...rest.map(({ sql }) => `${sql};`),
    ]
    return `${statements.join('\n')}\n`
  } finally {
    file.close()
  }
}
