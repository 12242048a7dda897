// Proves: LINK-01, LINK-02, API-15, API-55, API-64, API-65, API-73, API-74, DEBT-01, DEBT-14, DEBT-15, STU-01, STU-02
// Proves: STU-06, STU-08, STU-10, DIST-02, EMER-02, ALLOC-02, ALLOC-05 to ALLOC-09
import { changeHeader } from '@evenkeel/api-client/contract/changes'
import type { EndpointName } from '@evenkeel/api-client/contract/paths'
import { PDFDocument } from 'pdf-lib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newPerson, type TestPerson } from '../../testing/scenes/test-person.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import * as words from '../words/pdf.generated.ts'

let app: TestApp
let ada: TestPerson
beforeAll(async () => {
  app = await startTestApp()
  ada = await newPerson(app)
})
afterAll(() => app.stop())

interface LooseInput {
  readonly params?: Record<string, unknown>
  readonly query?: Record<string, unknown>
  readonly body?: unknown
}

const allocation = { yearsUntilTaking: 4, riskTolerance: 2, yearsOfSpending: 3, investmentType: 3 }
const distribution = {
  retirementAge: 65,
  lifeExpectancy: 90,
  fund: 500_000,
  annualExpenses: 30_000,
  otherIncome: 12_000,
  retirementReturn: 0.05,
  inflation: 0.025,
  futureTaxRate: 0.15,
}
const loan = { name: 'Loan', balance: -10_000, interestRate: 0.06, currentMonthlyPayment: 60 }

/** A valid input for every call of goals and plans. */
const calls = {
  dashboard: {},
  nextSteps: { query: { planType: 2 } },
  setNextStepStatus: { params: { id: 9, status: 1 }, body: {} },
  snoozeNextStep: { params: { id: 9 }, body: {} },
  deleteNextStep: { params: { id: 9 } },
  myGoals: {},
  deleteMyGoal: { params: { goalType: 4 } },
  allGoals: {},
  goal: { params: { goalType: 1 } },
  exploreGoals: {},
  exploreGoal: { params: { goalType: 1 } },
  relatedPlans: { params: { planType: 1 } },
  dismissPlanPrompt: { params: { planType: 2 }, body: {} },
  setPlan: { params: { planType: 2 }, body: {} },
  plan: { params: { planType: 2 } },
  defaultPlan: { params: { planType: 2 } },
  savePlan: { params: { planType: 2 }, body: { input: allocation } },
  commitPlan: { params: { planType: 2 }, body: { input: allocation } },
  willProfileUpdateOnCommit: { params: { planType: 2 }, body: { input: allocation } },
  refreshPlan: { params: { planType: 2 }, body: {} },
  cancelPlan: { params: { planType: 2 } },
  investmentOptions: { query: { planType: 2, investmentType: 3, fixedIncome: 20 } },
  investmentOptionTypes: {},
  calculateDistribution: { body: distribution },
  createStudentLoan: { body: loan },
} as const satisfies Partial<Record<EndpointName, LooseInput>>

const names: (keyof typeof calls)[] = [
  'commitPlan',
  ...Object.keys(calls).filter((name): name is keyof typeof calls => name in calls && name !== 'commitPlan'),
]
const needsAStep = (name: string) => ['setNextStepStatus', 'snoozeNextStep', 'deleteNextStep'].includes(name)

describe('the calls of goals and plans', () => {
  it.each(names)('%s answers who is signed in, and 401 a stranger', async (name) => {
    const answer = await ada.client.send(name, calls[name])
    expect([name, answer.status]).toEqual([name, needsAStep(name) ? 404 : 200])
    const stranger = await (await app.visit()).send(name, calls[name])
    expect([name, stranger.status, stranger.body.code]).toEqual([name, 401, -1])
  })

  it.each(
    Object.entries(calls)
      .filter(([, input]) => 'params' in input && ('planType' in input.params || 'goalType' in input.params))
      .map(([name]) => name),
  )('%s answers 404 for a number that is none, and 400 for what is no number', async (name) => {
    const known = names.find((candidate) => candidate === name)
    if (!known) throw new RangeError(name)
    const input: LooseInput = calls[known]
    for (const number of [0, 13, 999]) {
      const params = Object.fromEntries(Object.keys(input.params ?? {}).map((param) => [param, number]))
      expect((await ada.client.send(known, { ...input, params })).status).toBe(404)
    }
    const [param = ''] = Object.keys(input.params ?? {})
    const wrong = await ada.client.send(known, { ...input, params: { [param]: 'two' } })
    expect([wrong.status, wrong.body.Items]).toMatchObject([
      400,
      [{ Field: param, Errors: ['Please enter a valid number.'] }],
    ])
  })
})

