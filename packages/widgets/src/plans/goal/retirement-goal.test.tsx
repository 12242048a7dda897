// Proves: ROUTE-09, ROUTE-12
import type { PlanType } from '@evenkeel/engine'
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { createFakeApi, FakeApp } from '../../shared/fake-api.fixture.tsx'
import { renderApp } from '../../shared/render-app.fixture.tsx'
import { type RetirementPlan, tryRetirement } from '../calculator/form.ts'
import { toVerdict } from '../calculator/calculator-verdict.ts'
import type { PlanWithType } from '../shell/is-plan.ts'
import { sampleRetirementPlan } from '../shell/plan.fixture.ts'
import { runSimulation } from '../simulation/simulation.ts'
import { PlanForm } from '../forms/plan-form.tsx'
import { simulatorHere } from '../simulation/simulator.ts'
import { RetirementGoal } from './retirement-goal.tsx'
import * as calculatorWords from '../../words/calculator.generated.ts'
import * as goalPageWords from '../../words/goal-page.generated.ts'
import * as planFormWords from '../../words/plan-form.generated.ts'
import * as planShellWords from '../../words/plan-shell.generated.ts'
import * as scenariosWords from '../../words/scenarios.generated.ts'

const asOf = '2026-11-19'

/** A running plan with the answer that the server has for it. */
function runningPlan(values: Partial<PlanWithType<typeof PlanType.RETIREMENT>> = {}): RetirementPlan {
  const plan = sampleRetirementPlan({
    status: 2,
    asOf: `${asOf}T00:00:00Z`,
    lastCommittedOn: `${asOf}T00:00:00Z`,
    ...values,
  })
  const tried = tryRetirement(plan.input, asOf)
  if (tried.input === null) throw new Error('The sample is a whole plan')
  const verdict = toVerdict(tried, runSimulation({ person: tried.person, asOf, variants: [] }), asOf)
  return { ...plan, result: { ...tried.projection, years: [...tried.projection.years] }, verdict }
}

const plan = runningPlan({
  input: {
    ...sampleRetirementPlan().input,
    retirementPlanDetails: { retirementAge: 67, lifeExpectancy: 90, monthlyExpenses: 5_200 },
  },
})

const scenarios = [
  {
    scenarioId: 4,
    name: 'Work longer',
    changes: [{ path: 'retirementPlanDetails.retirementAge', value: 69 }],
    figures: {
      ...{ futures: 78, spendingAMonth: 5_000, fundAtRetirement: 900_000 },
      months: null,
      payoffDate: null,
      totalInterest: null,
    },
  },
]

function renderGoal(shown = plan, match: object | null = null) {
  const onOpen = vi.fn()
  const { api, user } = renderApp(
    <RetirementGoal plan={shown} screen="/goal" startSimulator={simulatorHere} nextSteps={null} facts={null} />,
    {
      household: { asOf: `${asOf}T00:00:00Z`, facts: [], match },
      willProfileUpdateOnCommit: { willProfileUpdate: false, changedFields: [] },
      commitPlan: shown,
      earningsRecord: { years: [], saidAt: null, estimate: null },
      planScenarios: { planType: 1, asOf: `${asOf}T00:00:00Z`, today: null, plan: null, scenarios },
      addPlanScenario: scenarios[0],
    },
    onOpen,
  )
  return { api, onOpen, user }
}

const answer = () => screen.getByRole('heading', { name: /^Your savings last to age 90 in \d+ of 100 futures\.$/ })
const slider = () => screen.getByRole('slider', { name: calculatorWords.retirementAge() })
const savedLines = () => document.querySelectorAll('[data-line="saved"]').length
const move = (value: string) => fireEvent.change(slider(), { target: { value } })

it('shows the saved plan’s answer at once, and nothing to use while nothing is changed', () => {
  renderGoal()
  expect(answer().textContent).toContain(`in ${String(plan.verdict?.figure?.value)} of 100`)
  expect(screen.queryByRole('button', { name: goalPageWords.takePlan() })).toBeNull()
  expect(savedLines()).toBe(0)
})

it('follows a slider with sentence, figures and the saved plan’s dashed line, and goes back to it', async () => {
  const { user } = renderGoal()
  const before = answer().textContent
  move('70')
  await waitFor(() => expect(answer().textContent).not.toBe(before))
  expect(screen.getByText('Savings at 70')).toBeDefined()
  expect(screen.getByText(/^Your saved plan lasts in \d+ of 100 futures\./)).toBeDefined()
  expect(savedLines()).toBe(1)
  await user.click(screen.getByRole('button', { name: 'Reset' }))
  expect(answer().textContent).toBe(before)
  expect(savedLines()).toBe(0)
})

