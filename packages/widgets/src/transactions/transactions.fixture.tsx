import { createClient } from '@evenkeel/api-client/client'
import { type EndpointName, paths } from '@evenkeel/api-client/contract/paths'
import type { ExpenseCategory, Transaction, TransactionPage } from '@evenkeel/api-client/contract/transactions'
import { ApiProvider } from '@evenkeel/api-client/react'
import { render } from '@testing-library/react'
import { Provider } from 'jotai'
import type { ReactNode } from 'react'
import { FailureProvider } from '../shared/failure.tsx'
import { TodayProvider } from '../shared/today.tsx'
import { ToastPlace } from '../shared/toasts.tsx'

/** Returns a transaction in the API's form: a purchase on the card, with `fields` in place of its values. */
export const sampleTransaction = (fields: Partial<Transaction> = {}): Transaction => ({
  userTransactionId: 1,
  date: '2026-11-19T00:00:00Z',
  value: -62.18,
  category: fields.categoryId ?? 3,
  categoryId: 3,
  hidden: false,
  source: 'Rewards Card',
  description: 'Greenleaf Market',
  fullDescription: 'GREENLEAF MARKET 118 PORTLAND OR',
  splitted: false,
  sourceUserTransactionId: null,
  userAccountId: 11,
  currency: 'USD',
  isManual: false,
  isPending: false,
  isTransfer: false,
  ownCategoryId: null,
  note: '',
  tags: [],
  attachmentCount: 0,
  countsInTotals: true,
  ...fields,
})

const categories: readonly ExpenseCategory[] = [
  { expenseCategoryId: 5, name: 'Dining out', isBudgetable: true },
  { expenseCategoryId: 3, name: 'Groceries', isBudgetable: true },
  { expenseCategoryId: 1, name: 'Income', isBudgetable: false },
  { expenseCategoryId: 4, name: 'Shopping', isBudgetable: true },
]

/** Returns one page of a list of these rows, without totals unless `fields` has them. */
export const createTransactionPage = (
  items: readonly Transaction[],
  fields: Partial<TransactionPage> = {},
): TransactionPage => ({
  items: [...items],
  total: items.length,
  paging: { page: 1, pageSize: 10, total: items.length, lastPage: 1 },
  totals: { income: 0, spending: 0, net: 0 },
  ...fields,
})

type Handler = (body: unknown) => unknown

/** Returns an API in memory: the handler of each call by name, called with the body. A `Response` is returned as it is. */
export function createTransactionsApi(handlers: Partial<Record<EndpointName, Handler>>) {
  const sent: { readonly name: string; readonly body: unknown }[] = []
  const answers: Partial<Record<EndpointName, Handler>> = {
    categories: () => categories,
    accounts: () => [],
    ownCategories: () => [],
    attachments: () => [],
    previewRule: () => ({ fits: 0, changes: 0, amount: 0, since: null }),
    ...handlers,
  }
  const client = createClient({
    baseUrl: 'http://app.test',
    readCookies: () => '',
    fetch: async (request) => {
      const { pathname } = new URL(request.url)
      const [name, handler] =
        Object.entries(answers).find(([known]) =>
          Object.entries(paths).some(([key, { path }]) => key === known && path === pathname),
        ) ?? []
      if (name === undefined || handler === undefined) return new Response(null, { status: 404 })
      const body: unknown = request.method === 'GET' ? undefined : await request.json()
      // How many have no category is asked apart from the list: none.
      if (name === 'transactions' && Object(body)['pageSize'] === 1) return Response.json(createTransactionPage([]))
      sent.push({ name, body })
      const answer = await handler(body)
      return answer instanceof Response ? answer : Response.json(answer, { headers: { 'Evenkeel-Change': '77' } })
    },
  })
  return {
    client,
    sent,
    bodiesOf: (name: EndpointName) => sent.filter((call) => call.name === name).map(({ body }) => body),
  }
}

/** Returns the server's answer when it cannot do something. */
export const refusal = (message: string, status = 500) => Response.json({ code: -1, message }, { status })

/** Renders a part of the portal over an API in memory, on a Thursday in November. */
export function renderOver(api: ReturnType<typeof createTransactionsApi>, children: ReactNode) {
  return render(
    <ApiProvider client={api.client}>
      <Provider>
        <TodayProvider today="2026-11-19">
          <FailureProvider>{children}</FailureProvider>
        </TodayProvider>
        <ToastPlace />
      </Provider>
    </ApiProvider>,
  )
}
