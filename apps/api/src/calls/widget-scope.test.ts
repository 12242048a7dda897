// Proves: ASVS-10.3.2
import { changeHeader, pageHeader } from '@evenkeel/api-client/contract/changes'
import type { EndpointName } from '@evenkeel/api-client/contract/paths'
import type { Endpoint } from '@evenkeel/api-client/contract/endpoint'
import { endpoints } from '@evenkeel/api-client/contract/endpoints'
import { type WidgetName, widgetNames } from '@evenkeel/api-client/contract/widget-names'
import { PlanType } from '@evenkeel/engine'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { isInWorkerd } from '../../testing/test-host.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import type { TestClient } from '../../testing/test-client.ts'
import { connectFrame, openFrame, pageOrigin, type WidgetFrame } from '../../testing/widget-frame.ts'

const table: readonly Endpoint[] = Object.values(endpoints)
const savings = { category: 'Cash', type: 'Savings', name: 'Holiday jar', balance: 120 }
const november = { fromDate: '2026-11-01T00:00:00Z', toDate: '2026-11-30T23:59:59.999Z' }
const days = (fromDate: string, toDate: string) => ({
  fromDate: `${fromDate}T00:00:00Z`,
  toDate: `${toDate}T23:59:59.999Z`,
})

/** The whole reach of each widget, as the design's table has it. */
const calls: Readonly<Record<WidgetName, readonly EndpointName[]>> = {
  'cash-flow-chart': ['cashFlow'],
  'net-worth': ['netWorthHistory'],
  recurring: ['categories', 'recurring'],
  'budget-modal': [
    'budget',
    'budgetNavigation',
    'budgets',
    'categories',
    'createBudget',
    'deleteBudget',
    'spending',
    'undoChange',
    'updateBudget',
  ],
  'spending-chart': ['categories', 'spending'],
  accounts: ['accountTypes', 'accounts', 'anySync', 'companyInfo', 'createAccount', 'undoChange', 'updateAccount'],
  'account-modal': [
    'accountTypes',
    'accounts',
    'anySync',
    'companyInfo',
    'createAccount',
    'undoChange',
    'updateAccount',
  ],
  'link-accounts': ['accounts', 'myGoals', 'plan', 'undoChange'],
  'next-steps': ['nextSteps', 'setNextStepStatus', 'undoChange'],
  goals: ['myGoals'],
  transactions: ['categories', 'setTransactionCategory', 'transactions', 'undoChange'],
  'retirement-calculator': ['plan', 'undoChange'],
  'debt-wizard': ['plan', 'undoChange'],
}

/** The same code decides on both runtimes, from this table: in workerd one widget goes through all calls. */
const tried: readonly WidgetName[] = isInWorkerd ? ['accounts'] : widgetNames

