// Proves: API-49, COMP-01
import { AccountGroup, accountTypes, addDays, NextStepStatus } from '@evenkeel/engine'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findCatalogStep } from '../src/services/next-step-catalog.ts'
import { createTestClock, startTestApp, type TestApp } from '../testing/test-app.ts'
import type { TestClient } from '../testing/test-client.ts'
import { mayaLedger } from './maya.ts'
import { samLedger } from './sam.ts'
import { seedDemo } from './seed-demo.ts'

let app: TestApp
let maya: TestClient
let sam: TestClient
beforeAll(async () => {
  app = await startTestApp({ clock: createTestClock('2026-11-19T17:41:00Z') })
  await seedDemo(app.parts)
  maya = await app.signIn('demo@evenkeel.example')
  sam = await app.signIn('sam@evenkeel.example')
})
afterAll(() => app.stop())

const whole = (client: TestClient) => client.call('transactions', { body: { pageSize: 500 } })

describe('the demo', () => {
  it('shows Maya’s net worth, budgets and month as they were meant', async () => {
    const { data } = await maya.call('dashboard', {})
    expect(data.netWorth).toEqual({ assets: 111_892.9, liabilities: -34_452.44, total: 77_440.46 })
    expect(data.goals.map(({ name, status }) => [name, status])).toEqual([
      ['Plan for retirement', 2],
      ['Reduce Your Debt', 1],
      ['Prepare for the unexpected', 2],
      ['Live by a budget', 3],
      ['Manage student debt', 2],
    ])
    const budgets = await maya.call('budgets', { body: { budgetPeriod: '2026-11' } })
    expect(budgets.map(({ targetBudget, spent }) => [targetBudget, spent])).toEqual([
      [520, 334.62],
      [220, 187.45],
      [200, 226.14],
      [210, 148.9],
      [160, 96.3],
      [90, 54.76],
    ])
    const { totals } = await maya.call('transactions', { body: { startDate: '2026-11-01', endDate: '2026-11-30' } })
    expect(totals).toEqual({ income: 2412.38, spending: 2846.17, net: -433.79 })
  })

  it('has a year and more of months, one of them with a bonus and one that cost more than it earned', async () => {
    const months = (await maya.call('cashFlow', { body: { pastMonthCount: 14 } })).slice(0, -1)
    const nets = months.map(({ totalIncomes, totalExpenses }) => totalIncomes - totalExpenses)
    expect(months.every(({ transactionCount }) => transactionCount >= 40)).toBe(true)
    expect(nets.filter((net) => net < 0)).toHaveLength(1)
    expect(months.filter(({ totalIncomes }) => totalIncomes > 6_000)).toHaveLength(1)
    expect(months.every(({ totalExpenses }) => totalExpenses > 3_000 && totalExpenses < 5_500)).toBe(true)
  })

  it('moves nothing by transfers: both sides are found, and together they come to nothing', async () => {
    const { userAccountId } = (await maya.call('accounts', { body: {} })).find(({ type }) => type === '401(k)') ?? {
      userAccountId: 0,
    }
    const pages = await Promise.all(
      [1, 2].map((page) => maya.call('transactions', { body: { pageSize: 500, page, categoryIds: [2] } })),
    )
    const transfers = pages.flatMap(({ items }) => items).filter((item) => item.userAccountId !== userAccountId)
    expect(transfers.length).toBeGreaterThan(150)
    expect(transfers.reduce((cents, { value }) => cents + Math.round(value * 100), 0)).toBe(0)
    expect(pages[0]?.totals).toEqual({ income: 0, spending: 0, net: 0 })
  })

  it('gives Sam other data at a company that links no banks', async () => {
    const accounts = await sam.call('accounts', { body: {} })
    expect(accounts.map(({ name, isManualAccount }) => [name, isManualAccount])).toEqual([
      ['Car', true],
      ['Car loan', true],
      ['Checking', true],
      ['Rainy day savings', true],
    ])
    expect((await sam.call('companyInfo', {})).data.info).toMatchObject({ name: 'Fernwood Works', level1: true })
    expect((await maya.call('companyInfo', {})).data.info).toMatchObject({ name: 'Larkfield', level1: false })
    expect(
      (await sam.call('cashFlow', { body: { pastMonthCount: 13 } })).every(({ totalIncomes }) => totalIncomes > 0),
    ).toBe(true)
  })

  it('has Lena at a company that links banks in the frame', async () => {
    const lena = await app.signIn('lena@evenkeel.example')
    expect((await lena.call('companyInfo', {})).data.info).toMatchObject({ name: 'Tidewater Freight', level1: false })
    expect(await lena.call('profileSettings', {})).toEqual({ accountConnectivityType: 0, useTestInstitutions: false })
    expect(await maya.call('profileSettings', {})).toMatchObject({ accountConnectivityType: 1 })
    expect((await lena.call('dashboard', {})).data).toMatchObject({ accountsCount: 1, hasConnections: false })
  })

  it('has plans that are worked out, one of them with a reason to look at it again', async () => {
    const plan = (planType: number) => maya.call('plan', { params: { planType: String(planType) } })
    expect(await plan(1)).toMatchObject({
      status: 2,
      isDefault: true,
      linkedValueState: 'unbroken',
      input: { retirementSavings: { retirementFund: 75_317.49 } },
    })
    expect(await plan(3)).toMatchObject({ status: 1, hasDraft: true, result: null })
    expect(await plan(4)).toMatchObject({
      status: 2,
      result: { totalSavings: 14_620, targetSavings: 12_300, isSavingsGoalMet: true },
    })
    expect(await plan(7)).toMatchObject({
      status: 3,
      canRefresh: true,
      showsRefreshPrompt: true,
      result: { totalBudget: 1_400 },
    })
    expect(await plan(11)).toMatchObject({ status: 2, result: { federalBalance: 10_912.35, privateBalance: 6_333.25 } })
    expect(await plan(5)).toMatchObject({ status: 0, input: { annualIncome: 84_000 } })
    for (const planType of [1, 2, 4, 11]) expect(await plan(planType)).toMatchObject({ attention: [] })
    for (let planType = 1; planType <= 12; planType += 1) expect((await plan(planType)).planType).toBe(planType)
  })

  it('is written once: what people did since stays', async () => {
    const before = await whole(maya)
    const [first] = before.items
    await maya.call('setTransactionVisibility', {
      body: { transactionId: first?.userTransactionId ?? 0, isHidden: true },
    })
    const changed = await whole(maya)
    await seedDemo(app.parts)
    expect(await whole(maya)).toEqual(changed)
  })

  it('has a planner for Maya, who cannot sign in without a second factor', async () => {
    expect(await maya.call('planner', {})).toMatchObject({ isAssigned: true, firstName: 'Jordan' })
    const planner = await app.visit()
    const half = await planner.call('login', {
      body: { userName: 'planner@evenkeel.example', password: 'Quiet-Harbor-42' },
    })
    expect(half.secondFactor).toEqual(['mail'])
    expect(await planner.call('session', {})).toMatchObject({ isSignedIn: false })
  })
})

