/*
 * Who is who, a file a subject. No amounts, no accounts, no plans: those are in each person's own ledger. Moments are
 * milliseconds since 1970.
 */
export * from './schema/audit.ts'
export * from './schema/bank-twin.ts'
export * from './schema/benefits.ts'
export * from './schema/codes.ts'
export * from './schema/companies.ts'
export * from './schema/embeds.ts'
export * from './schema/ledger-work.ts'
export * from './schema/interest.ts'
export * from './schema/legal.ts'
export * from './schema/past-passwords.ts'
export * from './schema/people.ts'
export * from './schema/planners.ts'
export * from './schema/roster.ts'
export * from './schema/second-factors.ts'
export * from './schema/sessions.ts'
export * from './schema/staff.ts'
