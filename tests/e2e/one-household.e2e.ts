// Proves: GEN-08
import type { PlanDetail } from '@evenkeel/api-client/contract/plans'
import { briefVerdict, verdictText, verdictWord } from '@evenkeel/api-client/contract/verdict-words'
import { goalTypes, goalVerdict, PlanType, type Verdict } from '@evenkeel/engine'
import { summaryPath } from '@evenkeel/widgets/shared/goal-pages.ts'
import type { Locator, Page } from 'playwright-core'
import { beforeAll, describe, test } from 'vitest'
import * as shellWords from '../../apps/portal/src/words/shell.generated.ts'
import { eventually } from '../support/eventually.ts'
import { maya, signInToApi, type SignedIn } from './support/api.ts'
import { useStage } from './support/stage.ts'

const stage = useStage()
const planTypes = Object.values(PlanType)

/** What the demo person has not answered yet, for the plans that ask. */
const answers: Readonly<Record<number, (input: object) => object>> = {
  2: (input) => ({ ...input, yearsUntilTaking: 4, yearsOfSpending: 3 }),
  5: (input) => ({
    ...input,
    benefits: Array.from(Object(input).benefits, (benefit) => ({ ...Object(benefit), isEnrolled: true })),
  }),
  8: (input) => ({ ...input, ownMonthlyBenefit: 0 }),
  10: (input) => ({ ...input, will: false, healthCareDirective: false, financialPowerOfAttorney: false }),
}

const readPlan = (api: SignedIn, planType: number): Promise<PlanDetail> =>
  api.call('plan', { params: { planType: String(planType) } })

let api: SignedIn
beforeAll(async () => {
  api = await signInToApi(stage.origin, maya)
  for (const planType of planTypes) {
    const { input, linkedAccounts } = await readPlan(api, planType)
    const links = linkedAccounts.map(({ userAccountId, isLinked, loanType }) => ({ userAccountId, isLinked, loanType }))
    const body = { input: Object(answers[planType]?.(input) ?? input), linkedAccounts: links }
    await api.call('commitPlan', { params: { planType: String(planType) }, body })
  }
})

const say = (key: string, value: unknown) => api.call('changeHousehold', { body: { changes: [{ key, value }] } })

/** What a plan or a goal has to say on a screen. */
const saidOf = ({ word, sentence }: Verdict) => [verdictWord(word), verdictText(sentence)]

/** Waits until a place says every text. */
const says = (name: string, place: Locator, texts: readonly string[]) =>
  eventually(async () => {
    const shown = (await place.innerText()).replaceAll(/\s+/g, ' ')
    return texts.filter((text) => !shown.includes(text)).map((text) => `${name} does not say: ${text}`)
  }).toEqual([])

let visits = 0

/** Opens a screen in a page that has just been loaded, so that nothing is known from before. */
async function openAt(page: Page, path: string) {
  visits += 1
  await page.goto(`${stage.origin}/secure/home?visit=${visits}#${path}`)
  await page.getByRole('heading', { level: 1 }).waitFor()
}

/** Home, the sidebar, and all goals say of each goal what the server says of it. */
async function seeGoals(page: Page) {
  const goals = []
  for (const goalType of goalTypes) goals.push(await api.call('goal', { params: { goalType: String(goalType) } }))
  const shown = goals.map(({ name, plans }) => ({
    name,
    verdict: goalVerdict(plans.map(({ isDefault, verdict }) => ({ isDefault, verdict: verdict ?? null }))),
  }))
  await openAt(page, '/my-goals-and-finances')
  const cards = page.getByRole('region', { name: shellWords.myGoals(), exact: true })
  const sidebar = page.getByRole('navigation', { name: shellWords.myGoals(), exact: true })
  for (const { name, verdict } of shown) {
    if (!verdict) continue
    await says(`home: ${name}`, cards.getByRole('listitem').filter({ hasText: name }).first(), saidOf(verdict))
    await says(`sidebar: ${name}`, sidebar.getByRole('link', { name }), [briefVerdict(verdict)])
  }
  await openAt(page, '/all-goals')
  for (const { name, verdict } of shown)
    if (verdict) await says(`all goals: ${name}`, page.getByRole('region', { name, exact: true }), saidOf(verdict))
}

/** The page of a plan says what the server says of it; so does the calculator of retirement. */
async function seePlan(page: Page, planType: PlanType) {
  const { verdict } = await readPlan(api, planType)
  if (!verdict) throw new Error(`Plan ${planType} has no verdict`)
  await openAt(page, summaryPath(planType))
  await says(`page of plan ${planType}`, page.getByRole('main'), saidOf(verdict))
  if (planType !== PlanType.RETIREMENT) return
  await openAt(page, '/plan-for-retirement/calculator/edit/1')
  await says('calculator', page.getByRole('main'), saidOf(verdict))
}

/** Each fact with the plans that read it, as `every-plan-follows.test.ts` has them: every kind of plan is moved by one. */
const facts: readonly (readonly [key: string, value: unknown, moved: readonly PlanType[]])[] = [
  ['annualIncome', 95_000, [1, 5, 6, 8, 12]],
  ['savingsRate', 0.04, [1, 5, 12]],
  ['essentialExpenses', 6_000, [4, 8]],
  ['partnerAnnualIncome', 70_000, [1, 9, 12]],
  ['children', ['2012-05-01T00:00:00Z'], [6, 9, 10]],
  ['heldStockShare', 0.6, [2]],
]

describe('a fact that is changed once is what every screen says from then on', () => {
  test('each of the twelve plans has one answer before anything changes', async () => {
    const { page } = await stage.visit()
    await seeGoals(page)
    for (const planType of planTypes) await seePlan(page, planType)
  })

  test.each(facts)('%s', async (key, value, moved) => {
    const { page } = await stage.visit()
    await say(key, value)
    await seeGoals(page)
    for (const planType of moved) await seePlan(page, planType)
  })

  test('what is owed and spent, which accounts and transactions say', async () => {
    const { page } = await stage.visit()
    const accounts = await api.call('accounts', { body: {} })
    const idOf = (wanted: string) => accounts.find(({ name }) => name === wanted)?.userAccountId ?? 0
    await api.call('updateAccount', { body: { userAccountId: idOf('Rewards Card'), currentMonthlyPayment: 900 } })
    await api.call('updateAccount', { body: { userAccountId: idOf('Student loan B'), currentMonthlyPayment: 150 } })
    const [newest] = (await api.call('transactions', { body: {} })).items
    const spent = { date: newest?.date ?? '', value: -700, description: 'Coat', categoryId: 6 }
    await api.call('createTransaction', { body: spent })
    await seeGoals(page)
    for (const planType of [PlanType.REDUCE_DEBT, PlanType.STUDENT_DEBT, PlanType.LIVE_BY_A_BUDGET])
      await seePlan(page, planType)
  })
})
