import { sql } from 'drizzle-orm'
import { type Attempts, attempts } from './attempts.ts'
import { type AuditLog, auditLog } from './audit.ts'
import { type AuditAnchors, auditAnchors } from './audit-anchors.ts'
import type { AuditSign } from './audit-chain.ts'
import { type Codes, codes } from './codes.ts'
import { type Benefits, benefits } from './benefits.ts'
import { type Companies, companies } from './companies.ts'
import type { SandboxStore } from '../../bank/sandbox/sandbox-store.ts'
import { type BankItems, bankItems } from './bank-items.ts'
import { sandboxBank } from './sandbox-bank.ts'
import type { DirectoryDatabase } from './database.ts'
import { type EmailChanges, emailChanges } from './email-changes.ts'
import { type FactorRecoveries, factorRecoveries } from './factor-recoveries.ts'
import { type LedgerOwners, ledgerOwners } from './ledger-owners.ts'
import { type LedgerWork, ledgerWork } from './ledger-work.ts'
import {
  type LegalAcceptances,
  legalAcceptances,
  type Interests,
  interests,
  type NoteStops,
  noteStops,
} from './person-choices.ts'
import { type PastPasswords, pastPasswords } from './past-passwords.ts'
import { type People, people } from './people.ts'
import { type PostedMails, postedMails } from './posted-mails.ts'
import { type Planners, planners } from './planners.ts'
import { type Roster, roster } from './roster.ts'
import { type SecondFactors, secondFactors } from './second-factors.ts'
import { type Sessions, sessions } from './sessions.ts'
import { type SignInFailures, signInFailures } from './sign-in-failures.ts'
import { type Staff, staff } from './staff.ts'
import { type UserSearch, userSearch } from './user-search.ts'
import { type WidgetGrants, widgetGrants } from './widget-grants.ts'
import { type WidgetReads, widgetReads } from './widget-reads.ts'

/** The one shared database: people, companies, sign-ins. Every query names a person or a company. */
export interface Directory {
  readonly companies: Companies
  readonly benefits: Benefits
  readonly people: People
  readonly emailChanges: EmailChanges
  readonly sessions: Sessions
  readonly signInFailures: SignInFailures
  readonly attempts: Attempts
  readonly codes: Codes
  readonly secondFactors: SecondFactors
  readonly factorRecoveries: FactorRecoveries
  readonly pastPasswords: PastPasswords
  readonly roster: Roster
  readonly widgetGrants: WidgetGrants
  readonly widgetReads: WidgetReads
  readonly ledgerOwners: LedgerOwners
  readonly ledgerWork: LedgerWork
  readonly noteStops: NoteStops
  readonly postedMails: PostedMails
  readonly bankItems: BankItems
  readonly sandboxBank: SandboxStore
  readonly planners: Planners
  readonly staff: Staff
  readonly userSearch: UserSearch
  readonly legal: LegalAcceptances
  readonly interests: Interests
  readonly audit: AuditLog
  readonly auditAnchors: AuditAnchors
  /** Resolves when the database answers; throws when it does not. */
  ping(): Promise<void>
  close(): void
}

const withoutKey: AuditSign = () => {
  throw new Error('This directory was opened without the key of its audit log')
}

/**
 * Returns the directory on an open, migrated database. `close` closes that database. Without the key of the audit log no line
 * of it can be added or checked.
 */
export function createDirectory(
  db: DirectoryDatabase,
  close: () => void,
  auditSign: AuditSign = withoutKey,
): Directory {
  return {
    companies: companies(db),
    benefits: benefits(db),
    people: people(db),
    emailChanges: emailChanges(db),
    sessions: sessions(db),
    signInFailures: signInFailures(db),
    attempts: attempts(db),
    codes: codes(db),
    secondFactors: secondFactors(db),
    factorRecoveries: factorRecoveries(db),
    pastPasswords: pastPasswords(db),
    roster: roster(db),
    widgetGrants: widgetGrants(db),
    widgetReads: widgetReads(db),
    ledgerOwners: ledgerOwners(db),
    ledgerWork: ledgerWork(db),
    noteStops: noteStops(db),
    postedMails: postedMails(db),
    bankItems: bankItems(db),
    sandboxBank: sandboxBank(db),
    planners: planners(db),
    staff: staff(db),
    userSearch: userSearch(db),
    legal: legalAcceptances(db),
    interests: interests(db),
    audit: auditLog(db, auditSign),
    auditAnchors: auditAnchors(db, auditSign),
    ping: async () => void (await db.run(sql`SELECT 1`)),
    close,
  }
}