describe('a plan’s body', () => {
  const commit = async (planType: number, body: unknown) => {
    const answer = await ada.client.send('commitPlan', { params: { planType }, body })
    return [answer.status, answer.body.code, answer.body.Items?.map(({ Field }) => Field)]
  }

  it('is checked by the shape of its plan type, and each missing field is named', async () => {
    expect(await commit(2, { input: {} })).toEqual([
      400,
      10001,
      ['yearsUntilTaking', 'riskTolerance', 'yearsOfSpending', 'investmentType'].map((field) => `input.${field}`),
    ])
    expect(await commit(3, { input: { monthlyPayment: 100 } })).toEqual([
      400,
      10001,
      ['input.interestRate', 'input.strategy'],
    ])
    expect(await commit(4, {})).toEqual([400, 10001, ['input']])
    expect(await commit(1, { input: { personalInformation: {}, retirementPlanDetails: {} } })).toEqual([
      400,
      10001,
      [
        'personalInformation.dateOfBirth',
        'personalInformation.annualIncome',
        'personalInformation.relationshipStatus',
        'retirementPlanDetails.lifeExpectancy',
        'retirementPlanDetails.retirementAge',
        'retirementPlanDetails.monthlyExpenses',
      ].map((field) => `input.${field}`),
    ])
  })

  it.each([
    [2, { ...allocation, riskTolerance: 4 }, 'input.riskTolerance'],
    [3, { monthlyPayment: -1, interestRate: 0.08, strategy: 1 }, 'input.monthlyPayment'],
    [3, { monthlyPayment: 1, interestRate: 0.51, strategy: 1 }, 'input.interestRate'],
    [3, { monthlyPayment: 1, interestRate: 0.5, strategy: 3 }, 'input.strategy'],
    [4, { monthlyHouseHoldLivingExpenses: 0, sourceOfIncomeAmountEnum: 0 }, 'input.monthlyHouseHoldLivingExpenses'],
    [8, { annualIncome: 1, employerMonthlyBenefit: 1.005, ownMonthlyBenefit: 0 }, 'input.employerMonthlyBenefit'],
    [10, { answers: { will: 'yes' }, childAges: [] }, 'input.answers.will'],
    [10, { answers: {}, childAges: [7, 131] }, 'input.childAges[1]'],
    [12, { ...distribution, lifeExpectancy: 65 }, 'input.lifeExpectancy'],
  ])('plan %d names the field that cannot stand', async (planType, input, field) => {
    expect(await commit(planType, { input })).toEqual([400, 10000, [field]])
  })

  it('names errors that only the whole plan shows', async () => {
    expect(await commit(3, { input: { monthlyPayment: 100, interestRate: 0.08, strategy: 1 } })).toEqual([
      400,
      10000,
      ['linkedAccounts'],
    ])
    const card = {
      category: 'Credit Card',
      type: 'Credit Card',
      name: 'Card',
      balance: -1_000,
      interestRate: 0.2,
      monthlyMinimumPayment: 25,
      currentMonthlyPayment: 30,
    }
    const { userAccountId } = await ada.addAccount(card)
    const linkedAccounts = [{ userAccountId, isLinked: true }]
    const low = await ada.client.send('commitPlan', {
      params: { planType: 3 },
      body: { input: { monthlyPayment: 24.99, interestRate: 0.08, strategy: 1 }, linkedAccounts },
    })
    expect(low.body.Items).toMatchObject([
      {
        Field: 'input.monthlyPayment',
        Errors: ['Your monthly payment must be at least $25.00, the sum of your minimum payments.'],
      },
    ])
    await ada.client.call('updateAccount', {
      body: { userAccountId, monthlyMinimumPayment: 0, balance: -9_000, interestRate: 0.4 },
    })
    const never = await ada.client.send('commitPlan', {
      params: { planType: 3 },
      body: { input: { monthlyPayment: 25, interestRate: 0.08, strategy: 1 }, linkedAccounts },
    })
    expect(never.body.Items).toMatchObject([
      { Field: 'input.monthlyPayment', Errors: ['At this payment a debt takes more than 50 years to pay off.'] },
    ])
    const early = {
      personalInformation: { dateOfBirth: '1960-01-01', annualIncome: 1, relationshipStatus: 1 },
      retirementPlanDetails: { lifeExpectancy: 66, retirementAge: 62, monthlyExpenses: 1 },
    }
    expect(await commit(1, { input: early })).toEqual([
      400,
      10000,
      ['input.retirementPlanDetails.retirementAge', 'input.retirementPlanDetails.lifeExpectancy'],
    ])
    expect(
      await commit(1, {
        input: {
          ...early,
          retirementPlanDetails: { lifeExpectancy: 90, retirementAge: 67, monthlyExpenses: 1 },
          isSpouseIncomeIncluded: true,
        },
      }),
    ).toEqual([
      400,
      10001,
      [
        'personalInformation.spouseDateOfBirth',
        'personalInformation.spouseAnnualIncome',
        'retirementPlanDetails.spouseRetirementAge',
        'retirementPlanDetails.spouseLifeExpectancy',
      ].map((field) => `input.${field}`),
    ])
    expect(await commit(7, { input: {} })).toEqual([400, 10000, ['input']])
  })

  it('asks each linked student loan for its kind', async () => {
    const first = await ada.client.call('createStudentLoan', { body: loan })
    const second = await ada.client.call('createStudentLoan', { body: { ...loan, name: 'Second' } })
    const linkedAccounts = [
      { userAccountId: first.userAccountId, isLinked: true, loanType: 1 },
      { userAccountId: second.userAccountId, isLinked: true },
    ]
    expect(await commit(11, { input: { monthlyPayment: 200 }, linkedAccounts })).toEqual([
      400,
      10001,
      ['linkedAccounts[1].loanType'],
    ])
    expect(
      await commit(11, { input: { monthlyPayment: 200 }, linkedAccounts: [{ ...linkedAccounts[0], loanType: 3 }] }),
    ).toEqual([400, 10000, ['linkedAccounts[0].loanType']])
  })

  it('links no account that the plan does not offer, and none that is unknown or another person’s', async () => {
    const { userAccountId } = await ada.addAccount({
      category: 'Cash',
      type: 'Checking',
      name: 'Checking',
      balance: 10,
    })
    const eve = await newPerson(app)
    const theirs = await eve.addAccount({
      category: 'Credit Card',
      type: 'Credit Card',
      name: 'Card',
      balance: -5,
      interestRate: 0,
      monthlyMinimumPayment: 0,
      currentMonthlyPayment: 1,
    })
    const body = (id: number) => ({ input: {}, linkedAccounts: [{ userAccountId: id, isLinked: true }] })
    const offered = await ada.client.send('savePlan', { params: { planType: 3 }, body: body(userAccountId) })
    expect([offered.status, offered.body.Items]).toMatchObject([
      400,
      [{ Field: 'linkedAccounts[0].userAccountId', Errors: ['This account can’t be linked to this plan.'] }],
    ])
    const [foreign, unknown] = await Promise.all(
      [theirs.userAccountId, 999_999_999].map((id) =>
        ada.client.send('savePlan', { params: { planType: 3 }, body: body(id) }),
      ),
    )
    expect(foreign?.status).toBe(404)
    expect(foreign?.body).toEqual(unknown?.body)
  })

  it('answers a benefit of another company like an unknown one', async () => {
    const { benefits, companies } = app.parts.directory
    const other = await companies.save({ code: 'other', name: 'Other', createdAt: 0 })
    await benefits.save(other.id, { name: 'Gym', category: 'Health', description: 'Weights.', url: null })
    const [gym] = await benefits.ofCompany(other.id)
    await benefits.save(app.company.id, { name: 'Vision', category: 'Health', description: 'Eyes.', url: null })
    const body = (benefitId: number | undefined) => ({
      input: { annualIncome: 1, savingsRate: 0, benefits: [{ benefitId, isEnrolled: true }] },
    })
    for (const name of ['savePlan', 'commitPlan', 'willProfileUpdateOnCommit'] as const) {
      const [foreign, unknown] = await Promise.all(
        [gym?.id, 123_456].map((id) => ada.client.send(name, { params: { planType: 5 }, body: body(id) })),
      )
      expect([foreign?.status, foreign?.body]).toEqual([404, unknown?.body])
    }
    const [vision] = await benefits.ofCompany(app.company.id)
    expect(await commit(5, { input: { annualIncome: 1, savingsRate: 0, benefits: [] } })).toEqual([
      400,
      10001,
      ['input.benefits'],
    ])
    expect(
      await commit(5, {
        input: { annualIncome: 1, savingsRate: 0, benefits: [{ benefitId: vision?.id, isEnrolled: null }] },
      }),
    ).toEqual([400, 10001, ['input.benefits[0].isEnrolled']])
  })

  it('with the same idempotency key is carried out once', async () => {
    const key = { 'Idempotency-Key': 'commit-1' }
    const body = { input: { ...allocation, yearsOfSpending: 1 } }
    const first = await ada.client.send('commitPlan', { params: { planType: 2 }, body }, key)
    const second = await ada.client.send('commitPlan', { params: { planType: 2 }, body }, key)
    expect(first.headers.get(changeHeader)).toMatch(/^\d+$/)
    expect([second.headers.get(changeHeader), second.body]).toEqual([first.headers.get(changeHeader), first.body])
    const other = await ada.client.send('commitPlan', { params: { planType: 2 }, body: { input: allocation } }, key)
    expect([other.status, other.body.Items?.[0]?.Field]).toEqual([400, 'Idempotency-Key'])
  })
})

