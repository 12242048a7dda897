import { CHANGE_HEADER } from '@evenkeel/api-client/contract/changes'
import { type WidgetName, widgetNames } from '@evenkeel/api-client/contract/embed'
import type { Endpoint } from '@evenkeel/api-client/contract/endpoint'
import { endpoints } from '@evenkeel/api-client/contract/endpoints'
import { type EndpointName, paths } from '@evenkeel/api-client/contract/paths'
import { PlanType } from '@evenkeel/engine'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../test/test-app.ts'
import { makeTestClient, type TestClient } from '../test/test-client.ts'

const PAGE = 'https://intranet.example'
const table: readonly Endpoint[] = Object.values(endpoints)

/** What each widget calls, and so what a page on which it stands can call in the person's name. */
const calls: Readonly<Record<WidgetName, readonly EndpointName[]>> = {
  'cash-flow-chart': ['cashFlow', 'companyInfo'],
  'budget-modal': [
    'budget',
    'budgetNavigation',
    'budgets',
    'categories',
    'companyInfo',
    'createBudget',
    'deleteBudget',
    'spending',
    'undoChange',
    'updateBudget',
  ],
  'spending-chart': ['categories', 'spending'],
  accounts: ['accountTypes', 'accounts', 'anySync', 'companyInfo', 'createAccount', 'undoChange', 'updateAccount'],
  'next-steps': ['nextSteps', 'setNextStepStatus', 'undoChange'],
  goals: ['myGoals'],
  transactions: ['categories', 'setTransactionCategory', 'transactions', 'undoChange'],
  'retirement-calculator': ['plan'],
  'debt-wizard': ['plan'],
}

const savings = { category: 'Cash', type: 'Savings', name: 'Holiday jar', balance: 120 }

