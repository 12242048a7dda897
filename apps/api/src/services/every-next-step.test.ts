// Proves: STEP-01, Q-STEP-1
import { stepText } from '@evenkeel/api-client/contract/next-step-words'
import { goalOfPlan, LoanType, NextStepStatus, PlanType } from '@evenkeel/engine'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  all,
  budget,
  cancel,
  commit,
  type DemoChange,
  type DemoScene,
  plant,
  say,
  startDemoScene,
} from '../../testing/scenes/demo-changes.ts'
import { categoryId } from '../../testing/scenes/test-person.ts'
import { catalogKeys, findCatalogStep } from './next-step-catalog.ts'
import { inEnglish } from '../say.ts'

let demo: DemoScene
beforeAll(async () => void (demo = await startDemoScene()))
afterAll(() => demo.stop())

const estateWith = (document: string) => commit(PlanType.ESTATE_PLANNING, { answers: { [document]: true } })
const enroll =
  (dates: object): DemoChange =>
  async ({ saveMatch, onEnd }) => {
    await saveMatch(dates)
    onEnd(() => saveMatch({ enrollmentOpens: null, enrollmentCloses: null }))
  }
const refuseFreeBenefits: DemoChange = async (scene) => {
  const { input } = await scene.maya.call('plan', { params: { planType: '5' } })
  const benefits = Array.from(Object(input).benefits, (benefit) => ({
    ...Object(benefit),
    isEnrolled: !['Health savings account', 'Employee assistance'].includes(Object(benefit).name),
  }))
  await commit(PlanType.COMPANY_BENEFITS, { benefits })(scene)
}
const linkChecking: DemoChange = async ({ maya, change }) => {
  const { input, linkedAccounts } = await maya.call('plan', { params: { planType: '4' } })
  const checking = (await maya.call('accounts', { body: {} })).filter(({ type }) => type === 'Checking')
  const links = [...linkedAccounts, ...checking].map(({ userAccountId }) => ({ userAccountId, isLinked: true }))
  await change('commitPlan', { params: { planType: 4 }, body: { input, linkedAccounts: links } })
}
const setLoansPrivate: DemoChange = async ({ maya, change }) => {
  const { input, linkedAccounts } = await maya.call('plan', { params: { planType: '11' } })
  const ofType = { isLinked: true, loanType: LoanType.PRIVATE }
  const links = linkedAccounts.flatMap(({ userAccountId, isLinked }) =>
    isLinked ? [{ userAccountId, ...ofType }] : [],
  )
  await change('commitPlan', { params: { planType: 11 }, body: { input, linkedAccounts: links } })
}
const findStep = async (key: string) => {
  const words = findCatalogStep(key)
  if (!words) return undefined
  const query = { goalId: String(goalOfPlan(words.planType)) }
  const steps = (await demo.maya.call('nextSteps', { query })).flatMap(({ nextSteps }) => nextSteps)
  return steps.find(
    ({ planType, title }) => planType === words?.planType && title === (words && inEnglish(words.title)),
  )
}
const reopen =
  (key: string): DemoChange =>
  async ({ change }) =>
    change('setNextStepStatus', { params: { id: (await findStep(key))?.id, status: 2 }, body: {} })

