// Proves: ASVS-1.2.2, ASVS-1.3.6, ASVS-13.2.4, ASVS-15.3.2
import { describe, expect, it } from 'vitest'
import { createTestClock } from '../../../testing/test-parts.ts'
import type { BankProvider } from '../bank-provider.ts'
import { createFakePlaid, readPersona } from './fixtures/fake-plaid.fixture.ts'
import { ownPersonas } from './fixtures/own-document.fixture.ts'
import { openPlaidDocument } from './fixtures/plaid-document.fixture.ts'
import { createPlaidProvider } from './plaid-provider.ts'
import type { PlaidSettings } from './plaid-settings.ts'

const settings: PlaidSettings = {
  clientId: 'client-1',
  secret: 'secret-1',
  environment: 'sandbox',
  clientName: 'Evenkeel',
  webhookUrl: 'https://money.example/webapi/v1/account-connections/webhook',
}
const clock = createTestClock()
const plaidDocument = openPlaidDocument()
const person = readPersona(ownPersonas['own-person.json'])

/** Makes every call of the adapter once. */
async function createAllCalls(provider: BankProvider): Promise<void> {
  const redirectUri = 'https://money.example/pagecontent/publicplaidoauth/web'
  await provider.createLinkToken({ personKey: 'person-key', accessToken: null, redirectUri })
  const { accessToken } = await provider.exchange('public-sandbox-1')
  await provider.createLinkToken({ personKey: 'person-key', accessToken, redirectUri: null })
  await provider.createPublicToken(accessToken)
  await provider.item(accessToken)
  await provider.accounts(accessToken)
  const { nextCursor } = await provider.transactions(accessToken, null)
  await provider.transactions(accessToken, nextCursor)
  await provider.remove(accessToken)
}

async function newFake() {
  const fake = await createFakePlaid(person, () => clock.now())
  return { fake, provider: createPlaidProvider({ settings, http: fake.http, clock }) }
}

/** Returns a provider whose network returns these answers to every call. */
const answering = (answers: Readonly<Record<string, unknown>>) =>
  createPlaidProvider({
    settings,
    clock,
    http: async (request) => Response.json(answers[new URL(request.url).pathname]),
  })

describe('what the Plaid adapter sends', () => {
  it('goes only to Plaid, with the keys in headers and none in a body', async () => {
    const { fake, provider } = await newFake()
    const addresses: string[] = []
    const spied = createPlaidProvider({
      settings,
      clock,
      http: (request) => (addresses.push(request.url, request.redirect), fake.http(request)),
    })
    await createAllCalls(spied)
    expect(addresses.every((text) => text.startsWith('https://sandbox.plaid.com/') || text === 'manual')).toBe(true)
    for (const { headers, body } of fake.sent) {
      expect([headers.get('PLAID-CLIENT-ID'), headers.get('PLAID-SECRET'), headers.get('Plaid-Version')]).toEqual([
        'client-1',
        'secret-1',
        '2020-09-14',
      ])
      expect(JSON.stringify(body)).not.toContain('secret-1')
    }
    expect(provider.settings).toMatchObject({
      environment: 'sandbox',
      apiVersion: '2020-09-14',
      products: ['transactions'],
      countryCodes: ['US'],
    })
  })

  it('is, call for call, what the interface description allows', async () => {
    const { fake, provider } = await newFake()
    await createAllCalls(provider)
    const webhook = await fake.webhook('item-1')
    await provider.readWebhook(webhook.headers, webhook.body)
    const paths = [...new Set(fake.sent.map(({ path }) => path))].toSorted()
    expect(paths).toEqual([
      '/accounts/get',
      '/item/get',
      '/item/public_token/create',
      '/item/public_token/exchange',
      '/item/remove',
      '/liabilities/get',
      '/link/token/create',
      '/transactions/sync',
      '/webhook_verification_key/get',
    ])
    expect(fake.sent.map(({ path, body }) => [path, plaidDocument.faultsOfRequest(path, body)])).toEqual(
      fake.sent.map(({ path }) => [path, []]),
    )
    // The fake's answers are checked too: what the tests accept is what Plaid sends.
    expect(fake.answers.map(({ path, body }) => [path, plaidDocument.faultsOfAnswer(path, body)])).toEqual(
      fake.answers.map(({ path }) => [path, []]),
    )
  })

  it('fails the same check if it is wrong', () => {
    expect(plaidDocument.faultsOfRequest('/item/get', {})).not.toEqual([])
    expect(plaidDocument.faultsOfRequest('/item/get', { access_token: 'a', made_up: 1 })).not.toEqual([])
    expect(plaidDocument.faultsOfRequest('/transactions/sync', { access_token: 'a', count: 501 })).not.toEqual([])
  })

  it('identifies a person by a key, and names no products on a repair', async () => {
    const { fake, provider } = await newFake()
    await createAllCalls(provider)
    const [created, repaired] = fake.sent.filter(({ path }) => path === '/link/token/create')
    expect(created?.body).toEqual({
      client_name: 'Evenkeel',
      language: 'en',
      country_codes: ['US'],
      user: { client_user_id: 'person-key' },
      webhook: settings.webhookUrl,
      redirect_uri: 'https://money.example/pagecontent/publicplaidoauth/web',
      products: ['transactions'],
      optional_products: ['liabilities'],
      transactions: { days_requested: 730 },
    })
    expect(Object.keys(repaired?.body ?? {}).toSorted()).toEqual([
      'access_token',
      'client_name',
      'country_codes',
      'language',
      'user',
      'webhook',
    ])
  })
})

