/** How D1 and an object's own SQLite say it: in words, with the same code at the end, or with a flag. */
const SAYS_UNAVAILABLE =
  /: SQLITE_(BUSY|LOCKED|FULL|IOERR|NOMEM)\b|D1 DB is overloaded|D1 DB reset|Network connection lost|caused object to be reset/
const isToBeRetried = (error: Error) =>
  ('retryable' in error && error.retryable === true) || ('overloaded' in error && error.overloaded === true)

const UNAVAILABLE = /^SQLITE_(BUSY|LOCKED|FULL|IOERR|CANTOPEN|READONLY|NOMEM|PROTOCOL)/

/**
 * True for failures of the disk or of a lock, which heal by themselves and are answered with 503; everything else is a
 * fault of ours. Looks through wrapping errors.
 */
export function isStoreUnavailable(error: unknown): boolean {
  for (let cause = error, depth = 0; cause instanceof Error && depth < 5; cause = cause.cause, depth += 1) {
    if ('code' in cause && typeof cause.code === 'string' && UNAVAILABLE.test(cause.code)) return true
    if (isToBeRetried(cause) || SAYS_UNAVAILABLE.test(cause.message)) return true
  }
  return false
}

/** True where another process has the lock: nothing was changed, and the same may be tried again. */
export function isStoreBusy(error: unknown): boolean {
  for (let cause = error, depth = 0; cause instanceof Error && depth < 5; cause = cause.cause, depth += 1) {
    if ('code' in cause && typeof cause.code === 'string' && cause.code.startsWith('SQLITE_BUSY')) return true
  }
  return false
}
