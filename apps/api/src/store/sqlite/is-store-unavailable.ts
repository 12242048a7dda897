/** How D1 and a Durable Object's SQLite report it: in words, with the same code at the end, or with a flag. */
const saysUnavailable =
  /: SQLITE_(BUSY|LOCKED|FULL|IOERR|NOMEM)\b|D1 DB is overloaded|D1 DB reset|Network connection lost|caused object to be reset/
const isToBeRetried = (error: Error) =>
  ('retryable' in error && error.retryable === true) || ('overloaded' in error && error.overloaded === true)

const unavailable = /^(SQLITE_(BUSY|LOCKED|FULL|IOERR|CANTOPEN|READONLY|NOMEM|PROTOCOL)|ENOSPC|EDQUOT|EIO)/

/**
 * Whether a failure is of the disk or of a lock, which is temporary and answered with 503; any other is a bug. Looks
 * through wrapping errors.
 */
export function isStoreUnavailable(error: unknown): boolean {
  for (let cause = error, depth = 0; cause instanceof Error && depth < 5; cause = cause.cause, depth += 1) {
    if ('code' in cause && typeof cause.code === 'string' && unavailable.test(cause.code)) return true
    if (isToBeRetried(cause) || saysUnavailable.test(cause.message)) return true
  }
  return false
}

/** Whether SQLite finds that a file is damaged, or not a database at all. */
export function isDamaged(error: unknown): boolean {
  for (let cause = error, depth = 0; cause instanceof Error && depth < 5; cause = cause.cause, depth += 1) {
    if ('code' in cause && typeof cause.code === 'string' && /^SQLITE_(CORRUPT|NOTADB)/.test(cause.code)) return true
    if (/: SQLITE_(CORRUPT|NOTADB)\b/.test(cause.message)) return true
  }
  return false
}

/** Whether a file is no database, or one that is encrypted with another key. */
export const isNoDatabase = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'SQLITE_NOTADB'

/** Whether the system does not let us open a file, or something else has its name; both can heal by themselves. */
export const isUnreadable = (error: unknown): boolean =>
  error instanceof Error &&
  'code' in error &&
  typeof error.code === 'string' &&
  /^(EACCES|EPERM|EISDIR|ENOTDIR|SQLITE_CANTOPEN)/.test(error.code)

/** Whether another process has the lock: nothing was changed, and the statement may be retried. */
export function isStoreBusy(error: unknown): boolean {
  for (let cause = error, depth = 0; cause instanceof Error && depth < 5; cause = cause.cause, depth += 1) {
    if ('code' in cause && typeof cause.code === 'string' && cause.code.startsWith('SQLITE_BUSY')) return true
  }
  return false
}
