// Proves: API-15, API-52, API-53, API-67, API-75, STU-12, FORM-23, PLAN-01 to PLAN-12, RET-11 to RET-15, RET-17
// Proves: RET-20, DIST-01, EMER-01 to EMER-04, LEGACY-01 to LEGACY-04, BENE-01, ALLOC-01
import type { PlanDetail } from '@evenkeel/api-client/contract/plans'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'
import { categoryId, newPerson, type TestPerson } from '../../../testing/scenes/test-person.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.stop())

type Body = { readonly input: object; readonly linkedAccounts?: readonly object[] }

/** Commits over HTTP and returns the plan; expects the answer to equal the plan as read again. */
async function commit(person: TestPerson, planType: number, body: Body): Promise<PlanDetail> {
  const answer = await person.client.send('commitPlan', { params: { planType }, body })
  expect([answer.status, answer.body]).toEqual([200, expect.objectContaining({ planType, status: 2, hasDraft: false })])
  const read = await person.client.call('plan', { params: { planType: String(planType) } })
  expect(answer.body).toEqual(read)
  // Every plan returns explanations and the day they are for.
  expect([planType, read.explanations.length > 0, read.asOf]).toEqual([
    planType,
    true,
    expect.stringMatching(/T00:00:00Z$/),
  ])
  return read
}

const commitForResult = async (person: TestPerson, planType: number, body: Body) =>
  (await commit(person, planType, body)).result

const debt = { category: 'Credit Card', type: 'Credit Card', monthlyMinimumPayment: 25, currentMonthlyPayment: 100 }
const link = (userAccountId: number, loanType?: number) => ({
  userAccountId,
  isLinked: true,
  ...(loanType !== undefined && { loanType }),
})

