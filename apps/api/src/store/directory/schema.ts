/*
 * People, companies and sign-ins, one file per subject. No amounts, no accounts, no plans: those are in each person's
 * own ledger. Moments are milliseconds since 1970.
 */
export * from './schema/audit.ts'
export * from './schema/sandbox-bank.ts'
export * from './schema/benefits.ts'
export * from './schema/codes.ts'
export * from './schema/companies.ts'
export * from './schema/ledger-work.ts'
export * from './schema/ledger-work.ts'
export * from './schema/people.ts'
export * from './schema/people.ts'
export * from './schema/people.ts'
export * from './schema/people.ts'
export * from './schema/posted-mails.ts'
export * from './schema/staff.ts'
export * from './schema/roster.ts'
export * from './schema/second-factors.ts'
export * from './schema/sessions.ts'
export * from './schema/staff.ts'
export * from './schema/widget-grants.ts'