describe('a demo ledger', () => {
  const anyDays = Array.from({ length: 40 }, (_, index) => addDays('2026-01-01', index * 11))

  it.each([
    ['maya', mayaLedger],
    ['sam', samLedger],
  ] as const)('of %s is the same for the same day, and never runs ahead of it', (_name, createSeed) => {
    for (const today of anyDays) {
      const seed = createSeed(today)
      expect(createSeed(today)).toEqual(seed)
      expect(seed.rows.every(({ date }) => date <= today)).toBe(true)
      expect(new Set(seed.rows.map(({ date }) => date.slice(0, 7))).size).toBeGreaterThanOrEqual(13)
    }
  })

  it.each([
    ['maya', mayaLedger],
    ['sam', samLedger],
  ] as const)('of %s names only accounts, kinds, categories and steps that there are', (_name, createSeed) => {
    const { accounts, rows, steps, budgets } = createSeed('2026-11-21')
    const keys = new Set(accounts.map(({ key }) => key))
    expect(rows.filter(({ accountKey, valueCents }) => !keys.has(accountKey) || valueCents === 0)).toEqual([])
    for (const { categoryName, typeName, balanceCents } of accounts) {
      const type = accountTypes.find(
        (candidate) => candidate.categoryName === categoryName && candidate.typeName === typeName,
      )
      expect(type?.groupName).toBe(balanceCents < 0 ? AccountGroup.LIABILITY : AccountGroup.ASSET)
    }
    expect(steps.filter(({ stepKey }) => !findCatalogStep(stepKey))).toEqual([])
    expect(budgets.every(({ categoryId }) => categoryId > 3)).toBe(true)
  })

  it.each([
    ['maya', mayaLedger],
    ['sam', samLedger],
  ] as const)('of %s has cash accounts that no earlier month ever left $500 below zero', (_name, createSeed) => {
    for (const today of anyDays) {
      const { accounts, rows } = createSeed(today)
      for (const { key, balanceCents } of accounts.filter(({ categoryName }) => categoryName === 'Cash')) {
        const own = rows.filter(({ accountKey }) => accountKey === key)
        const before = own.map((_, index) =>
          own.slice(index).reduce((cents, row) => cents - row.valueCents, balanceCents),
        )
        const past = before.filter((_, index) => (own[index]?.date ?? '') < today.slice(0, 7))
        expect(Math.min(...past), `${key} on ${today}`).toBeGreaterThan(-500_00)
      }
    }
  })

  it('leaves Maya eight steps to do and $1,400.00 of budgets', () => {
    const { steps, budgets } = mayaLedger('2026-11-21')
    expect(steps.filter(({ status }) => status === NextStepStatus.UNCOMPLETED)).toHaveLength(8)
    const latest = new Map(budgets.map(({ categoryId, targetCents }) => [categoryId, targetCents]))
    expect([...latest.values()].reduce((sum, cents) => sum + cents, 0)).toBe(140_000)
  })
})