/** Each step where it is open: its urgency, its dollars a year, its sentence, and where it leads. Most are the design's. */
const seen = `
retirement.raise-contribution | 4 | 1265.4 | Save 1% more: $70 a month now, $1,265 a year more from retirement on. 41 → 46 of 100. | /plan-for-retirement/retirement-calculator?try=save1
retirement.beneficiaries | 6 | 0 | Name who gets your retirement accounts ($75,317.49). | /plan-for-retirement/next-steps/1
allocation.compare | 6 | 0 | How much of your savings is in stocks? Your plan says 80%. | /plan-for-retirement/summary/2
debt.pay-more-than-minimum | 4 | 249.63 | Put the $2,320 above your emergency target on your debts: 2 months sooner, $312.04 less interest. | /reduce-your-debt/calculator?try=surplus
emergency.review-expenses | 6 | 0 | You plan on $4,100 a month; you spent $3,513.44. | /my-goals-and-finances/cashflow-detail
life.quotes | 5 | 0 | Get quotes for $496,000 of 10-year term life insurance. | /protect-your-legacy/summary/6
life.beneficiaries | 6 | 0 | Name who gets the $84,000 of life insurance. | /protect-your-legacy/summary/6
budget.review-shopping | 2 | 0 | Shopping is $26.14 over with 8 days left. | /live-by-a-budget/calculator
budget.cover-more | 6 | 0 | Last month $2,102.47 had no budget, $1,650 of it Rent. | /live-by-a-budget/calculator
disability.quotes | 5 | 0 | You’re $700 a month short if you can’t work. | /protect-your-legacy/summary/8
partner-life.quotes | 5 | 0 | Get quotes for $390,000 of life insurance for Alex. | /protect-your-legacy/summary/9
partner-life.employer-cover | 6 | 0 | Does Alex’s employer insure them? | /protect-your-legacy/summary/9
partner-life.beneficiaries | 6 | 0 | Check both of your beneficiaries. | /protect-your-legacy/summary/9
estate.will | 6 | 0 | You have no will yet. | /protect-your-legacy/calculator/10
estate.healthCareDirective | 6 | 0 | You have no health care directive yet. | /protect-your-legacy/calculator/10
estate.financialPowerOfAttorney | 6 | 0 | You have no financial power of attorney yet. | /protect-your-legacy/calculator/10
estate.namedBeneficiaries | 6 | 0 | You have no beneficiaries named on every account yet. | /protect-your-legacy/calculator/10
student.repayment-plans | 6 | 0 | Look into income-driven repayment for $10,912.35. | /student-debt/summary
student.autopay | 6 | 27.28 | Turn on autopay: federal loans take 0.25% off, $27.28 a year. | /student-debt/summary
student.pay-extra | 4 | 172.5 | Tell Beacon Student Loans that the extra $63.30 goes to Student loan B (6.54%). | /student-debt/summary
retirement.claim-match | 4 | 1898.1 | Save 1% more: Larkfield adds $420 a year. | /plan-for-retirement/retirement-calculator?try=match
allocation.rebalance | 6 | 0 | You hold 60% stocks; your plan says 80%. Send new savings to stocks first. | /plan-for-retirement/summary/2
allocation.yearly-look | 6 | 0 | It’s a year since you chose 80% stocks. Look at your mix again. | /plan-for-retirement/summary/2
debt.choose-strategy | 6 | 0 | Choose what to pay off first | /reduce-your-debt/calculator?step=strategy
debt.check-rates | 2 | 0 | One rate or minimum payment is missing, so your debt plan has no date yet. | /reduce-your-debt/calculator?step=review
emergency.monthly-transfer | 5 | 0 | Move $1,844.70 a month: your emergency fund is full in 2 months. | /prepare-for-the-unexpected/summary
emergency.own-account | 6 | 0 | Keep your emergency fund in a separate savings account. | /prepare-for-the-unexpected/summary
benefits.enrollment | 2 | 0 | Larkfield lets you choose benefits from 12/01 to 12/15. | /connect-with-company-benefits/summary
benefits.match | 4 | 420 | Save 1% more: Larkfield adds $420 a year. | /connect-with-company-benefits/summary
benefits.forgotten | 6 | 0 | 2 free benefits you don’t use: Health savings account, Employee assistance. | /connect-with-company-benefits/summary
life.employer-cover | 6 | 0 | Larkfield covers $84,000. It ends with the job. | /connect-with-company-benefits/summary
budget.categorize | 6 | 0 | 1 transaction has no category. | /my-goals-and-finances/transactions/spending
disability.policy | 6 | 0 | Find out what disability pay you have. | /protect-your-legacy/summary/8
disability.waiting-period | 5 | 0 | Your savings cover 2.4 of the 3 months until disability pay starts. | /prepare-for-the-unexpected/summary
estate.guardian | 5 | 0 | You have no guardian named for your children yet. | /protect-your-legacy/calculator/10
student.check-balances | 6 | 0 | Your loan balances are more than a week old. | /my-goals-and-finances
distribution.claiming-age | 4 | 4530.43 | Claim Social Security at 70: $4,530 a year more to spend. 1 → 9 of 100. | /plan-for-retirement/retirement-calculator?try=claim
distribution.withdrawal-order | 6 | 0 | Plan what to withdraw first: $58,942 pre-tax, $16,375 Roth, $24,075 taxable. | /plan-for-retirement/summary/12
distribution.health-cover | 6 | 0 | You plan to stop at 62; Medicare starts at 65. | /plan-for-retirement/summary/12
`

type Changes = Readonly<Record<string, readonly [state: 'done' | 'absent', change: DemoChange]>>

/** Open in the demo; then done or gone. */
const openFirst: Changes = {
  'retirement.raise-contribution': ['done', say({ savingsRate: 0.285 })],
  'retirement.beneficiaries': ['absent', say({ retirementFund: 0 })],
  'allocation.compare': ['done', say({ heldStockShare: 0.6 })],
  'debt.pay-more-than-minimum': ['done', say({ emergencySavings: 12_300 })],
  'emergency.review-expenses': ['done', say({ essentialExpenses: 3_600 })],
  'life.quotes': ['done', say({ lifeCover: 580_000 })],
  'life.beneficiaries': ['absent', say({ lifeCover: 0 })],
  'budget.review-shopping': [
    'done',
    all(budget('Shopping', 400, 'updateBudget'), budget('Dining out', 400, 'updateBudget')),
  ],
  'budget.cover-more': ['done', all(budget('Rent', 1_650), budget('Phone & internet', 120))],
  'disability.quotes': ['done', say({ disabilityBenefit: 4_200 })],
  'partner-life.quotes': ['done', say({ partnerLifeCover: 400_000 })],
  'partner-life.employer-cover': ['done', say({ partnerLifeCover: 0 })],
  'partner-life.beneficiaries': ['absent', say({ familyStatus: 0 })],
  'estate.will': ['absent', estateWith('will')],
  'estate.healthCareDirective': ['absent', estateWith('healthCareDirective')],
  'estate.financialPowerOfAttorney': ['absent', estateWith('financialPowerOfAttorney')],
  'estate.namedBeneficiaries': ['absent', estateWith('namedBeneficiaries')],
  'student.repayment-plans': ['absent', setLoansPrivate],
  'student.autopay': ['absent', setLoansPrivate],
  'student.pay-extra': ['done', commit(PlanType.STUDENT_DEBT, { monthlyPayment: 186.7 })],
}