describe('student loans', () => {
  it('are accounts whose category and type are fixed, with no minimum unless one is said', async () => {
    const { body } = await ada.client.send('createStudentLoan', { body: { ...loan, category: 'Cash', name: 'Mine' } })
    expect(body).toMatchObject({
      category: 'Loan',
      type: 'Student Loan',
      groupName: 'Liability',
      balance: -10_000,
      monthlyMinimumPayment: 0,
      isManualAccount: true,
    })
  })

  it.each([
    [{ name: ' ' }, 'name', 'Please provide a valid name.'],
    [{ balance: 0 }, 'balance', 'Please enter a negative value.'],
    [{ interestRate: 0 }, 'interestRate', 'Please enter a number above 0% and below 50%.'],
    [{ interestRate: 0.5001 }, 'interestRate', 'Please enter a number above 0% and below 50%.'],
    [{ currentMonthlyPayment: 0 }, 'currentMonthlyPayment', 'Please enter a positive value.'],
    [
      { currentMonthlyPayment: 52.63 },
      'currentMonthlyPayment',
      expect.stringContaining('we expect a minimum monthly payment of at least $52.64.'),
    ],
  ])('refuse %j', async (change, Field, message) => {
    const answer = await ada.client.send('createStudentLoan', { body: { ...loan, ...change } })
    expect([answer.status, answer.body.Items]).toMatchObject([400, [{ Field, Errors: [message] }]])
  })

  it('take the least payment, and half of the balance a year', async () => {
    for (const change of [{ currentMonthlyPayment: 52.64 }, { interestRate: 0.5, currentMonthlyPayment: 416.67 }]) {
      expect((await ada.client.send('createStudentLoan', { body: { ...loan, ...change } })).status).toBe(200)
    }
  })
})