it('makes what is tried the plan', async () => {
  const { api, onOpen, user } = renderGoal()
  move('70')
  await user.click(screen.getByRole('button', { name: goalPageWords.takePlan() }))
  expect(await screen.findByText(planShellWords.planIsSet())).toBeDefined()
  expect(api.bodiesOf('commitPlan')).toEqual([
    expect.objectContaining({
      input: expect.objectContaining({ retirementPlanDetails: expect.objectContaining({ retirementAge: 70 }) }),
      linkedAccounts: [{ userAccountId: 3, isLinked: true }],
    }),
  ])
  expect(onOpen).toHaveBeenCalledExactlyOnceWith('/plan-for-retirement/summary/1')
})

it('moves the company’s match with the savings, and makes both the plan', async () => {
  const { api, user } = renderGoal(plan, { matchRate: 0.5, matchLimit: 0.06 })
  const savings = screen.getByRole('slider', { name: calculatorWords.savingsRate() })
  await waitFor(() => expect(api.count('household')).toBe(1))
  fireEvent.change(savings, { target: { value: '0.04' } })
  await user.click(await screen.findByRole('button', { name: goalPageWords.takePlan() }))
  await screen.findByText(planShellWords.planIsSet())
  // By hand: half of 4 percent.
  const saved = { employerSponsoredSavingsRate: 0.04, employerMatch: 0.02 }
  expect(api.bodiesOf('commitPlan')).toMatchObject([{ input: { retirementSavings: saved } }])
})

it('keeps what is tried as a scenario, without the match that follows the savings', async () => {
  const { api, user } = renderGoal(plan, { matchRate: 0.5, matchLimit: 0.06 })
  expect(screen.queryByRole('button', { name: scenariosWords.saveThis() })).toBeNull()
  await waitFor(() => expect(api.count('household')).toBe(1))
  fireEvent.change(screen.getByRole('slider', { name: calculatorWords.savingsRate() }), { target: { value: '0.04' } })
  move('70')
  await user.click(screen.getByRole('button', { name: scenariosWords.saveThis() }))
  const dialog = await screen.findByRole('dialog', { name: scenariosWords.saveThis() })
  await user.type(within(dialog).getByRole('textbox', { name: /^Name/ }), 'Work longer')
  await user.click(within(dialog).getByRole('button', { name: scenariosWords.saveIt() }))
  expect(await screen.findByText(scenariosWords.saved())).toBeDefined()
  const changes = [
    { path: 'retirementPlanDetails.retirementAge', value: 70 },
    { path: 'retirementSavings.employerSponsoredSavingsRate', value: 0.04 },
  ]
  expect(api.bodiesOf('addPlanScenario')).toEqual([{ planType: 1, name: 'Work longer', changes }])
})

it('tries a scenario with the sliders, over the saved plan', async () => {
  const { user } = renderGoal()
  fireEvent.change(screen.getByRole('slider', { name: calculatorWords.savingsRate() }), { target: { value: '0.1' } })
  await user.click(await screen.findByRole('button', { name: 'Try: Work longer' }))
  expect(slider()).toHaveProperty('value', '69')
  expect(screen.getByRole('textbox', { name: /^Your savings rate/ })).toHaveProperty('value', '8')
  expect(screen.getByRole('button', { name: goalPageWords.takePlan() })).toBeDefined()
})

it('says what other published figures make of the plan, and tries them', async () => {
  const otherRules = { ruleBookId: 'official-2026', name: 'Official rules, 2026', futures: 94 }
  const { user } = renderGoal({ ...plan, otherRules })
  const before = answer().textContent
  expect(screen.getByText(/^Official rules, 2026: your savings last in 94 of 100 futures\.$/)).toBeDefined()
  await user.click(screen.getByRole('button', { name: goalPageWords.tryRules() }))
  await waitFor(() => expect(answer().textContent).not.toBe(before))
  expect(screen.getByRole('button', { name: goalPageWords.takePlan() })).toBeDefined()
})

it('says how far the plan is compared with what it promised for today', () => {
  renderGoal({ ...plan, progress: { promised: 500_000, actual: 498_796, ahead: -1_204, monthsAhead: null } })
  expect(screen.getByText('So far:').closest('p')?.textContent).toBe('So far: $1,204.00 behind your plan')
})

it('solves what would help, and tries it', async () => {
  const { user } = renderGoal()
  await user.click(await screen.findByRole('button', { name: 'Try: Save 1% more' }))
  expect(screen.getByRole('textbox', { name: /^Your savings rate/ })).toHaveProperty('value', '9')
})

it('says how much longer to work by the plan that was solved, while another one still is', async () => {
  renderGoal()
  await screen.findByRole('button', { name: goalPageWords.showAll() })
  const longer = screen.getByRole('button', { name: /^Try: Work \d more/ })
  const said = longer.getAttribute('aria-label')
  move('68')
  expect(longer.closest('[aria-busy]')?.getAttribute('aria-busy')).toBe('true')
  expect(longer.getAttribute('aria-label')).toBe(said)
})

