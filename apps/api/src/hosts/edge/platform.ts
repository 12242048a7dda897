/*
 * What we use of Cloudflare's platform, and nothing else of it. Its own type package declares a second fetch, Request and
 * Response for the whole program, which the browser's types in the rest of this package would then contradict.
 */

/** One prepared statement of D1; `bind` returns a new one. */
export interface D1Statement {
  bind(...values: readonly unknown[]): D1Statement
  all<Row>(): Promise<{ readonly results: Row[] }>
  run(): Promise<unknown>
}

/** The directory's database. Every statement goes over the network, so all methods are asynchronous. */
export interface D1Database {
  prepare(sql: string): D1Statement
  /** Runs all statements in one transaction. */
  batch(statements: readonly D1Statement[]): Promise<unknown>
}

/** The answer to one statement on an object's own SQLite. */
interface SqlCursor<Row> {
  toArray(): Row[]
  /** The rows that Cloudflare counts, known once all rows were read: each row of a table or an index is one. */
  readonly rowsRead: number
  readonly rowsWritten: number
}

/** What an object keeps: its SQLite database, in the same thread, and one alarm. */
export interface ObjectStorage {
  readonly sql: {
    /** Runs one or several statements; values go to the last one. */
    exec<Row>(sql: string, ...values: readonly unknown[]): SqlCursor<Row>
    /** Bytes on the disk. */
    readonly databaseSize: number
  }
  transactionSync<T>(work: () => T): T
  getAlarm(): Promise<number | null>
  setAlarm(at: number): Promise<void>
  deleteAlarm(): Promise<void>
  deleteAll(): Promise<void>
}

interface ObjectId {
  /** The name that the id was made from. */
  readonly name?: string
}

/** Objects by name: asking for a name always reaches the one object in the world that has it. */
export interface ObjectNamespace<Methods> {
  idFromName(name: string): ObjectId
  get(id: ObjectId): Methods
}

/** The built files, or another Worker. */
export interface Fetcher {
  fetch(request: Request): Promise<Response>
}
