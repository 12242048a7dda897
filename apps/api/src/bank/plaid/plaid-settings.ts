/** Plaid as it is set up for this server. */
export interface PlaidSettings {
  readonly clientId: string
  readonly secret: string
  readonly environment: 'sandbox' | 'production'
  /** What the person reads in Plaid's dialog. */
  readonly clientName: string
  /** Where Plaid reaches us; null where this server has no public address: then only the timer pulls. */
  readonly webhookUrl: string | null
}

/** The version of Plaid's interface that this was written against. */
export const PLAID_API_VERSION = '2020-09-14'

/** How far back a first history goes, in days: as far as Plaid gives it. */
export const PLAID_HISTORY_DAYS = 730

export const plaidAddress = ({ environment }: PlaidSettings): string => `https://${environment}.plaid.com`