describe('each plan returns the result computed by hand', () => {
  it('retirement: at 60 with 100,000 that needs 100,000 a year, the fund lasts one year and 300,000 would do (engine.md)', async () => {
    const person = await newPerson(app)
    const input = {
      personalInformation: {
        dateOfBirth: '1966-03-01',
        annualIncome: 0,
        expectedAnnualIncomeIncrease: 0,
        relationshipStatus: 0,
      },
      retirementPlanDetails: { lifeExpectancy: 65, retirementAge: 62, monthlyExpenses: 6_250 },
      yourIncome: { pension: { retirementAge: 62, annualPensionIncome: 0 } },
      retirementSavings: { retirementFund: 100_000 },
      assetsGrowPlan: {
        expectedAnnualRateReturn: 0,
        expectedAnnualRate: 0,
        expectedAnnualInflationRate: 0,
        futureTaxRate: 0.25,
      },
    }
    const result = await commitForResult(person, 1, { input })
    expect(result).toMatchObject({
      meetingRetirementGoal: false,
      retirementSum: 300_000,
      balanceAtRetirementAge: 100_000,
      yearsRetirementFundWillLast: 1,
      retirementYears: 3,
      expensesAtRetirement: 100_000,
      balanceAtLifeExpectancy: 0,
    })
    expect(result).toHaveProperty('years.length', 6)
  })

  it('retirement: a saved plan computes Social Security with the plan engine, 1,405.34 a month in 2017 (SS-07)', async () => {
    const before = new Date(app.clock.now()).toISOString()
    app.clock.set('2017-06-01T12:00:00Z')
    const person = await newPerson(app)
    const input = {
      personalInformation: { dateOfBirth: '1970-01-02', annualIncome: 60_000, relationshipStatus: 0 },
      retirementPlanDetails: { lifeExpectancy: 90, retirementAge: 62, monthlyExpenses: 3_000 },
    }
    const plan = await commit(person, 1, { input })
    app.clock.set(before)
    // 0.9 × 885 + 0.32 × (5,000 − 885) = 2,113.30; five years early, × (1 − 5 × 0.067) = 1,405.3445 a month.
    expect(plan.result).toMatchObject({ defaultSocialSecurityIncome: 16_864.13, finalSocialSecurityIncome: 16_864.13 })
    expect(plan).toMatchObject({ asOf: '2017-06-01T00:00:00Z', ruleBook: { ruleBookId: 'plan-rules-2017' } })
    expect(plan.explanations.map(({ title }) => title.key)).toEqual([
      'retirement.title',
      'retirement.benefitTitle',
      'retirement.taxTitle',
    ])
  })

  it('asset allocation: more than ten years, average, 6-10 years of spending (Q-ALLOC-1)', async () => {
    const person = await newPerson(app)
    const input = { yearsUntilTaking: 4, riskTolerance: 2, yearsOfSpending: 3, investmentType: 3 }
    expect(await commitForResult(person, 2, { input })).toEqual({
      fixedIncome: 20,
      largeCap: 40,
      smallCap: 16,
      foreign: 20,
      other: 4,
    })
  })

  it('reduce debt: 1,000 at 12 % with 100 a month is 11 months and 47.94 of interest (DEBT-10)', async () => {
    const person = await newPerson(app)
    const { userAccountId } = await person.addAccount({ ...debt, name: 'Card', balance: -1_000, interestRate: 0.12 })
    const input = { monthlyPayment: 100, interestRate: 0.08, strategy: 1 }
    const result = await commitForResult(person, 3, { input, linkedAccounts: [link(userAccountId)] })
    expect(result).toMatchObject({
      months: 11,
      payoffDate: '2027-10-21T00:00:00Z',
      totalInterest: 47.94,
      totalPaid: 1_047.94,
      debts: [{ userAccountId, months: 11, interest: 47.94 }],
    })
    expect(result).toHaveProperty('schedule.length', 11)
    expect(result).toHaveProperty('schedule.1', {
      month: 2,
      debts: [{ userAccountId, interest: 9, payment: 100, balance: 809 }],
    })
  })

  it('emergency fund: 4,000 a month, one income, 10,000 saved, 500 a month to add (Q-EMER-1)', async () => {
    const person = await newPerson(app)
    const month = async (period: string, income: number, spent: number) => {
      await person.addRow({ date: `${period}-05`, value: income, category: 'Income', description: 'Pay' })
      await person.addRow({ date: `${period}-06`, value: -spent, category: 'Groceries' })
    }
    await month('2026-08', 4_000, 3_700)
    await month('2026-09', 4_000, 3_500)
    await month('2026-10', 4_000, 3_300)
    const input = {
      emergencySavingsBalance: 10_000,
      monthlyHouseHoldLivingExpenses: 4_000,
      sourceOfIncomeAmountEnum: 0,
    }
    expect(await commitForResult(person, 4, { input })).toEqual({
      isSavingsGoalMet: false,
      hasSecondIncomeSource: false,
      monthsCovered: 2.5,
      monthsToFill: 28,
      totalSavings: 10_000,
      monthlySavings: 500,
      targetSavings: 24_000,
    })
    // Without a balance, months of savings count: 2 × 4,000 (EMER-02).
    const months = { emergencyFundMonthsSaved: 2, monthlyHouseHoldLivingExpenses: 4_000, sourceOfIncomeAmountEnum: 1 }
    expect(await commitForResult(person, 4, { input: months })).toMatchObject({
      totalSavings: 8_000,
      monthsCovered: 2,
      targetSavings: 12_000,
      hasSecondIncomeSource: true,
    })
  })

  it('company benefits: 3 % saved of 6 % matched at fifty cents leaves 900 of 60,000 (Q-BENE-1)', async () => {
    const { benefits } = app.parts.directory
    await benefits.saveMatch(app.company.id, { matchLimit: 0.06, matchRate: 0.5 })
    await benefits.save(app.company.id, { name: 'Dental', category: 'Health', description: 'Teeth.', url: null })
    const cover = { kind: 'life', multipleOfPay: 2, maximum: 100_000 } as const
    await benefits.save(app.company.id, { name: 'Life', category: 'Insurance', description: 'Cover.', terms: cover })
    const [dental, life] = await benefits.ofCompany(app.company.id)
    const person = await newPerson(app)
    const open = await person.client.call('plan', { params: { planType: '5' } })
    expect(open.input).toEqual({
      benefits: [
        {
          benefitId: dental?.id,
          name: 'Dental',
          category: 'Health',
          description: 'Teeth.',
          url: null,
          isEnrolled: null,
        },
        {
          benefitId: life?.id,
          name: 'Life',
          category: 'Insurance',
          description: 'Cover.',
          url: null,
          isEnrolled: null,
        },
      ],
    })
    const answers = [dental, life].map((benefit) => ({ benefitId: benefit?.id, isEnrolled: benefit === dental }))
    const input = { annualIncome: 60_000, savingsRate: 0.03, benefits: answers }
    expect(await commitForResult(person, 5, { input })).toMatchObject({
      unclaimedMatch: 900,
      ownSavings: 1_800,
      matchedSavings: 900,
      matchLimit: 0.06,
      matchRate: 0.5,
      enrolledCount: 1,
      answeredCount: 2,
      benefitCount: 2,
      benefits: [
        { name: 'Dental', isEnrolled: true, worth: null },
        // Two years of pay would be 120,000.
        { name: 'Life', isEnrolled: false, worth: { kind: 'once', amount: 100_000 } },
      ],
    })
  })

  it('life insurance: 60,000, a child of 7, debts of 100,000, insured for 200,000 (Q-LEGACY-1)', async () => {
    const person = await newPerson(app)
    const policy = await person.addAccount({
      category: 'Insurance',
      type: 'Life Insurance',
      name: 'Policy',
      balance: 200_000,
    })
    const household = {
      dateOfBirth: '1986-01-31',
      annualIncome: 60_000,
      relationshipStatus: 0,
      retirementAge: 67,
      childAges: [7],
      debts: 100_000,
    }
    const result = await commitForResult(person, 6, { input: household, linkedAccounts: [link(policy.userAccountId)] })
    expect(result).toMatchObject({ need: 704_669.07, recommended: 710_000, existing: 200_000, gap: 510_000 })
  })

  it('live by a budget: three incomes, two budgets, one of them over (Q-LBB-1)', async () => {
    const person = await newPerson(app)
    for (const [period, income] of [
      ['2026-08', 4_000],
      ['2026-09', 4_200],
      ['2026-10', 3_800],
    ] as const) {
      await person.addRow({ date: `${period}-05`, value: income, category: 'Income', description: 'Pay' })
    }
    const [groceries, dining] = [categoryId('Groceries'), categoryId('Dining out')]
    await person.client.call('createBudget', {
      body: { categoryId: groceries, targetBudget: 500, budgetPeriod: '2026-11' },
    })
    await person.client.call('createBudget', {
      body: { categoryId: dining, targetBudget: 200, budgetPeriod: '2026-11' },
    })
    await person.addRow({ value: -450, category: 'Groceries' })
    await person.addRow({ value: -260, category: 'Dining out' })
    await person.addRow({ value: -90, category: 'Utilities' })
    expect(await commitForResult(person, 7, { input: {} })).toEqual({
      budgetPeriod: '2026-11',
      averageIncome: 4_000,
      totalBudget: 700,
      totalSpent: 710,
      remaining: -10,
      overspentCategories: [{ categoryId: dining, over: 60 }],
      unbudgetedSpending: 90,
    })
  })

  it('disability insurance: 60,000 a year with 1,000 a month insured lacks 2,000 (Q-LEGACY-3)', async () => {
    const person = await newPerson(app)
    const input = { annualIncome: 60_000, employerMonthlyBenefit: 1_000, ownMonthlyBenefit: 0 }
    expect(await commitForResult(person, 8, { input })).toEqual({
      target: 3_000,
      existing: 1_000,
      gap: 2_000,
      waitingPeriodMonths: 3,
      isWaitingPeriodCovered: null,
    })
    await commit(person, 4, {
      input: { emergencySavingsBalance: 8_000, monthlyHouseHoldLivingExpenses: 4_000, sourceOfIncomeAmountEnum: 0 },
    })
    expect(await commitForResult(person, 8, { input })).toMatchObject({ isWaitingPeriodCovered: false })
  })

  it('partner life insurance: 30,000 and a child of 7 (Q-LEGACY-2)', async () => {
    const person = await newPerson(app)
    const input = {
      partnerDateOfBirth: '1990-05-05',
      partnerAnnualIncome: 30_000,
      partnerRetirementAge: 67,
      childAges: [7],
      debts: 100_000,
    }
    expect(await commitForResult(person, 9, { input })).toMatchObject({
      yearlyBase: 25_000,
      need: 411_231.59,
      recommended: 420_000,
      gap: 420_000,
    })
  })

  it('estate planning: a will and beneficiaries with a child of 7 lack three of five, each a next step (Q-LEGACY-4)', async () => {
    const person = await newPerson(app)
    const input = { answers: { will: true, namedBeneficiaries: true, trust: false }, childAges: [7] }
    const missing = ['healthCareDirective', 'financialPowerOfAttorney', 'guardian']
    expect(await commitForResult(person, 10, { input })).toEqual({ completedCount: 2, applicableCount: 5, missing })
    const [group] = await person.client.call('nextSteps', { query: { planType: '10' } })
    expect(group?.nextSteps.map(({ title }) => title)).toEqual([
      'Write a health care directive',
      'Set up a financial power of attorney',
      'Name a guardian for your children',
    ])
  })

  it('student debt: 25,000 at 5 % with 300 a month is 103 months and 5,614.18 of interest (Q-STU-1)', async () => {
    const person = await newPerson(app)
    const loan = await person.client.call('createStudentLoan', {
      body: { name: 'Loan', balance: -25_000, interestRate: 0.05, currentMonthlyPayment: 300 },
    })
    const input = { monthlyPayment: 300, strategy: 1 }
    expect(await commitForResult(person, 11, { input, linkedAccounts: [link(loan.userAccountId, 1)] })).toMatchObject({
      months: 103,
      totalInterest: 5_614.18,
      standardPayment: 265.16,
      federalBalance: 25_000,
      privateBalance: 0,
      monthsSaved: 0,
      interestSaved: 0,
    })
    const titles = async () =>
      (await person.client.call('nextSteps', { query: { planType: '11' } }))[0]?.nextSteps.map(({ title }) => title)
    expect(await titles()).toContain('Look into income-driven repayment')
    await commit(person, 11, { input, linkedAccounts: [link(loan.userAccountId, 2)] })
    expect(await titles()).not.toContain('Look into income-driven repayment')
  })

  it('distribution planning: 500,000 at 0.05 over 0.025 bears 26,949.05 for 25 years (Q-DIST-1)', async () => {
    const person = await newPerson(app)
    const input = {
      retirementAge: 65,
      lifeExpectancy: 90,
      fund: 500_000,
      annualExpenses: 30_000,
      otherIncome: 12_000,
      retirementReturn: 0.05,
      inflation: 0.025,
      futureTaxRate: 0.15,
    }
    const expected = { sustainableWithdrawal: 26_949.05, plannedWithdrawal: 23_294.12, isOnTrack: true }
    const result = await commitForResult(person, 12, { input })
    expect(result).toMatchObject(expected)
    expect(await person.client.call('calculateDistribution', { body: input })).toEqual(result)
  })
})
