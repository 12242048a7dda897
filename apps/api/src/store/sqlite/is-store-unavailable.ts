const UNAVAILABLE = /^SQLITE_(BUSY|LOCKED|FULL|IOERR|CANTOPEN|READONLY|NOMEM|PROTOCOL)/

/**
 * True for failures of the disk or of a lock, which heal by themselves and are answered with 503; everything else is a
 * fault of ours. Looks through wrapping errors.
 */
export function isStoreUnavailable(error: unknown): boolean {
  for (let cause = error, depth = 0; cause instanceof Error && depth < 5; cause = cause.cause, depth += 1) {
    if ('code' in cause && typeof cause.code === 'string' && UNAVAILABLE.test(cause.code)) return true
  }
  return false
}
