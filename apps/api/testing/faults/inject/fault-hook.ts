import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import Sqlite from 'better-sqlite3'

/*
 * Loaded into a server before its code (`--import`). While a file `refused` exists in the folder EVENKEEL_FAULTS, every
 * statement that would write fails with SQLite's error for a failing disk: for machines on which nothing deeper can be
 * made to fail. A file `clock` there holds by how many milliseconds the clock is off.
 */
const folder = process.env['EVENKEEL_FAULTS'] ?? ''
const [refused, clock] = [join(folder, 'refused'), join(folder, 'clock')]

const now = Date.now.bind(Date)
/** The file may go between a look for it and reading it, so it is only read; a file that is half written counts as none. */
function clockIsOff(): number {
  try {
    return Number(readFileSync(clock, 'utf8')) || 0
  } catch {
    return 0
  }
}
Date.now = () => now() + clockIsOff()

const failing = () => new Sqlite.SqliteError('disk I/O error', 'SQLITE_IOERR_FSYNC')

const { prepare, transaction } = Sqlite.prototype
Sqlite.prototype.prepare = new Proxy(prepare, {
  apply(target, file, args) {
    const statement = Reflect.apply(target, file, args)
    if (statement.readonly) return statement
    return new Proxy(statement, {
      get(inner, name) {
        if (['run', 'get', 'all', 'raw'].includes(String(name)) && existsSync(refused)) throw failing()
        const value: unknown = Reflect.get(inner, name)
        return typeof value === 'function' ? value.bind(inner) : value
      },
    })
  },
})
// The last moment at which a transaction can fail: all of its statements were accepted, and it cannot be stored.
Sqlite.prototype.transaction = new Proxy(transaction, {
  apply(target, file, [work]) {
    const insisting = (...args: unknown[]) => {
      const result: unknown = work(...args)
      if (existsSync(refused)) throw failing()
      return result
    }
    return Reflect.apply(target, file, [insisting])
  },
})