describe('what the Plaid adapter accepts', () => {
  const first = (path: string) => plaidDocument.examplesOf(path)[0]

  it('is every example of the interface description', async () => {
    const paths = [
      '/link/token/create',
      '/item/public_token/exchange',
      '/item/get',
      '/accounts/get',
      '/liabilities/get',
      '/transactions/sync',
      '/item/remove',
    ]
    const provider = answering(Object.fromEntries(paths.map((path) => [path, first(path)])))
    await createAllCalls(
      answering({
        ...Object.fromEntries(paths.map((path) => [path, first(path)])),
        '/item/public_token/create': { public_token: 'p' },
      }),
    )
    const accounts = await provider.accounts('a')
    expect(accounts.length).toBeGreaterThan(0)
    expect(
      accounts.every(({ id, currency, balance }) => id !== '' && currency === 'USD' && Number.isFinite(balance)),
    ).toBe(true)
    const page = await provider.transactions('a', null)
    expect(page.added.length).toBeGreaterThan(0)
    expect(page.added[0]).toMatchObject({ amount: -72.1, currency: 'USD', isPending: false })
    expect(page.removed.length).toBeGreaterThan(0)
  })

  it('changes signs: money out is negative here, and so is a debt', async () => {
    const balances = {
      current: 410,
      available: null,
      limit: 2000,
      iso_currency_code: 'USD',
      unofficial_currency_code: null,
    }
    const card = {
      account_id: 'c',
      name: 'Card',
      official_name: null,
      mask: '3333',
      type: 'credit',
      subtype: 'credit card',
      balances,
    }
    const liabilities = {
      credit: [
        {
          account_id: 'c',
          aprs: [
            { apr_percentage: 15.24, apr_type: 'balance_transfer_apr' },
            { apr_percentage: 21.5, apr_type: 'purchase_apr' },
          ],
          minimum_payment_amount: 20,
        },
      ],
      student: null,
      mortgage: null,
    }
    const provider = answering({ '/accounts/get': { accounts: [card] }, '/liabilities/get': { liabilities } })
    expect(await provider.accounts('a')).toEqual([
      {
        id: 'c',
        persistentId: null,
        name: 'Card',
        mask: '3333',
        typeName: 'Credit Card',
        currency: 'USD',
        balance: -410,
        balanceAsOf: null,
        interestRate: 0.215,
        minimumPayment: 20,
      },
    ])
  })

  it.each([
    ['ITEM_ERROR', 'ITEM_LOGIN_REQUIRED', 'login-required'],
    ['ITEM_ERROR', 'PRODUCT_NOT_READY', 'not-ready'],
    ['ITEM_ERROR', 'SOMETHING_NEW', 'unavailable'],
    ['INVALID_INPUT', 'INVALID_ACCESS_TOKEN', 'revoked'],
    ['INVALID_INPUT', 'INVALID_PUBLIC_TOKEN', 'refused'],
    ['RATE_LIMIT_EXCEEDED', 'TRANSACTIONS_LIMIT', 'rate-limited'],
    ['INSTITUTION_ERROR', 'INSTITUTION_DOWN', 'unavailable'],
    ['API_ERROR', 'INTERNAL_SERVER_ERROR', 'unavailable'],
    ['TRANSACTIONS_ERROR', 'TRANSACTIONS_SYNC_MUTATION_DURING_PAGINATION', 'changed-meanwhile'],
  ])('maps %s / %s', async (errorType, errorCode, kind) => {
    const { fake, provider } = await newFake()
    const { accessToken } = await provider.exchange('public-sandbox-1')
    fake.failNext('/transactions/sync', errorType, errorCode)
    await expect(provider.transactions(accessToken, null)).rejects.toMatchObject({ kind, code: errorCode })
  })

  it('excludes invalid JSON and a missing answer', async () => {
    const torn = createPlaidProvider({
      settings,
      clock,
      http: async () => new Response('<html>access-sandbox-1</html>'),
    })
    await expect(torn.item('a')).rejects.toMatchObject({ kind: 'unavailable', code: 'UNREADABLE_ANSWER' })
    const silent = createPlaidProvider({
      settings,
      clock,
      http: async () => Promise.reject(new Error('access-sandbox-1')),
    })
    await expect(silent.item('a')).rejects.toMatchObject({
      kind: 'unavailable',
      code: 'NO_ANSWER',
      message: 'The bank provider answered NO_ANSWER',
    })
  })

  it('an item without accounts is an empty answer; a removed item needs no second removal', async () => {
    const { fake, provider } = await newFake()
    const { accessToken } = await provider.exchange('public-sandbox-1')
    fake.failNext('/accounts/get', 'ITEM_ERROR', 'NO_ACCOUNTS')
    expect(await provider.accounts(accessToken)).toEqual([])
    await provider.remove(accessToken)
    await provider.remove(accessToken)
  })
})
