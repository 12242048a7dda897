/*
 * One person's ledger, one file per resource. Money is integer cents, days are `YYYY-MM-DD`, moments are ISO 8601 in
 * UTC. Every table whose changes can be undone has one integer `id`: the journal names rows by table and id.
 */
export * from './schema/accounts.ts'
export * from './schema/attachments.ts'
export * from './schema/bank-files.ts'
export * from './schema/budgets.ts'
export * from './schema/changes.ts'
export * from './schema/connections.ts'
export * from './schema/entries.ts'
export * from './schema/mark.ts'
export * from './schema/plans.ts'
export * from './schema/profile.ts'
export * from './schema/proposals.ts'
export * from './schema/recurring.ts'
export * from './schema/rules.ts'
