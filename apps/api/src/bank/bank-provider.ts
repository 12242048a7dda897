import type { BankProviderName } from '@evenkeel/api-client/contract/account-connections'

/** How a provider is set up, as far as the client may know. */
interface ProviderSettings {
  readonly clientName: string
  readonly products: readonly string[]
  readonly countryCodes: readonly string[]
  readonly webhookUrl: string | null
  readonly apiVersion: string
  readonly environment: string
}

/** An account as the provider states it, not validated yet: see `acceptAccount`. */
export interface ProviderAccount {
  readonly id: string
  /** The same in every login of the bank, if the bank provides it. */
  readonly persistentId: string | null
  readonly name: string
  readonly mask: string | null
  /** One of our account types. */
  readonly typeName: string
  readonly currency: string
  /** Dollars; a debt is negative. Null if the bank states none. */
  readonly balance: number | null
  /** Null: as of now. */
  readonly balanceAsOf: string | null
  /** A fraction per year; null if not stated. */
  readonly interestRate: number | null
  readonly minimumPayment: number | null
}

/** A transaction as the provider states it, not validated yet: see `acceptTransaction`. */
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
  /** The name of one of our categories; null if none fits. */
  readonly categoryName: string | null
  readonly isPending: boolean
  /** On a posted row: the pending row that it replaces. */
  readonly pendingId: string | null
}

/** One page of what changed since a cursor. */
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
  /** What is wrong with the login according to the provider; null if nothing is. */
  readonly failure: ProviderFailureKind | null
  /** When the bank's consent ends. */
  readonly worksUntil: string | null
}

/**
 * Why a provider call failed.
 *
 * The person has to act: `login-required`, `revoked`. Temporary: `rate-limited`, `unavailable`, `not-ready`. One
 * product only: `product-failed`. Read the pages from the start again: `changed-meanwhile`. A mistake of ours or a
 * used-up token: `refused`.
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

/** A failed provider call. Carries the provider's codes for the log, never a token. */
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

/** The input for opening a link dialog. */
interface LinkRequest {
  /** A keyed hash that identifies the person to this provider only. */
  readonly personKey: string
  /** The login to be repaired; null for a new one. */
  readonly accessToken: string | null
  /** The URL to which a bank's page returns; null if the app has no public address. */
  readonly redirectUri: string | null
}

/** A webhook whose signature, age and body were verified. */
export interface ProviderWebhook {
  readonly itemId: string
  /** Identifies the webhook: a repeat has the same hash. */
  readonly eventHash: string
}

/** A source of bank data: Plaid or the sandbox. The app receives them as parameters and never imports one. */
export interface BankProvider {
  readonly name: BankProviderName
  readonly settings: ProviderSettings
  /** Returns a token for the provider's dialog. @throws ProviderFailure */
  createLinkToken(request: LinkRequest): Promise<string>
  /** Returns the login with which a dialog ended. A public token can be exchanged once. @throws ProviderFailure */
  exchange(publicToken: string): Promise<{ readonly accessToken: string; readonly itemId: string }>
  /** Returns a fresh public token for a login. @throws ProviderFailure */
  createPublicToken(accessToken: string): Promise<string>
  /** @throws ProviderFailure */
  item(accessToken: string): Promise<ProviderItem>
  /** Returns all accounts of a login with balances, rates and payments. @throws ProviderFailure */
  accounts(accessToken: string): Promise<readonly ProviderAccount[]>
  /** Returns what changed since a cursor; null is the beginning of history. @throws ProviderFailure */
  transactions(accessToken: string, cursor: string | null): Promise<TransactionPage>
  /** Ends the login; one that has already ended is no failure. @throws ProviderFailure */
  remove(accessToken: string): Promise<void>
  /** Verifies a webhook; null if it is not from the provider, is too old, or concerns no login. */
  readWebhook(headers: Headers, body: string): Promise<ProviderWebhook | null>
}
