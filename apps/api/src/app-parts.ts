import type { Log } from './http/error-answer.ts'
import type { AntiForgery } from './identity/anti-forgery.ts'
import type { EmbedAccess } from './identity/embed-access.ts'
import type { Keys } from './identity/keys.ts'
import type { Passwords } from './identity/passwords.ts'
import type { SessionKeeper } from './identity/session-keeper.ts'
import type { SignIn } from './identity/sign-in.ts'
import type { StaticFiles } from './pages/static-file.ts'
import type { Clock, RandomSource } from './parts.ts'
import type { Directory } from './store/directory/directory.ts'
import type { LedgerStore } from './store/ledger-store.ts'

/** All that the app reaches for outside of itself. With these it runs anywhere. */
export interface AppParts {
  readonly directory: Directory
  readonly ledgers: LedgerStore
  readonly clock: Clock
  readonly random: RandomSource
  readonly passwords: Passwords
  readonly keys: Keys
  /** The built portal and the built widgets. */
  readonly portal: StaticFiles
  readonly widgets: StaticFiles
  /** Where people reach the app (`https://money.example`); absent on a plain http machine. Decides over secure cookies. */
  readonly publicOrigin?: string | undefined
  /** Outside of production every answer is held against its contract. */
  readonly isProduction: boolean
  readonly version: string
  readonly log: Log
  /** Lets other requests have their turn before a unit of synchronous work. */
  giveWay(): Promise<void>
}

/** Who is asking, and how they prove it. */
export interface Identity {
  readonly sessions: SessionKeeper
  readonly signIn: SignIn
  readonly antiForgery: AntiForgery
  readonly embeds: EmbedAccess
}
