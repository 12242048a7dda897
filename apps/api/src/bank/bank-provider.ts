import type { BankProviderName } from '@evenkeel/api-client/contract/account-connections'
import type { BankTwin } from './twin/bank-twin.ts'

/** How a provider is set up; what the client may know of it. */
export interface ProviderSettings {
  readonly clientName: string
  readonly products: readonly string[]
  readonly countryCodes: readonly string[]
  readonly webhookUrl: string | null
  readonly apiVersion: string
  readonly environment: string
}

/** An account as the provider states it. Nothing here has been looked at yet: see `acceptAccount`. */
export interface ProviderAccount {
  readonly id: string
  /** The same in every login of the bank, where the bank can say so. */
  readonly persistentId: string | null
  readonly name: string
  readonly mask: string | null
  /** A type of ours. */
  readonly typeName: string
  readonly currency: string
  /** Dollars; what is owed is negative. Null where the bank states none. */
  readonly balance: number | null
  /** Null: as of now. */
  readonly balanceAsOf: string | null
  /** A fraction a year; null where not stated. */
  readonly interestRate: number | null
  readonly minimumPayment: number | null
}

/** A movement as the provider states it. Nothing here has been looked at yet: see `acceptTransaction`. */
export interface ProviderTransaction {
  readonly id: string
  readonly accountId: string
  /** `YYYY-MM-DD` */
  readonly date: string
  /** Dollars; money out is negative. */
  readonly amount: number
  readonly currency: string
  readonly description: string
  readonly fullDescription: string
  /** A category of ours by its name; null where the provider has none that fits. */
  readonly categoryName: string | null
  readonly isPending: boolean
  /** On a posted row: the pending one whose place it takes. */
  readonly pendingId: string | null
}

/** What changed since a cursor, a page of it. */
export interface TransactionPage {
  readonly added: readonly ProviderTransaction[]
  readonly modified: readonly ProviderTransaction[]
  readonly removed: readonly { readonly id: string }[]
  readonly nextCursor: string
  readonly hasMore: boolean
  /** False while the provider is still fetching the history for the first time. */
  readonly isHistoryReady: boolean
}

/** A bank login as a whole. */
export interface ProviderItem {
  readonly itemId: string
  readonly institutionId: string | null
  readonly institutionName: string | null
  /** What the provider says is wrong with the login; null where nothing is. */
  readonly failure: ProviderFailureKind | null
  /** Until when the bank's consent lasts. */
  readonly worksUntil: string | null
}

/**
 * Why a provider gave no answer.
 *
 * The person has to act: `login-required`, `revoked`. It will pass: `rate-limited`, `unavailable`, `not-ready`. One product:
 * `product-failed`. Start the pages again: `changed-meanwhile`. A mistake of ours or a used-up token: `refused`.
 */
export type ProviderFailureKind =
  | 'login-required'
  | 'pending-disconnect'
  | 'revoked'
  | 'rate-limited'
  | 'unavailable'
  | 'not-ready'
  | 'product-failed'
  | 'changed-meanwhile'
  | 'refused'

/** A provider that did not give what it was asked for. Carries its codes for the log, never a token. */
export class ProviderFailure extends Error {
  override readonly name = 'ProviderFailure'
  readonly kind: ProviderFailureKind
  readonly code: string
  readonly requestId: string | null

  constructor(kind: ProviderFailureKind, code: string, requestId: string | null = null) {
    super(`The bank provider answered ${code}`)
    this.kind = kind
    this.code = code
    this.requestId = requestId
  }
}

/** What opens a link dialog. */
export interface LinkRequest {
  /** Names the person to the provider, and nobody else: a keyed hash. */
  readonly personKey: string
  /** The login that is repaired; null for a new one. */
  readonly accessToken: string | null
  /** Where a bank's own page leads back to; null where the app has no public address. */
  readonly redirectUri: string | null
}

/** A webhook whose signature, age and body were found good. */
export interface ProviderWebhook {
  readonly itemId: string
  /** Tells it from every other webhook: a repeat has the same. */
  readonly eventHash: string
}

/** Where bank data comes from. Plaid and the twin are the two there are; the app is given them and never reaches for one. */
export interface BankProvider {
  readonly name: BankProviderName
  readonly settings: ProviderSettings
  /** A token for the provider's dialog. @throws ProviderFailure */
  createLinkToken(request: LinkRequest): Promise<string>
  /** The login that a dialog ended with. A public token can be exchanged once. @throws ProviderFailure */
  exchange(publicToken: string): Promise<{ readonly accessToken: string; readonly itemId: string }>
  /** A fresh public token for a login. @throws ProviderFailure */
  createPublicToken(accessToken: string): Promise<string>
  /** @throws ProviderFailure */
  item(accessToken: string): Promise<ProviderItem>
  /** All accounts of a login with balances, rates and payments. @throws ProviderFailure */
  accounts(accessToken: string): Promise<readonly ProviderAccount[]>
  /** What changed since a cursor; null is the beginning of history. @throws ProviderFailure */
  transactions(accessToken: string, cursor: string | null): Promise<TransactionPage>
  /** Ends the login; one that is gone already is no failure. @throws ProviderFailure */
  remove(accessToken: string): Promise<void>
  /** A webhook as it came; null where it is not really the provider's, is too old, or concerns no login. */
  readWebhook(headers: Headers, body: string): Promise<ProviderWebhook | null>
}

/** The providers that are set up. */
export interface BankParts {
  /** The first is offered for new connections; the others keep the ones that they have. */
  readonly providers: readonly BankProvider[]
  /** The sandbox, where it is one of them: its dialog and its control are ours. */
  readonly twin?: BankTwin | undefined
  /** Told that a person's ledger has work that is due: a timer's turn on a machine, an alarm on the edge. */
  wake(personId: number): void
}