it('shows a draft’s plan as it is, without sliders of other choices', async () => {
  renderGoal({ ...plan, hasDraft: true })
  expect(await screen.findByRole('link', { name: goalPageWords.edit() })).toBeDefined()
  expect(screen.queryByRole('slider', { name: calculatorWords.retirementAge() })).toBeNull()
})

it('is tried with all settings in its form, which is the calculator, and used from there', async () => {
  const api = createFakeApi({
    willProfileUpdateOnCommit: { willProfileUpdate: false, changedFields: [] },
    savePlan: plan,
    commitPlan: plan,
  })
  const draw = (shown: RetirementPlan) => (
    <FakeApp api={api}>
      <PlanForm plan={shown} screen="/settings" startSimulator={simulatorHere} />
    </FakeApp>
  )
  const user = userEvent.setup()
  const { unmount } = render(draw(plan))
  const later = await screen.findByRole('button', { name: 'Try: Retire at 69, two years later' })
  expect(screen.queryByText(/^Your saved plan/)).toBeNull()
  // The slider is in the step of its field, which this one leads to.
  await user.click(screen.getByRole('button', { name: /^Your retirement/ }))
  move('68')
  expect(screen.getByRole('textbox', { name: /^Retirement age/ })).toHaveProperty('value', '68')
  expect(screen.getByText('Savings at 68')).toBeDefined()
  expect(screen.getByText(/^Your saved plan/)).toBeDefined()
  await user.click(screen.getByRole('button', { name: calculatorWords.reset() }))
  expect(screen.getByRole('textbox', { name: /^Retirement age/ })).toHaveProperty('value', '67')
  await user.click(later)
  expect(screen.getByRole('textbox', { name: /^Retirement age/ })).toHaveProperty('value', '69')
  await user.click(screen.getByRole('button', { name: goalPageWords.takePlan() }))
  expect(await screen.findByText(planShellWords.planIsSet())).toBeDefined()
  expect(api.count('commitPlan')).toBe(1)
  unmount()
  // Of a first plan there is nothing to compare with, and nothing to use before its steps are filled in.
  render(draw(sampleRetirementPlan()))
  await screen.findByText(/^Savings at/)
  expect(screen.queryByText(/^Your saved plan/)).toBeNull()
  expect(screen.queryByRole('button', { name: goalPageWords.takePlan() })).toBeNull()
})

it('names only what is empty while there is no answer: a birth date and an income that are known are not asked for', async () => {
  const whole = sampleRetirementPlan()
  const { monthlyExpenses: _, ...details } = { ...whole.input.retirementPlanDetails }
  const lacking = { ...whole, input: { ...whole.input, retirementPlanDetails: details } }
  renderApp(<PlanForm plan={lacking} screen="/settings" startSimulator={simulatorHere} />, {})
  expect(
    await screen.findByText(planFormWords.stillMissing({ names: calculatorWords.monthlyExpenses() })),
  ).toBeDefined()
  expect(screen.getByText(calculatorWords.notYetWhat()).textContent).not.toMatch(/birth|income/)
})

it('draws nothing of a plan that cannot be judged yet, whose savings would be 0', async () => {
  const whole = sampleRetirementPlan({ linkedAccounts: [] })
  const { retirementFund: _, ...savings } = { ...whole.input.retirementSavings }
  const lacking = { ...whole, input: { ...whole.input, retirementSavings: savings } }
  renderApp(<PlanForm plan={lacking} screen="/settings" startSimulator={simulatorHere} />, {})
  expect(await screen.findByText(/^Still missing: /)).toBeDefined()
  expect(screen.queryByText(/^Savings at/)).toBeNull()
  expect(screen.queryByText(/^0 of 100$/)).toBeNull()
})

it('draws chart, figures and levers from today’s facts, as the headline', async () => {
  const { retirementSavings } = plan.input
  const input = { ...plan.input, retirementSavings: { ...retirementSavings, retirementFund: 900_000 } }
  const today = runningPlan({ input })
  const { result, verdict } = today
  if (result === null) throw new Error('A running plan has a result')
  const ruleBook = { ruleBookId: 'plan-rules-2017', name: 'Plan rules, 2017', source: '' }
  const present = { input: today.input, result, explanations: [], asOf: `${asOf}T00:00:00Z`, ruleBook }
  const figureOf = (name: string) => screen.getByText(name).closest('div')?.querySelector('dd')?.textContent
  const { unmount } = renderApp(
    <RetirementGoal plan={today} screen="/goal" startSimulator={simulatorHere} nextSteps={null} facts={null} />,
    {},
  )
  const wanted = figureOf('Savings at 67')
  unmount()
  renderGoal({ ...plan, verdict, present })
  expect(wanted).toMatch(/^\$/)
  expect(figureOf('Savings at 67')).toBe(wanted)
  // Nothing is tried yet, so there is nothing to take.
  expect(screen.queryByRole('button', { name: goalPageWords.takePlan() })).toBeNull()
})
