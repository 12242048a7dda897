/** How Plaid is set up for this server. */
export interface PlaidSettings {
  readonly clientId: string
  readonly secret: string
  readonly environment: 'sandbox' | 'production'
  /** The name shown to the person in Plaid's dialog. */
  readonly clientName: string
  /** The URL to which Plaid sends webhooks; null if this server has no public address: then only the timer pulls. */
  readonly webhookUrl: string | null
}

/** The version of Plaid's interface that this code was written for. */
export const plaidApiVersion = '2020-09-14'

/** How far back a first history goes, in days: as far as Plaid offers. */
export const plaidHistoryDays = 730

export const plaidAddress = ({ environment }: PlaidSettings): string => `https://${environment}.plaid.com`