/** Done or not there in the demo; then open. */
const openThen: Changes = {
  'retirement.claim-match': ['done', say({ savingsRate: 0.05 })],
  'allocation.rebalance': ['absent', say({ heldStockShare: 0.6 })],
  'allocation.yearly-look': [
    'absent',
    plant(
      `update plan set committed_at = '2025-11-22T12:00:00.000Z' where plan_type = 2`,
      `update plan set committed_at = '2026-11-22T17:41:00.000Z' where plan_type = 2`,
    ),
  ],
  'debt.choose-strategy': ['done', reopen('debt.choose-strategy')],
  'debt.check-rates': [
    'done',
    plant(
      `update account set monthly_minimum_payment_cents = null where name = 'Rewards Card'`,
      `update account set monthly_minimum_payment_cents = 9700 where name = 'Rewards Card'`,
    ),
  ],
  'emergency.monthly-transfer': ['done', say({ emergencySavings: 10_000 })],
  'emergency.own-account': ['done', linkChecking],
  'benefits.enrollment': ['absent', enroll({ enrollmentOpens: '2026-12-01', enrollmentCloses: '2026-12-15' })],
  'benefits.match': ['done', say({ savingsRate: 0.05 })],
  'benefits.forgotten': ['done', refuseFreeBenefits],
  'life.employer-cover': ['done', cancel(PlanType.COMPANY_BENEFITS)],
  'budget.categorize': [
    'done',
    ({ change }) =>
      change('createTransaction', {
        body: { date: '2026-11-20T00:00:00Z', value: -30, description: 'Odd', categoryId: categoryId('Uncategorized') },
      }),
  ],
  'disability.policy': ['done', say({ disabilityBenefit: 0 })],
  'disability.waiting-period': ['done', say({ emergencySavings: 10_000 })],
  'estate.guardian': ['absent', say({ children: ['2012-05-01'] })],
  'student.check-balances': [
    'done',
    plant(
      `update account_connection set last_synced_at = '2026-11-01T09:00:00.000Z' where name like 'Beacon%'`,
      `update account_connection set last_synced_at = '2026-11-22T09:00:00.000Z' where name like 'Beacon%'`,
    ),
  ],
  'distribution.claiming-age': ['absent', say({ birthDate: '1968-04-17' })],
  'distribution.withdrawal-order': ['absent', say({ birthDate: '1965-04-17' })],
  'distribution.health-cover': ['absent', say({ birthDate: '1974-04-17', retirementAge: 62 })],
}

const lineOf = (key: string) => seen.split('\n').find((line) => line.startsWith(`${key} |`))
const casesOf = (changes: Changes) => Object.entries(changes).map(([key, [state, act]]) => [key, state, act] as const)

/** Reads a step as a person sees it. */
async function see(key: string) {
  const step = await findStep(key)
  if (!step) return { state: 'absent', line: '' }
  const { status, urgency, dollarsAYear, sentence, title, link } = step
  const text = sentence === null ? title : stepText(sentence)
  const state = status === NextStepStatus.COMPLETED ? 'done' : 'open'
  return { state, line: [key, urgency, dollarsAYear, text, link].join(' | ') }
}

describe('each key of the catalog', () => {
  it.each(casesOf(openFirst))('%s is open, then %s', (key, then, change) =>
    demo.takenBack(async () => {
      expect(await see(key)).toEqual({ state: 'open', line: lineOf(key) })
      await change(demo)
      expect((await see(key)).state).toBe(then)
    }),
  )

  it.each(casesOf(openThen))('%s is open after it was %s', (key, first, change) =>
    demo.takenBack(async () => {
      expect((await see(key)).state).toBe(first)
      await change(demo)
      expect(await see(key)).toEqual({ state: 'open', line: lineOf(key) })
    }),
  )

  it('is there once over all plans if two of them say the same', () =>
    demo.takenBack(async () => {
      await say({ savingsRate: 0.05 })(demo)
      const { data } = await demo.maya.call('dashboard', {})
      const groups = await demo.maya.call('nextSteps', { query: { status: String(NextStepStatus.UNCOMPLETED) } })
      for (const steps of [data.nextSteps, groups.flatMap(({ nextSteps }) => nextSteps)])
        expect(steps.filter(({ sentence }) => sentence?.key === 'claimMatch').map(({ planType }) => planType)).toEqual([
          1,
        ])
    }))

  it('is here', () => {
    const keys = Object.keys({ ...openFirst, ...openThen })
    expect(keys.toSorted()).toEqual(Object.values(PlanType).flatMap(catalogKeys).toSorted())
  })
})
