import type { Clock } from '../../parts.ts'
import { type BankProvider, ProviderFailure, type ProviderAccount, type ProviderItem } from '../bank-provider.ts'
import { debtTerms, toProviderAccount } from './plaid-accounts.ts'
import {
  accountsAnswer,
  anyAnswer,
  exchangeAnswer,
  itemAnswer,
  liabilitiesAnswer,
  linkTokenAnswer,
  type PlaidAccount,
  publicTokenAnswer,
  syncAnswer,
} from './plaid-answers.ts'
import { type HttpClient, createPlaidCall, type PlaidCall } from './plaid-client.ts'
import { plaidFailureKind } from './plaid-failure.ts'
import { plaidApiVersion, plaidHistoryDays, type PlaidSettings } from './plaid-settings.ts'
import { toProviderTransaction } from './plaid-transactions.ts'
import { createPlaidWebhooks } from './plaid-webhooks.ts'

const pageRows = 500
/** While Plaid still fetches the history of a new login: nothing yet, then the last month. */
const unfinished: ReadonlySet<string> = new Set(['NOT_READY', 'INITIAL_UPDATE_COMPLETE'])
/** The person is notified of a consent that ends within this time. */
const noticeMs = 7 * 24 * 60 * 60_000
const products = ['transactions']
const countryCodes = ['US']
const language = 'en'

interface PlaidParts {
  readonly settings: PlaidSettings
  readonly http: HttpClient
  readonly clock: Clock
}

/** A new link names the products; a repair names the login, whose products stay. */
const linkBody = ({ clientName, webhookUrl }: PlaidSettings, personKey: string, redirectUri: string | null) => ({
  client_name: clientName,
  language: language,
  country_codes: countryCodes,
  user: { client_user_id: personKey },
  ...(webhookUrl !== null && { webhook: webhookUrl }),
  ...(redirectUri !== null && { redirect_uri: redirectUri }),
})

const newLink = {
  products: products,
  optional_products: ['liabilities'],
  transactions: { days_requested: plaidHistoryDays },
}

/** Reads rates and payments if there are debts. If Plaid cannot provide them, the accounts come without. */
async function readTerms(call: PlaidCall, accessToken: string, accounts: readonly PlaidAccount[]) {
  if (!accounts.some(({ type }) => type === 'credit' || type === 'loan')) return new Map<string, never>()
  try {
    return debtTerms((await call('/liabilities/get', { access_token: accessToken }, liabilitiesAnswer)).liabilities)
  } catch (error) {
    if (error instanceof ProviderFailure) return new Map<string, never>()
    throw error
  }
}

/** Reads accounts. An item without accounts is an error at Plaid and an empty list here. */
async function readAccounts(call: PlaidCall, accessToken: string): Promise<readonly ProviderAccount[]> {
  try {
    const { accounts } = await call('/accounts/get', { access_token: accessToken }, accountsAnswer)
    const terms = await readTerms(call, accessToken, accounts)
    return accounts.map((account) => toProviderAccount(account, terms.get(account.account_id)))
  } catch (error) {
    if (error instanceof ProviderFailure && error.code === 'NO_ACCOUNTS') return []
    throw error
  }
}

async function readItem(call: PlaidCall, accessToken: string, now: number): Promise<ProviderItem> {
  const { item } = await call('/item/get', { access_token: accessToken }, itemAnswer)
  const worksUntil = item.consent_expiration_time ?? null
  const endsSoon = worksUntil !== null && Date.parse(worksUntil) - now < noticeMs
  return {
    itemId: item.item_id,
    institutionId: item.institution_id ?? null,
    institutionName: item.institution_name ?? null,
    failure: item.error ? plaidFailureKind(item.error) : endsSoon ? 'pending-disconnect' : null,
    worksUntil:
      worksUntil !== null && !Number.isNaN(Date.parse(worksUntil)) ? new Date(worksUntil).toISOString() : null,
  }
}

/**
 * Creates the Plaid provider, with plain requests to its HTTP interface: no Plaid package, and nothing is sent except
 * what is written here.
 */
export function createPlaidProvider({ settings, http, clock }: PlaidParts): BankProvider {
  const call = createPlaidCall(settings, http)
  const { clientName, webhookUrl, environment } = settings
  return {
    name: 'plaid',
    settings: {
      clientName,
      products: products,
      countryCodes: countryCodes,
      webhookUrl,
      apiVersion: plaidApiVersion,
      environment,
    },
    async createLinkToken({ personKey, accessToken, redirectUri }) {
      const body = {
        ...linkBody(settings, personKey, redirectUri),
        ...(accessToken === null ? newLink : { access_token: accessToken }),
      }
      return (await call('/link/token/create', body, linkTokenAnswer)).link_token
    },
    async exchange(publicToken) {
      const { access_token, item_id } = await call(
        '/item/public_token/exchange',
        { public_token: publicToken },
        exchangeAnswer,
      )
      return { accessToken: access_token, itemId: item_id }
    },
    createPublicToken: async (accessToken) =>
      (await call('/item/public_token/create', { access_token: accessToken }, publicTokenAnswer)).public_token,
    item: (accessToken) => readItem(call, accessToken, clock.now()),
    accounts: (accessToken) => readAccounts(call, accessToken),
    async transactions(accessToken, cursor) {
      const options = { include_original_description: true, days_requested: plaidHistoryDays }
      const body = { access_token: accessToken, count: pageRows, options, ...(cursor !== null && { cursor }) }
      const page = await call('/transactions/sync', body, syncAnswer)
      return {
        added: page.added.map(toProviderTransaction),
        modified: page.modified.map(toProviderTransaction),
        removed: page.removed.map(({ transaction_id }) => ({ id: transaction_id })),
        nextCursor: page.next_cursor,
        hasMore: page.has_more,
        isHistoryReady: !unfinished.has(page.transactions_update_status ?? ''),
      }
    },
    async remove(accessToken) {
      await call('/item/remove', { access_token: accessToken }, anyAnswer).catch((error: unknown) => {
        if (!(error instanceof ProviderFailure) || error.kind !== 'revoked') throw error
      })
    },
    readWebhook: createPlaidWebhooks(call, () => clock.now()),
  }
}
