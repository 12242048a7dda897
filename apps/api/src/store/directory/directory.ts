import type { BaseSQLiteDatabase } from 'drizzle-orm/sqlite-core'
import { sql } from 'drizzle-orm'
import { type AuditLog, auditLog } from './audit.ts'
import { type Companies, companies } from './companies.ts'
import { type Embeds, embeds } from './embeds.ts'
import { type People, people } from './people.ts'
import { type Planners, planners } from './planners.ts'
import type * as schema from './schema.ts'
import { type Sessions, sessions } from './sessions.ts'
import { type SignInFailures, signInFailures } from './sign-in-failures.ts'

/**
 * The directory's database through drizzle: better-sqlite3 on a machine, D1 on the edge. Always awaited, since D1 answers
 * later; and as D1 has no transactions that span statements, each change is one guarded statement.
 */
export type DirectoryDatabase = BaseSQLiteDatabase<'sync' | 'async', unknown, typeof schema>

/** Who is who: the one shared database. Every query names a person or a company. */
export interface Directory {
  readonly companies: Companies
  readonly people: People
  readonly sessions: Sessions
  readonly signInFailures: SignInFailures
  readonly embeds: Embeds
  readonly planners: Planners
  readonly audit: AuditLog
  /** Settles when the database answers; throws when it does not. */
  ping(): Promise<void>
  close(): void
}

/** The directory on an open, migrated database. `close` closes that database. */
export function makeDirectory(db: DirectoryDatabase, close: () => void): Directory {
  return {
    companies: companies(db),
    people: people(db),
    sessions: sessions(db),
    signInFailures: signInFailures(db),
    embeds: embeds(db),
    planners: planners(db),
    audit: auditLog(db),
    ping: async () => void (await db.run(sql`SELECT 1`)),
    close,
  }
}
