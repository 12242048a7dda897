import type { BankParts } from './bank/bank-provider.ts'
import type { Log } from './http/error-answer.ts'
import type { OffLoop } from './http/off-loop.ts'
import type { Parties } from './http/make-context.ts'
import type { Call } from './http/run-call.ts'
import type { AntiForgery } from './identity/anti-forgery.ts'
import type { Authenticators } from './identity/authenticator.ts'
import type { BotCheck } from './identity/bot-check.ts'
import type { EmbedAccess } from './identity/embed-access.ts'
import type { Entrance } from './identity/entrance.ts'
import type { Keys } from './identity/keys.ts'
import type { KnownDevices } from './identity/known-devices.ts'
import type { MailedCodes } from './identity/mailed-codes.ts'
import type { NewPasswords } from './identity/new-passwords.ts'
import type { Passkeys } from './identity/passkeys.ts'
import type { Passwords } from './identity/passwords.ts'
import type { RecoveryCodes } from './identity/recovery-codes.ts'
import type { SecondFactorDoor } from './identity/second-factor.ts'
import type { SessionKeeper } from './identity/session-keeper.ts'
import type { SignIn } from './identity/sign-in.ts'
import type { Sso } from './identity/sso.ts'
import type { Tickets } from './identity/tickets.ts'
import type { Mail } from './mail/mail.ts'
import type { Outbox } from './mail/outbox.ts'
import type { Operations } from './ops/observe.ts'
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
  readonly mail: Mail
  /** Where mail stays that goes nowhere; its page is there outside of production. */
  readonly outbox?: Outbox | undefined
  /** How hard the bot check's task is, in zero bits; as `bot-check.ts` says unless told otherwise. */
  readonly botCheckBits?: number | undefined
  /** The built portal and the built widgets. */
  readonly portal: StaticFiles
  readonly widgets: StaticFiles
  /** Where people reach the app (`https://money.example`); absent on a plain http machine. Decides over secure cookies. */
  readonly publicOrigin?: string | undefined
  /** Where bank data comes from; absent where no bank can be linked. */
  readonly bank?: BankParts | undefined
  /** Outside of production every answer is held against its contract. */
  readonly isProduction: boolean
  readonly version: string
  readonly log: Log
  /** Lets other requests have their turn before a unit of synchronous work. */
  giveWay(): Promise<void>
  /** Lets so many milliseconds pass; absent where no other process can have a ledger's lock. */
  readonly pause?: ((milliseconds: number) => Promise<void>) | undefined
  /** What operators are told and may ask; absent where the platform does that. */
  readonly operations?: Operations | undefined
  /** Where long use cases run; absent where they run like all others. */
  readonly offLoop?: OffLoop | undefined
  /** Takes a call that was let in to where the one ledger lies that it can open; absent where ledgers lie here. */
  readonly handOn?: ((call: Call, parties: Parties, ownerId: number) => Promise<Response>) | undefined
  /** New requests are sent away while this many are at work; 512 unless the platform does the counting. */
  readonly mostAtOnce?: number | undefined
}

/** Who is asking, and how they prove it. */
export interface Identity {
  readonly botCheck: BotCheck
  readonly tickets: Tickets
  readonly mailedCodes: MailedCodes
  readonly newPasswords: NewPasswords
  readonly devices: KnownDevices
  readonly entrance: Entrance
  readonly secondFactor: SecondFactorDoor
  readonly authenticators: Authenticators
  readonly passkeys: Passkeys
  readonly recoveryCodes: RecoveryCodes
  readonly sso: Sso
  readonly sessions: SessionKeeper
  readonly signIn: SignIn
  readonly antiForgery: AntiForgery
  readonly embeds: EmbedAccess
}
