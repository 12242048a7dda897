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
import { type HttpClient, makePlaidCall, type PlaidCall } from './plaid-client.ts'
import { plaidFailureKind } from './plaid-failure.ts'
import { PLAID_API_VERSION, PLAID_HISTORY_DAYS, type PlaidSettings } from './plaid-settings.ts'
import { toProviderTransaction } from './plaid-transactions.ts'
import { makePlaidWebhooks } from './plaid-webhooks.ts'

const PAGE_ROWS = 500
/** While Plaid still fetches the history of a new login: nothing yet, then the last month. */
const UNFINISHED: ReadonlySet<string> = new Set(['NOT_READY', 'INITIAL_UPDATE_COMPLETE'])
/** A consent that ends within these days is worth a word to the person. */
const NOTICE_MS = 7 * 24 * 60 * 60_000
const PRODUCTS = ['transactions']
const COUNTRY_CODES = ['US']
const LANGUAGE = 'en'

interface PlaidParts {
  readonly settings: PlaidSettings
  readonly http: HttpClient
  readonly clock: Clock
}

/** A new link names the products; a repair the login, whose products stay. */
const linkBody = ({ clientName, webhookUrl }: PlaidSettings, personKey: string, redirectUri: string | null) => ({
  client_name: clientName,
  language: LANGUAGE,
  country_codes: COUNTRY_CODES,
  user: { client_user_id: personKey },
  ...(webhookUrl !== null && { webhook: webhookUrl }),
  ...(redirectUri !== null && { redirect_uri: redirectUri }),
})

const newLink = {
  products: PRODUCTS,
  optional_products: ['liabilities'],
  transactions: { days_requested: PLAID_HISTORY_DAYS },
}

/** Rates and payments where there is something owed. Where Plaid cannot say, the accounts come without them. */
async function readTerms(call: PlaidCall, accessToken: string, accounts: readonly PlaidAccount[]) {
  if (!accounts.some(({ type }) => type === 'credit' || type === 'loan')) return new Map<string, never>()
  try {
    return debtTerms((await call('/liabilities/get', { access_token: accessToken }, liabilitiesAnswer)).liabilities)
  } catch (error) {
    if (error instanceof ProviderFailure) return new Map<string, never>()
    throw error
  }
}

/** An item without accounts is an error to Plaid and an empty answer to us. */
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
  const endsSoon = worksUntil !== null && Date.parse(worksUntil) - now < NOTICE_MS
  return {
    itemId: item.item_id,
    institutionId: item.institution_id ?? null,
    institutionName: item.institution_name ?? null,
    failure: item.error ? plaidFailureKind(item.error) : endsSoon ? 'pending-disconnect' : null,
    worksUntil:
      worksUntil !== null && !Number.isNaN(Date.parse(worksUntil)) ? new Date(worksUntil).toISOString() : null,
  }
}

/** Plaid by its own interface, with plain requests: no package of theirs, and nothing sent that we do not write here. */
export function makePlaidProvider({ settings, http, clock }: PlaidParts): BankProvider {
  const call = makePlaidCall(settings, http)
  const { clientName, webhookUrl, environment } = settings
  return {
    name: 'plaid',
    settings: {
      clientName,
      products: PRODUCTS,
      countryCodes: COUNTRY_CODES,
      webhookUrl,
      apiVersion: PLAID_API_VERSION,
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
      const options = { include_original_description: true, days_requested: PLAID_HISTORY_DAYS }
      const body = { access_token: accessToken, count: PAGE_ROWS, options, ...(cursor !== null && { cursor }) }
      const page = await call('/transactions/sync', body, syncAnswer)
      return {
        added: page.added.map(toProviderTransaction),
        modified: page.modified.map(toProviderTransaction),
        removed: page.removed.map(({ transaction_id }) => ({ id: transaction_id })),
        nextCursor: page.next_cursor,
        hasMore: page.has_more,
        isHistoryReady: !UNFINISHED.has(page.transactions_update_status ?? ''),
      }
    },
    async remove(accessToken) {
      await call('/item/remove', { access_token: accessToken }, anyAnswer).catch((error: unknown) => {
        if (!(error instanceof ProviderFailure) || error.kind !== 'revoked') throw error
      })
    },
    readWebhook: makePlaidWebhooks(call, () => clock.now()),
  }
}
