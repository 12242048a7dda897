import type { BankParts } from './bank/bank-parts.ts'
import type { Log } from './http/error-answer.ts'
import type { Actors, Call } from './http/call.ts'
import type { WorkerThread } from './http/off-loop.ts'
import type { AntiForgery } from './identity/anti-forgery.ts'
import type { Authenticators } from './identity/authenticator.ts'
import type { BotCheck } from './identity/bot-check.ts'
import type { Budgets } from './identity/budgets.ts'
import type { SignInFlow } from './identity/sign-in-flow.ts'
import type { Keys } from './identity/keys.ts'
import type { KnownDevices } from './identity/known-devices.ts'
import type { Languages } from './identity/languages.ts'
import type { MailedCodes } from './identity/mailed-codes.ts'
import type { NewPasswords } from './identity/new-passwords.ts'
import type { Passkeys } from './identity/passkeys.ts'
import type { Passwords } from './identity/passwords.ts'
import type { RecoveryCodes } from './identity/recovery-codes.ts'
import type { SecondFactorStep } from './identity/second-factor.ts'
import type { SessionManager } from './identity/session-manager.ts'
import type { SignIn } from './identity/sign-in.ts'
import type { Sso } from './identity/sso.ts'
import type { Tickets } from './identity/tickets.ts'
import type { WidgetAccess } from './identity/widget-access.ts'
import type { Mail } from './mail/mail.ts'
import type { Outbox } from './mail/outbox.ts'
import type { Operations } from './ops/observe.ts'
import type { Compress } from './pages/made-file.ts'
import type { StaticFiles } from './pages/static-file.ts'
import type { Clock, RandomSource } from './parts.ts'
import type { AnchorPlace } from './store/directory/audit-anchors.ts'
import type { Directory } from './store/directory/directory.ts'
import type { LedgerStore } from './store/ledger-store.ts'

/** Everything the app needs from its host. */
export interface AppParts {
  readonly directory: Directory
  readonly ledgers: LedgerStore
  readonly clock: Clock
  readonly random: RandomSource
  readonly passwords: Passwords
  readonly keys: Keys
  readonly budgets: Budgets
  readonly mail: Mail
  /** Keeps mail that is not sent; shown on a page outside of production. */
  readonly outbox?: Outbox | undefined
  /** How hard the bot check's task is, in zero bits; `bot-check.ts` has the default. */
  readonly botCheckBits?: number | undefined
  /** The built portal and the built widgets. */
  readonly portal: StaticFiles
  readonly widgets: StaticFiles
  /** Compresses pages that the server makes; absent where the platform does. */
  readonly compress?: Compress | undefined
  /** The app's public origin (`https://money.example`); absent on a plain http machine. Decides whether cookies are secure. */
  readonly publicOrigin?: string | undefined
  /** Sites that may show pages with widgets in frames; the well-known ones if absent. */
  readonly containers?: readonly string[] | undefined
  /** Where to report weaknesses, as a URI; if absent, an example, and in production no page names a contact. */
  readonly securityContact?: string | undefined
  /** The bank providers; absent if no bank can be linked. */
  readonly bank?: BankParts | undefined
  /** Outside of production every answer is checked against its contract. */
  readonly isProduction: boolean
  readonly version: string
  readonly log: Log
  /** Lets other requests run before a unit of synchronous work. */
  yieldToEventLoop(): Promise<void>
  /** Waits; absent if no other process can have a ledger's lock. */
  readonly pause?: ((milliseconds: number) => Promise<void>) | undefined
  /** Where the state of the audit log is kept outside; absent if it is kept nowhere else. */
  readonly anchorPlace?: AnchorPlace | undefined
  /** Readiness and metrics for operators; absent if the platform provides them. */
  readonly operations?: Operations | undefined
  /** Runs long use cases; absent if they run like all others. */
  readonly workerThread?: WorkerThread | undefined
  /** Forwards an authorized call to the process that has its ledger; absent if this process has all ledgers. */
  readonly forwardCall?: ((call: Call, parties: Actors, ownerId: number) => Promise<Response>) | undefined
  /** How many requests may run at once before new ones get 503; 512 by default. */
  readonly maxConcurrent?: number | undefined
}

/** Everything that identifies callers. */
export interface Identity {
  readonly botCheck: BotCheck
  readonly tickets: Tickets
  readonly mailedCodes: MailedCodes
  readonly languages: Languages
  readonly newPasswords: NewPasswords
  readonly devices: KnownDevices
  readonly signInFlow: SignInFlow
  readonly secondFactor: SecondFactorStep
  readonly authenticators: Authenticators
  readonly passkeys: Passkeys
  readonly recoveryCodes: RecoveryCodes
  readonly sso: Sso
  readonly sessions: SessionManager
  readonly signIn: SignIn
  readonly antiForgery: AntiForgery
  readonly widgets: WidgetAccess
}