describe('the reach of a widget in our frame', () => {
  let app: TestApp
  let ada: TestClient
  let person = 0

  beforeAll(async () => {
    app = await startTestApp()
    await app.parts.directory.companies.allowOrigin(app.company.id, pageOrigin)
  })
  afterAll(() => app.stop())
  beforeEach(async () => {
    person += 1
    ada = await app.signIn(`ada-${person}@example.test`)
  })

  async function connected(...widgets: WidgetName[]): Promise<{ frame: WidgetFrame; token: string }> {
    const frame = await openFrame(app)
    await connectFrame(ada, frame, widgets)
    return { frame, token: await frame.token(widgets[0] ?? 'goals') }
  }

  const pageLines = async () =>
    (await ada.call('accessLog', {})).lines
      .filter(({ event, page }) => page === pageOrigin && event !== 'widget-agreed')
      .map(({ event, widget, what, count }) => [event, widget, what, count])

  it.each(tried)('A16: %s opens its own calls, and no other of the whole table', async (widget) => {
    const { frame, token } = await connected(widget)
    const open: string[] = []
    for (const endpoint of table.filter(({ who }) => who !== 'public')) {
      const { method, path, bodyType } = endpoint
      const address = path.replaceAll(/\{\w+\}/g, '1')
      const DPoP = await frame.proof(endpoint.name, {}, token, { claims: { htu: app.origin + address } })
      const isForm = bodyType === 'multipart'
      const headers = {
        ...{ DPoP, Authorization: `DPoP ${token}` },
        ...(method !== 'GET' && !isForm && { 'Content-Type': 'application/json' }),
      }
      const body = method === 'GET' ? null : isForm ? new FormData() : 'not json'
      const { status } = await fetch(app.origin + address, { method, headers, body })
      expect([endpoint.name, status]).not.toEqual([endpoint.name, 401])
      if (status !== 403) open.push(endpoint.name)
    }
    // A calculator's plan 1 or 3 is tried below: here the path asks for plan 1.
    expect(open.toSorted()).toEqual(calls[widget].filter((name) => widget !== 'debt-wizard' || name !== 'plan'))
  })

  it('A16: deletes nothing, agrees to nothing, and has no token of another widget', async () => {
    const { frame, token } = await connected('accounts')
    const { userAccountId } = await ada.call('createAccount', { body: savings })
    expect(await frame.send('deleteAccount', { body: { userAccountId } }, token)).toMatchObject({ status: 403 })
    expect(await frame.send('agreeEmbed', { body: {} }, token)).toMatchObject({ status: 403 })
    expect(await frame.send('embedAgreements', {}, token)).toMatchObject({ status: 403 })
    const other = { body: { widget: 'transactions', origin: pageOrigin } }
    expect(await frame.send('embedToken', other)).toMatchObject({ status: 403 })
    expect(await pageLines()).toEqual(
      Array.from({ length: 4 }, () => ['widget-refused', expect.any(String), null, null]),
    )
  })

  it('A3: spending is whole months over all accounts: anything less is 403 and a line in the log', async () => {
    const { userAccountId } = await ada.call('createAccount', { body: savings })
    const { frame, token } = await connected('spending-chart')
    const narrower = [
      days('2026-11-19', '2026-11-19'),
      days('2026-11-01', '2026-11-29'),
      days('2026-11-02', '2026-11-30'),
      days('2026-12-01', '2026-11-30'),
      { ...november, userAccountIds: [userAccountId] },
      { ...november, userAccountIds: [] },
      { ...november, excludeManualTransactions: true },
    ]
    for (const body of narrower)
      expect([body, (await frame.send('spending', { body }, token)).status]).toEqual([body, 403])
    expect(await pageLines()).toEqual(narrower.map(() => ['widget-refused', 'spending-chart', null, null]))
    expect(await frame.send('spending', { body: november }, token)).toMatchObject({ status: 200 })
    const quarter = days('2026-09-01', '2026-11-30')
    expect(await frame.send('spending', { body: quarter }, token)).toMatchObject({ status: 200 })
    const budgets = await connected('budget-modal')
    expect(await budgets.frame.send('spending', { body: quarter }, budgets.token)).toMatchObject({ status: 403 })
    expect(await budgets.frame.send('spending', { body: november }, budgets.token)).toMatchObject({ status: 200 })
  })

  it('shows net worth and recurring payments as totals alone: no account, no payee, no date of a payment', async () => {
    await ada.call('createAccount', { body: savings })
    const gym = {
      description: 'Harborview Gym',
      direction: 'out',
      amount: 39,
      categoryId: 16,
      repeats: 'month',
    } as const
    await ada.call('addPlannedPayment', { body: { ...gym, firstDate: '2026-12-05' } })
    const { frame, token } = await connected('net-worth', 'recurring')
    const worth = await frame.call('netWorthHistory', { body: { pastMonthCount: 1 } }, token)
    expect(Object.keys(worth).toSorted()).toEqual(['added', 'change', 'months'])
    expect(worth.months.map((month) => Object.keys(month).toSorted())).toEqual(
      worth.months.map(() => ['assets', 'date', 'liabilities', 'total']),
    )
    expect(worth.months.at(-1)).toMatchObject({ assets: 120, liabilities: 0, total: 120 })
    const paid = await frame.call('recurring', { body: {} }, await frame.token('recurring'))
    expect(paid).toEqual({ monthly: [{ categoryId: 16, amount: 39 }], monthlyTotal: 39 })
  })

  it('shows rows of one month, at most 100 a page and 24 months back', async () => {
    const enter = (date: string) =>
      ada.call('createTransaction', { body: { date, value: -4.5, categoryId: 6, description: 'Coffee' } })
    for (const date of ['2026-11-20', '2026-10-20']) await enter(date)
    const { frame, token } = await connected('transactions')
    const ask = async (body: object) => (await frame.send('transactions', { body }, token)).status
    const range = (startDate: string, endDate: string) => ({ startDate, endDate })
    expect((await frame.call('transactions', { body: {} }, token)).items.map(({ date }) => date)).toEqual([
      '2026-11-20T00:00:00Z',
    ])
    expect(await ask({ ...range('2026-10-01', '2026-10-31'), pageSize: 100 })).toBe(200)
    expect(await ask(range('2024-11-01', '2024-11-30'))).toBe(200)
    expect(await ask(range('2024-10-01', '2024-10-31'))).toBe(403)
    expect(await ask(range('2026-10-31', '2026-11-01'))).toBe(403)
    expect(await ask({ startDate: '2026-11-01' })).toBe(403)
    expect(await ask({ pageSize: 101 })).toBe(403)
  })

  it('shows names and kinds alone to the account modal and to the linking of accounts', async () => {
    const { userAccountId } = await ada.call('createAccount', { body: savings })
    const named = {
      ...{ userAccountId, name: 'Holiday jar', category: 'Cash', type: 'Savings', groupName: 'Asset' },
      ...{ isManualAccount: true, origin: 'manual' },
    }
    for (const widget of ['account-modal', 'link-accounts'] as const) {
      const { frame, token } = await connected(widget)
      expect(await frame.call('accounts', { body: {} }, token)).toEqual([named])
    }
    const { frame, token } = await connected('account-modal')
    expect(await frame.call('updateAccount', { body: { userAccountId, name: 'Jar' } }, token)).toEqual({
      ...named,
      name: 'Jar',
    })
    expect(await frame.call('companyInfo', {}, token)).toEqual({ data: { info: { level1: false } } })
    const whole = await connected('accounts')
    expect(await whole.frame.call('accounts', { body: {} }, whole.token)).toMatchObject([{ balance: 120 }])
  })

  it('shows of a goal’s verdict the word and the sentence, and nothing that it is made of', async () => {
    const input = {
      monthlyHouseHoldLivingExpenses: 4_000,
      sourceOfIncomeAmountEnum: 0 as const,
      emergencySavingsBalance: 6_000,
    }
    await ada.call('commitPlan', {
      params: { planType: String(PlanType.EMERGENCY_FUND) },
      body: { input: { ...input, isOverridden: true }, linkedAccounts: [] },
    })
    const { frame, token } = await connected('goals')
    const [goal] = await frame.call('myGoals', {}, token)
    const verdict = goal?.plans[0]?.verdict
    expect(verdict).toMatchObject({ word: 'offTrack', sentence: { key: 'monthsSaved' } })
    expect(Object.keys(verdict ?? {}).toSorted()).toEqual(['band', 'figure', 'sentence', 'tone', 'word'])
  })

  it('shows a calculator its own plan without what came of it, and to linking the links alone', async () => {
    await ada.call('createAccount', {
      body: { ...savings, category: 'Retirement', type: '401(k)', name: 'Old savings' },
    })
    const { RETIREMENT, REDUCE_DEBT } = PlanType
    for (const [widget, own] of [
      ['retirement-calculator', RETIREMENT],
      ['debt-wizard', REDUCE_DEBT],
    ] as const) {
      const { frame, token } = await connected(widget)
      for (const planType of Object.values(PlanType)) {
        const { status } = await frame.send('plan', { params: { planType } }, token)
        expect([widget, planType, status]).toEqual([widget, planType, planType === own ? 200 : 403])
      }
      const plan = await frame.call('plan', { params: { planType: own } }, token)
      expect(plan).toMatchObject({ result: null, explanations: [], attention: [], planType: own })
      for (const withheld of ['ruleBook', 'facts', 'ownPaths', 'present', 'draft'])
        expect(Object.keys(plan)).not.toContain(withheld)
    }
    const { frame, token } = await connected('link-accounts')
    const plan = await frame.call('plan', { params: { planType: RETIREMENT } }, token)
    expect(Object.keys(plan).toSorted()).toEqual(['linkedAccounts', 'name', 'planType'])
    expect(JSON.stringify(plan)).toContain('Old savings')
    expect(JSON.stringify(plan)).not.toMatch(/balance|120/i)
  })

  it('starts the calculator with today’s facts, as our own page does, and with a draft where there is one', async () => {
    const input = {
      personalInformation: { dateOfBirth: '1988-04-17T00:00:00Z', annualIncome: 84_000, relationshipStatus: 0 },
      retirementPlanDetails: { retirementAge: 65, lifeExpectancy: 92, monthlyExpenses: 5_200 },
      retirementSavings: { employerSponsoredSavingsRate: 0.06, retirementFund: 75_317.49 },
    }
    const params = { planType: PlanType.RETIREMENT }
    expect(await ada.send('commitPlan', { params, body: { input } })).toMatchObject({ status: 200 })
    await ada.call('changeHousehold', { body: { changes: [{ key: 'annualIncome', value: 90_000 }] } })
    const { frame, token } = await connected('retirement-calculator')
    const seen = async () => (await frame.call('plan', { params: { planType: PlanType.RETIREMENT } }, token)).input
    const ours = await ada.call('plan', { params: { planType: '1' } })
    expect(ours.input).toMatchObject({ personalInformation: { annualIncome: 84_000 } })
    expect(await seen()).toMatchObject({ personalInformation: { annualIncome: 90_000 } })
    const tried = { retirementPlanDetails: { ...input.retirementPlanDetails, retirementAge: 67 } }
    expect(await ada.send('savePlan', { params, body: { input: { ...input, ...tried } } })).toMatchObject({
      status: 200,
    })
    expect(await seen()).toMatchObject({ retirementPlanDetails: { retirementAge: 67 } })
  })

  it('A6: the log has one line a widget, page and day with the exact number of reads, and each change', async () => {
    const { frame, token } = await connected('budget-modal', 'goals')
    const goals = await frame.token('goals')
    const body = { categoryId: 6, targetBudget: 50, budgetPeriod: '2026-11' }
    await Promise.all(
      Array.from({ length: 17 }, () => frame.call('budgets', { body: { budgetPeriod: '2026-11' } }, token)),
    )
    for (let reads = 0; reads < 3; reads += 1) await frame.call('myGoals', {}, goals)
    await frame.call('createBudget', { body }, token)
    expect(await frame.send('budgets', { body: { budgetPeriod: 'soon' } }, token)).toMatchObject({ status: 400 })
    const lines = await pageLines()
    expect(lines.toSorted()).toEqual([
      ['widget-changed', 'budget-modal', 'created a budget', null],
      ['widget-read', 'budget-modal', null, 17],
      ['widget-read', 'goals', null, 3],
    ])
    const [agreement] = await ada.call('embedAgreements', {})
    expect(agreement).toMatchObject({
      origin: pageOrigin,
      widgets: ['budget-modal', 'goals'],
      lastReadAt: new Date(app.clock.now()).toISOString(),
      readsIn30Days: 20,
      changesIn30Days: 1,
      isThisBrowser: true,
      isOwnComputer: true,
    })
    expect((await ada.call('accessLog', {})).isIntact).toBe(true)
  })

  it('A6: one mail for each new page a day says where, until when, and how to end it, and not what is shown', async () => {
    const mails = () =>
      (app.parts.outbox?.messages() ?? []).filter(
        ({ to, text }) => to === `ada-${person}@example.test` && text.includes(pageOrigin),
      )
    await connected('goals', 'accounts')
    await connected('goals')
    expect(mails()).toHaveLength(1)
    expect(mails()[0]?.text).not.toMatch(/My goals|Net worth and accounts/)
    expect(mails()[0]?.text).toMatch(/February \d+, 2027/)
    expect(mails()[0]?.text).toMatch(/disconnect it on your profile page/)
    app.clock.advance(24 * 3_600_000)
    ada = await app.signIn(`ada-${person}@example.test`)
    await connected('goals')
    expect(mails()).toHaveLength(2)
  })

  it('takes back what it changed on its page, and nothing else', async () => {
    const { frame, token } = await connected('accounts', 'account-modal')
    const changeOf = (answer: { readonly headers: Headers }) => answer.headers.get(changeHeader) ?? ''
    const undo = (changeId: string, by = token) => frame.send('undoChange', { params: { changeId }, body: {} }, by)
    const own = await frame.send('createAccount', { body: savings }, token)
    const byThePerson = await ada.send('createAccount', { body: { ...savings, name: 'Other jar' } })
    expect(await undo(changeOf(byThePerson))).toMatchObject({ status: 404 })
    expect(await undo(changeOf(own), await frame.token('account-modal'))).toMatchObject({ status: 404 })
    const undone = await undo(changeOf(own))
    expect(undone).toMatchObject({ status: 200 })
    expect(await undo(changeOf(undone))).toMatchObject({ status: 404 })
    expect(await undo('999999')).toMatchObject({ status: 404 })
  })

  it('A6: a change that the person makes in our window for a page is in the journal and log with page and widget', async () => {
    const { frame, token } = await connected('link-accounts', 'accounts')
    const make = (page: string, name: string) =>
      ada.send('createAccount', { body: { ...savings, name } }, { [pageHeader]: page })
    const made = await make(`link-accounts ${pageOrigin}`, 'Asked for')
    expect(made).toMatchObject({ status: 200, body: { name: 'Asked for', balance: 120 } })
    expect(await pageLines()).toEqual([['widget-changed', 'link-accounts', expect.any(String), null]])
    expect(await ada.call('embedAgreements', {})).toMatchObject([{ changesIn30Days: 1 }])
    const refusal = { status: 403, body: { code: -1, reason: 'page' } }
    for (const page of [
      `goals ${pageOrigin}`,
      'accounts https://other.example',
      'accounts',
      '',
      `accounts  ${pageOrigin}`,
    ])
      expect([page, await make(page, 'Not made')]).toMatchObject([page, refusal])
    const eve = await app.signIn(`eve-${person}@example.test`)
    const asOther = { [pageHeader]: `accounts ${pageOrigin}` }
    expect(await eve.send('createAccount', { body: savings }, asOther)).toMatchObject(refusal)
    await ada.call('withdrawEmbedAgreement', { body: {} })
    expect(await make(`accounts ${pageOrigin}`, 'Not made')).toMatchObject(refusal)
    expect(await frame.send('accounts', { body: {} }, token)).toMatchObject({ status: 401 })
    expect((await ada.call('accounts', { body: {} })).map(({ name }) => name)).toEqual(['Asked for'])
  })

  it('sends the eleventh change of a day to our window, and undoes without end', async () => {
    const { frame, token } = await connected('accounts')
    const create = (name: string) => frame.send('createAccount', { body: { ...savings, name } }, token)
    const first = await create('Jar 1')
    for (let jar = 2; jar <= 10; jar += 1) expect((await create(`Jar ${jar}`)).status).toBe(200)
    const refusal = { status: 403, body: { code: -1, reason: 'window' } }
    expect(await create('Jar 11')).toMatchObject(refusal)
    const changeId = first.headers.get(changeHeader)
    expect(await frame.send('undoChange', { params: { changeId }, body: {} }, token)).toMatchObject({ status: 200 })
    expect(await create('Jar 11')).toMatchObject(refusal)
    expect(await ada.send('createAccount', { body: { ...savings, name: 'By hand' } })).toMatchObject({ status: 200 })
    app.clock.advance(24 * 3_600_000)
    const again = await frame.token('accounts')
    expect(await frame.send('createAccount', { body: savings }, again)).toMatchObject({ status: 200 })
    ada = await app.signIn(`ada-${person}@example.test`)
    expect((await pageLines()).filter(([event]) => event === 'widget-refused')).toHaveLength(2)
  })
})