describe('investment options', () => {
  const options = (investmentType: number, fixedIncome = 20, planType = 2) =>
    ada.client.call('investmentOptions', {
      query: { planType: String(planType), investmentType: String(investmentType), fixedIncome: String(fixedIncome) },
    })

  it('are the company’s funds of the style, and make a hundred percent', async () => {
    const [handsOn, handsOff, both] = [await options(1), await options(2), await options(3)]
    expect(handsOff.map(({ fundType, percentage }) => [fundType, percentage])).toEqual([
      [1, 20],
      [2, 40],
      [3, 16],
      [4, 20],
      [5, 4],
    ])
    expect(both).toHaveLength(handsOn.length + handsOff.length)
    for (const funds of [handsOn, handsOff, both])
      expect(funds.reduce((sum, { percentage }) => sum + percentage, 0)).toBe(100)
    expect(await options(3, 20, 3)).toEqual([])
  })

  it('are none at a company without funds, and of one style at a company that has only that', async () => {
    const { companies } = app.parts.directory
    const save = (fundStyle: number) => companies.save({ code: 'test', name: 'Test Company', createdAt: 0, fundStyle })
    await save(3)
    expect(await options(3)).toEqual([])
    await save(2)
    expect([(await options(3)).map(({ style }) => style), await options(1)]).toEqual([[2, 2, 2, 2, 2], []])
    await save(0)
  })

  it('refuse what is no choice', async () => {
    const good = { planType: 2, investmentType: 1, fixedIncome: 20 }
    for (const [field, value] of [
      ['investmentType', 4],
      ['fixedIncome', 101],
      ['fixedIncome', '2.5'],
      ['planType', ''],
    ] as const) {
      const answer = await ada.client.send('investmentOptions', { query: { ...good, [field]: value } })
      expect([answer.status, answer.body.Items?.[0]?.Field]).toEqual([400, field])
    }
    expect((await ada.client.send('investmentOptions', { query: { ...good, planType: 13 } })).status).toBe(404)
    expect((await ada.client.call('investmentOptionTypes', {})).map(({ name }) => name)).toEqual([
      'Fixed Income',
      'Large Cap',
      'Small Mid Cap',
      'Foreign',
      'Other',
    ])
  })
})