describe('the token of a widget', () => {
  let app: TestApp
  let ada: TestClient

  beforeAll(async () => {
    app = await startTestApp()
    await app.parts.directory.companies.allowOrigin(app.company.id, PAGE)
  })
  afterAll(() => app.stop())
  beforeEach(async () => {
    ada = await app.signIn('ada@example.test')
  })

  /** The host page, with the headers under which the widget on it calls. */
  async function standing(widget: WidgetName) {
    const page = makeTestClient(app.origin)
    const { code } = await ada.call('embedCode', { body: { widget, origin: PAGE } })
    const { token } = await page.call('embedToken', { body: { code } }, { Origin: PAGE })
    return { page, headers: { Authorization: `Bearer ${token}`, Origin: PAGE } }
  }

  /** What a call with an empty input is answered: who asks is looked at before what is asked. */
  async function statusOf({ method, path, bodyType }: Endpoint, headers: Record<string, string>) {
    const url = app.origin + path.replaceAll(/\{\w+\}/g, '1')
    if (method === 'GET') return (await fetch(url, { headers })).status
    if (bodyType === 'multipart') return (await fetch(url, { method, headers, body: new FormData() })).status
    return (await fetch(url, { method, headers: { ...headers, 'Content-Type': 'application/json' }, body: '{}' }))
      .status
  }

  it.each(widgetNames)('of %s opens its own calls, and no other of the whole table', async (widget) => {
    const { headers } = await standing(widget)
    const open: string[] = []
    for (const endpoint of table) {
      if (endpoint.who === 'public') continue
      const status = await statusOf(endpoint, headers)
      expect([endpoint.name, status]).not.toEqual([endpoint.name, 401])
      if (status !== 403) open.push(endpoint.name)
    }
    expect(open.toSorted()).toEqual(calls[widget])
  })

  it('may be sent from an allowed origin alone, to each call that is open to a widget', async () => {
    const ask = async (name: EndpointName, Origin: string) => {
      const { method, path } = paths[name]
      const headers = {
        Origin,
        'Access-Control-Request-Method': method,
        'Access-Control-Request-Headers': 'authorization',
      }
      const answer = await fetch(app.origin + path.replaceAll(/\{\w+\}/g, '1'), { method: 'OPTIONS', headers })
      return [
        name,
        answer.headers.get('Access-Control-Allow-Origin'),
        answer.headers.get('Access-Control-Allow-Methods'),
      ]
    }
    for (const name of new Set(Object.values(calls).flat())) {
      expect(await ask(name, PAGE)).toEqual([name, PAGE, paths[name].method])
      expect(await ask(name, 'https://evil.example')).toEqual([name, null, null])
    }
    for (const name of [
      'deleteAccount',
      'dashboard',
      'deleteNextStep',
      'exploreGoals',
      'splitTransaction',
      'savePlan',
    ] as const) {
      expect(await ask(name, PAGE)).toEqual([name, null, null])
    }
  })

  it('adds, changes and takes back an account, and the page is told which change it was', async () => {
    const { page, headers } = await standing('accounts')
    const { userAccountId } = await page.call('createAccount', { body: savings }, headers)
    const changed = await page.send('updateAccount', { body: { userAccountId, balance: 80 } }, headers)
    const balances = async () =>
      (await page.call('accounts', { body: {} }, headers))
        .filter((one) => one.userAccountId === userAccountId)
        .map(({ balance }) => balance)
    expect(await balances()).toEqual([80])
    expect(changed.headers.get('Access-Control-Expose-Headers')).toContain(CHANGE_HEADER)
    const undone = await page.send(
      'undoChange',
      { params: { changeId: changed.headers.get(CHANGE_HEADER) ?? '' }, body: {} },
      headers,
    )
    expect(undone.status).toBe(200)
    expect(await balances()).toEqual([120])
  })

  it('takes back nothing that its widget does not change: such a change is like an unknown one', async () => {
    const { userAccountId } = await ada.call('createAccount', { body: savings })
    const deleted = await ada.send('deleteAccount', { body: { userAccountId } })
    const entered = await ada.send('createTransaction', {
      body: { date: '2026-11-20', value: -4.5, categoryId: 6, description: 'Coffee' },
    })
    const budgeted = await ada.send('createBudget', {
      body: { categoryId: 6, targetBudget: 50, budgetPeriod: '2026-11' },
    })
    const added = await ada.send('createAccount', { body: { ...savings, name: 'Another jar' } })
    const changes = { deleted, entered, budgeted, added }
    const outcomes: unknown[] = []
    for (const widget of ['accounts', 'next-steps'] as const) {
      const { page, headers } = await standing(widget)
      const undo = (changeId: string) => page.send('undoChange', { params: { changeId }, body: {} }, headers)
      const unknown = await undo('999999')
      for (const [name, answer] of Object.entries(changes)) {
        const undone = await undo(answer.headers.get(CHANGE_HEADER) ?? '')
        const isLikeUnknown = undone.status === 404 && JSON.stringify(undone.body) === JSON.stringify(unknown.body)
        outcomes.push([widget, name, isLikeUnknown ? 'unknown' : undone.status])
      }
    }
    expect(outcomes).toEqual([
      ['accounts', 'deleted', 'unknown'],
      ['accounts', 'entered', 'unknown'],
      ['accounts', 'budgeted', 'unknown'],
      ['accounts', 'added', 200],
      ['next-steps', 'deleted', 'unknown'],
      ['next-steps', 'entered', 'unknown'],
      ['next-steps', 'budgeted', 'unknown'],
      ['next-steps', 'added', 'unknown'],
    ])
    const byThePerson = await ada.send('undoChange', {
      params: { changeId: entered.headers.get(CHANGE_HEADER) ?? '' },
      body: {},
    })
    expect(byThePerson.status).toBe(200)
  })

  it('moves a transaction to another category and takes that back, but nothing else that was done to a transaction', async () => {
    const enter = (description: string) =>
      ada.call('createTransaction', { body: { date: '2026-11-20', value: -4.5, categoryId: 6, description } })
    const { userTransactionId: transactionId } = await enter('Harbor Coffee')
    const { page, headers } = await standing('transactions')
    const moved = await page.send('setTransactionCategory', { body: { transactionId, categoryId: 7 } }, headers)
    const { items } = await page.call('transactions', { body: { categoryIds: [7] } }, headers)
    expect(items.map((item) => item.userTransactionId)).toContain(transactionId)
    const hidden = await ada.send('setTransactionVisibility', { body: { transactionId, isHidden: true } })
    const deleted = await ada.send('deleteTransaction', {
      body: { userTransactionId: (await enter('Corner Bakery')).userTransactionId },
    })
    const undo = (change: { readonly headers: Headers }) =>
      page.send('undoChange', { params: { changeId: change.headers.get(CHANGE_HEADER) ?? '' }, body: {} }, headers)
    expect([(await undo(hidden)).status, (await undo(deleted)).status]).toEqual([404, 404])
    // The move can be taken back once the transaction is again as it left it.
    await ada.send('setTransactionVisibility', { body: { transactionId, isHidden: false } })
    expect((await undo(moved)).status).toBe(200)
    const after = await page.call('transactions', { body: { categoryIds: [6] } }, headers)
    expect(after.items.map((item) => item.userTransactionId)).toContain(transactionId)
  })

  it('cannot take an undo back in its turn', async () => {
    const { page, headers } = await standing('accounts')
    const created = await page.send('createAccount', { body: savings }, headers)
    const undo = (changeId: string | null) =>
      page.send('undoChange', { params: { changeId: changeId ?? '' }, body: {} }, headers)
    const undone = await undo(created.headers.get(CHANGE_HEADER))
    expect(undone.status).toBe(200)
    expect(await undo(undone.headers.get(CHANGE_HEADER))).toMatchObject({ status: 404 })
  })

  it('of a calculator reads its own plan without what came of it, and each other plan is like an unknown one', async () => {
    const own = { 'retirement-calculator': PlanType.RETIREMENT, 'debt-wizard': PlanType.REDUCE_DEBT } as const
    const accounts = [
      savings,
      { category: 'Retirement', type: '401(k)', name: 'Old savings', balance: 5000 },
      {
        category: 'Credit Card',
        type: 'Credit Card',
        name: 'Rewards Card',
        balance: -400,
        interestRate: 0.2,
        monthlyMinimumPayment: 25,
        currentMonthlyPayment: 40,
      },
    ]
    for (const body of accounts) await ada.call('createAccount', { body })
    const namesOf = { 'retirement-calculator': ['Old savings'], 'debt-wizard': ['Rewards Card'] }
    for (const widget of ['retirement-calculator', 'debt-wizard'] as const) {
      const { page, headers } = await standing(widget)
      const read = (planType: number) => page.send('plan', { params: { planType: String(planType) } }, headers)
      const unknown = await read(99)
      expect(unknown.status).toBe(404)
      for (const planType of Object.values(PlanType).filter((other) => other !== own[widget])) {
        const { status, body } = await read(planType)
        expect([planType, status, body]).toEqual([planType, 404, unknown.body])
      }
      const whole = await ada.call('plan', { params: { planType: String(own[widget]) } })
      const seen = await page.call('plan', { params: { planType: String(own[widget]) } }, headers)
      expect(seen.input).toEqual(whole.input)
      expect(seen).toMatchObject({ result: null, explanations: [], attention: [] })
      expect(seen.linkedAccounts.map(({ name }) => name)).toEqual(namesOf[widget])
    }
  })
})
