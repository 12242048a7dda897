import { createClient } from '@evenkeel/api-client/client'
import { type EndpointName, paths } from '@evenkeel/api-client/contract/paths'
import type { ExpenseCategory, Transaction, TransactionPage } from '@evenkeel/api-client/contract/transactions'
import { ApiProvider } from '@evenkeel/api-client/react'
import { ToastProvider, ToastRegion } from '@evenkeel/ui/toast'
import { render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { FailureProvider } from '../shared/failure.tsx'
import { TodayProvider } from '../shared/today.tsx'

/** A transaction on the wire: a purchase on the card unless it is said otherwise. */
export const transactionOf = (fields: Partial<Transaction> = {}): Transaction => ({
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
  countsInTotals: true,
  ...fields,
})

export const categories: readonly ExpenseCategory[] = [
  { expenseCategoryId: 5, name: 'Dining out', isBudgetable: true },
  { expenseCategoryId: 3, name: 'Groceries', isBudgetable: true },
  { expenseCategoryId: 1, name: 'Income', isBudgetable: false },
  { expenseCategoryId: 4, name: 'Shopping', isBudgetable: true },
]

/** One page of a list of these rows, the totals given or nothing. */
export const pageOf = (items: readonly Transaction[], fields: Partial<TransactionPage> = {}): TransactionPage => ({
  items: [...items],
  total: items.length,
  paging: { page: 1, pageSize: 10, total: items.length, lastPage: 1 },
  totals: { income: 0, spending: 0, net: 0 },
  ...fields,
})

type Handler = (body: unknown) => unknown

/** An API in memory: what each call answers, by its name, given the body. A `Response` is answered as it is. */
export function apiOf(handlers: Partial<Record<EndpointName, Handler>>) {
  const sent: { readonly name: string; readonly body: unknown }[] = []
  const answers: Partial<Record<EndpointName, Handler>> = {
    categories: () => categories,
    accounts: () => [],
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

/** What the server answers when it cannot do something. */
export const refusal = (message: string, status = 500) => Response.json({ code: -1, message }, { status })

/** Renders a part of the portal over an API in memory, on a Thursday in November. */
export function renderOver(api: ReturnType<typeof apiOf>, children: ReactNode) {
  return render(
    <ApiProvider client={api.client}>
      <ToastProvider>
        <TodayProvider today="2026-11-19">
          <FailureProvider>{children}</FailureProvider>
        </TodayProvider>
        <ToastRegion />
      </ToastProvider>
    </ApiProvider>,
  )
}
