/**
 * Whether a statement was refused by a rule of the schema: a reference, a unique index, a check, a column's type. SQLite says
 * so by its code on a machine, and in words alone inside a Durable Object.
 */
export function isConstraintFailure(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (/constraint failed|SQLITE_CONSTRAINT/.test(cause.message)) return true
  }
  return false
}
