/*
 * One person's ledger, a file a resource. Money is integer cents, days are `YYYY-MM-DD`, moments are ISO 8601 in UTC.
 * Every table that a change can be taken back in has one integer `id`: the journal names rows by table and id.
 */
export * from './schema/accounts.ts'
export * from './schema/bank-files.ts'
export * from './schema/budgets.ts'
export * from './schema/changes.ts'
export * from './schema/connections.ts'
export * from './schema/checkups.ts'
export * from './schema/drafts.ts'
export * from './schema/entries.ts'
export * from './schema/plans.ts'
export * from './schema/profile.ts'
