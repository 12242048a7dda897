import type { BaseSQLiteDatabase } from 'drizzle-orm/sqlite-core'
import { sql } from 'drizzle-orm'
import { type Attempts, attempts } from './attempts.ts'
import { type AuditLog, auditLog } from './audit.ts'
import { type Codes, codes } from './codes.ts'
import { type Benefits, benefits } from './benefits.ts'
import { type Companies, companies } from './companies.ts'
import type { TwinStore } from '../../bank/twin/twin-store.ts'
import { type BankItems, bankItems } from './bank-items.ts'
import { bankTwin } from './bank-twin.ts'
import { type Embeds, embeds } from './embeds.ts'
import { type LedgerWork, ledgerWork } from './ledger-work.ts'
import { type Interests, interests } from './interest.ts'
import { type LegalAcceptances, legalAcceptances } from './legal.ts'
import { type PastPasswords, pastPasswords } from './past-passwords.ts'
import { type People, people } from './people.ts'
import { type Planners, planners } from './planners.ts'
import { type Roster, roster } from './roster.ts'
import { type SecondFactors, secondFactors } from './second-factors.ts'
import { type Sessions, sessions } from './sessions.ts'
import { type SignInFailures, signInFailures } from './sign-in-failures.ts'
import { type Staff, staff } from './staff.ts'
import { type UserSearch, userSearch } from './user-search.ts'

/**
 * The directory's database through drizzle: better-sqlite3 on a machine, D1 on the edge. Always awaited, since D1 answers
 * later; and as D1 has no transactions that span statements, each change is one guarded statement.
 */
export type DirectoryDatabase = BaseSQLiteDatabase<'sync' | 'async', unknown>

/** Who is who: the one shared database. Every query names a person or a company. */
export interface Directory {
  readonly companies: Companies
  readonly benefits: Benefits
  readonly people: People
  readonly sessions: Sessions
  readonly signInFailures: SignInFailures
  readonly attempts: Attempts
  readonly codes: Codes
  readonly secondFactors: SecondFactors
  readonly pastPasswords: PastPasswords
  readonly roster: Roster
  readonly embeds: Embeds
  readonly ledgerWork: LedgerWork
  readonly bankItems: BankItems
  readonly bankTwin: TwinStore
  readonly planners: Planners
  readonly staff: Staff
  readonly userSearch: UserSearch
  readonly legal: LegalAcceptances
  readonly interests: Interests
  readonly audit: AuditLog
  /** Settles when the database answers; throws when it does not. */
  ping(): Promise<void>
  close(): void
}

/** The directory on an open, migrated database. `close` closes that database. */
export function makeDirectory(db: DirectoryDatabase, close: () => void): Directory {
  return {
    companies: companies(db),
    benefits: benefits(db),
    people: people(db),
    sessions: sessions(db),
    signInFailures: signInFailures(db),
    attempts: attempts(db),
    codes: codes(db),
    secondFactors: secondFactors(db),
    pastPasswords: pastPasswords(db),
    roster: roster(db),
    embeds: embeds(db),
    ledgerWork: ledgerWork(db),
    bankItems: bankItems(db),
    bankTwin: bankTwin(db),
    planners: planners(db),
    staff: staff(db),
    userSearch: userSearch(db),
    legal: legalAcceptances(db),
    interests: interests(db),
    audit: auditLog(db),
    ping: async () => void (await db.run(sql`SELECT 1`)),
    close,
  }
}