describe('the distribution document', () => {
  const download = (person: TestPerson, content: unknown) =>
    person.client.fetch('/ngapi/v1/goal/distribution-planning/download-pdf', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ content }),
    })

  it('is a PDF of the person’s own plan with the sections that were asked for', async () => {
    const person = await newPerson(app)
    await person.client.send('commitPlan', { params: { planType: 12 }, body: { input: distribution } })
    const answer = await download(person, ['summary', 'assumptions', 'schedule', 'explanation'])
    expect([answer.status, answer.headers.get('Content-Type'), answer.headers.get('Content-Disposition')]).toEqual([
      200,
      'application/pdf',
      'attachment; filename="retirement-funding.pdf"',
    ])
    const bytes = new Uint8Array(await answer.arrayBuffer())
    expect(new TextDecoder().decode(bytes.slice(0, 5))).toBe('%PDF-')
    const document = await PDFDocument.load(bytes, { updateMetadata: false })
    expect([document.getTitle(), document.getCreationDate()?.toISOString()]).toEqual([
      words.title(),
      '2026-11-21T12:00:00.000Z',
    ])
    expect(document.getPageCount()).toBe(2)
    const short = await download(person, ['summary'])
    expect((await PDFDocument.load(await short.arrayBuffer(), { updateMetadata: false })).getPageCount()).toBe(1)
    expect(new Uint8Array(await (await download(person, ['summary'])).arrayBuffer())).toEqual(
      new Uint8Array(await (await download(person, ['summary'])).arrayBuffer()),
    )
  })

  it('is not there without a plan, and takes nothing but the names of its sections', async () => {
    const person = await newPerson(app)
    expect((await download(person, ['summary'])).status).toBe(404)
    for (const content of ['<b>mine</b>', [], ['https://example.test'], ['summary', 7], undefined]) {
      expect((await download(ada, content)).status).toBe(400)
    }
    expect((await (await app.visit()).send('downloadDistributionPdf', { body: { content: ['summary'] } })).status).toBe(
      401,
    )
  })
})
