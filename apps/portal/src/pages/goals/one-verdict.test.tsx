import type { PlanDetail } from '@evenkeel/api-client/contract/plans'
import { toRetirementOptions } from '@evenkeel/api-client/contract/plan/retirement-person'
import {
  chance,
  defaultRuleBookId,
  FamilyStatus,
  GoalType,
  PlanType,
  ruleBooks,
  simulateRetirement,
} from '@evenkeel/engine'
import { AllGoals, GoalsCard, MyGoals } from '@evenkeel/widgets/goals'
import { ProposalList } from '@evenkeel/widgets/planner'
import { PlanForm } from '@evenkeel/widgets/plans/forms'
import type { Simulator } from '@evenkeel/widgets/plans/simulation'
import { planAnswers, PlanSummary } from '@evenkeel/widgets/plans/summary'
import { renderApp } from '@evenkeel/widgets/shared/render-app.fixture.tsx'
import { GoalVerdicts } from '@evenkeel/widgets/shared/goal-verdict.tsx'
import { LazyPart } from '@evenkeel/widgets/shared/lazy-card.tsx'
import { screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router'
import { expect, it } from 'vitest'
import { MyGoalsNav } from '../../shell/sidebar.tsx'

const verdict = {
  band: 'off-track',
  tone: 'danger',
  word: 'offTrack',
  sentence: { key: 'savingsLast', values: { age: 92, futures: 41 }, amounts: {}, months: {} },
  figure: { value: 41, unit: 'futures' },
  today: null,
  second: null,
  missing: [],
} as const

const goal = {
  goalType: GoalType.RETIREMENT,
  name: 'Plan for retirement',
  description: 'A goal.',
  status: 2,
  plans: [
    { planType: PlanType.RETIREMENT, name: 'Retirement', status: 2, isDefault: true, isLastModified: true, verdict },
  ],
}

const plan: PlanDetail = {
  ...{ planType: PlanType.RETIREMENT, name: 'Retirement', status: 2, verdict, isDefault: true, isLastModified: true },
  ...{ canRefresh: false, showsRefreshPrompt: false, attention: [], hasDraft: false, explanations: [], ruleBook: null },
  ...{ lastCommittedOn: null, asOf: null, linkedAccounts: [], linkedValueState: null, facts: [], ownPaths: [] },
  ...{ present: null, draft: null, result: null },
  input: {},
}

const draft = { ...plan, status: 1, hasDraft: true, draft: { revision: 1, step: null, savedAt: null } }

const result = {
  ...{ meetingRetirementGoal: false, retirementSum: 633_707, balanceAtRetirementAge: 643_639 },
  ...{ balanceAtLifeExpectancy: 0, yearsRetirementFundWillLast: 27, retirementYears: 27, expensesAtRetirement: 62_400 },
  ...{ defaultSocialSecurityIncome: 0, finalSocialSecurityIncome: 0, spouseDefaultSocialSecurityIncome: 0 },
  ...{ spouseFinalSocialSecurityIncome: 0, fiftyPercentSpousalBenefit: 0, years: [] },
}

/** Whose simulation has the verdict's futures, from an input that has its age. */
const whole = {
  ...{ ...plan, result },
  input: {
    personalInformation: {
      dateOfBirth: '1988-04-17T00:00:00Z',
      annualIncome: 84_000,
      relationshipStatus: FamilyStatus.Single,
    },
    retirementPlanDetails: { retirementAge: 65, lifeExpectancy: 92, monthlyExpenses: 5_200 },
    retirementSavings: { employerSponsoredSavingsRate: 0.06, retirementFund: 75_000 },
  },
}
const startSimulator = (): Simulator => ({
  run: async ({ person, asOf }) => ({
    ...simulateRetirement(person, { ...chance, ...toRetirementOptions(asOf, ruleBooks[defaultRuleBookId]) }),
    ...{ successRate: 0.41, variants: {}, withStateTax: null },
  }),
  findLevers: () => () => undefined,
  stop: () => undefined,
})

const line = { proposalLineId: 1, field: 'retirementAge', isForPlan: false, decision: null, changeId: null }
const proposal = {
  ...{ proposalId: 5, planType: PlanType.RETIREMENT, byName: 'Jordan Ellis', isOwn: false, note: '', state: 'waiting' },
  ...{ sentAt: '2026-11-18T10:00:00Z', endsAt: '2027-01-17T10:00:00Z', verdict, today: verdict },
  lines: [{ ...line, now: 65, proposed: 66, verdict }],
}

const places: readonly (readonly [place: string, shown: ReactNode])[] = [
  ['home', <MyGoals key="home" isWanted />],
  ['the sidebar', <MyGoalsNav key="sidebar" />],
  ['all goals', <AllGoals key="all" />],
  ['the widget of goals', <GoalsCard key="widget" signature="Evenkeel" />],
  ['the page of the planner', <ProposalList key="proposals" />],
  [
    'the calculator, which is the form',
    <PlanForm key="calculator" plan={whole} screen="/try" startSimulator={startSimulator} />,
  ],
  ['the goal’s page before the plan is used', <PlanSummary key="draft" plan={draft} nextSteps={null} />],
  [
    'the goal’s page and the planner’s view',
    <LazyPart
      key="answer"
      isWanted
      title="Retirement"
      load={planAnswers[plan.planType]}
      props={{ plan: { ...plan, result } }}
    >
      Loading
    </LazyPart>,
  ],
]

it.each(places)('a plan has one verdict: %s has its word, its figure, and its tone', async (_, shown) => {
  const answers = {
    dashboard: { data: { goals: [goal] } },
    myGoals: [goal],
    exploreGoals: [goal],
    checkupStatus: { isCompleted: false, lastCompletedOn: null, isDue: true, score: null, suggestedGoals: [] },
    proposals: [proposal],
    household: { asOf: '2026-11-22T00:00:00Z', facts: [], match: null },
    planner: { isAssigned: false, firstName: null, lastName: null, email: null, phone: null, schedulingUrl: null },
  }
  const { container } = renderApp(
    <>
      <MemoryRouter>{shown}</MemoryRouter>
      <GoalVerdicts />
    </>,
    answers,
  )
  const words = await screen.findAllByText(/^Off track/)
  for (const word of words) expect(word.className).toContain('text-danger')
  expect(screen.queryAllByText(/^(On track|Close)/, { ignore: 'button' })).toEqual([])
  expect(container.textContent).toContain('41 of 100')
})
