import { planNames } from '@evenkeel/api-client/contract/names'
import { goalNames, goalPlans, GoalType, goalTypes, PlanType } from '@evenkeel/engine'
import { stepOfAddress } from '@evenkeel/widgets/shared/debt-step.ts'
import { calculatorPath, editPath, retirementCalculatorPath } from '@evenkeel/widgets/shared/goal-pages.ts'
import { goalPaths, paths } from '@evenkeel/widgets/shared/paths.ts'
import { toPlanType } from '@evenkeel/widgets/shared/to-plan-type.ts'
import { Outlet, replace, type RouteObject, useLoaderData } from 'react-router'
import { screen } from '../../screen.ts'
import type { RouteHandle } from '../../shell/route-handle.ts'
import type { PlanMode } from './use-edited-plan.ts'
import * as titles from '../../words/title-names.generated.ts'
import type { Answer } from '@evenkeel/api-client/contract/endpoints'
import { SWRConfig, unstable_serialize } from 'swr'
import { client } from '../../client.ts'

const goalInput = { params: { goalType: String(GoalType.PROTECT_YOUR_LEGACY) } }
const goalKey = unstable_serialize(['goal', goalInput])

/**
 * Loads the goal for the protect-your-legacy screens: their plans depend on the household, so no screen opens before it is known
 * (ROUTE-30). Null when the read fails; the screens then show the failure themselves.
 */
const legacyGoal = (): Promise<Answer<'goal'> | null> => client.call('goal', goalInput).catch(() => null)

/** Passes the loader's answer to the screens, until they have read it again themselves. */
function LegacyArea() {
  const goal = useLoaderData<typeof legacyGoal>()
  return (
    <SWRConfig value={{ fallback: goal === null ? {} : { [goalKey]: goal } }}>
      <Outlet />
    </SWRConfig>
  )
}

type Load = () => Promise<{ Component: React.ComponentType }>

const goalsCrumb = { label: titles.exploreAllGoals, path: paths.allGoals() }

const goalHandle = (goalType: GoalType): RouteHandle => ({ title: goalNames[goalType], crumbs: [goalsCrumb] })

/** Returns what the frame knows of a page below a goal's overview: its title names the plan and the goal, its breadcrumbs lead to both. */
export const planHandle = (goalType: GoalType, title: string): RouteHandle => ({
  title,
  names: ({ params }) => {
    const planType = toPlanType(Number(params['planType']))
    return [title, ...(planType === null ? [] : [planNames[planType]]), goalNames[goalType]]
  },
  crumbs: [goalsCrumb, { label: goalNames[goalType], path: goalPaths[goalType] }],
})

const modeTitles: Readonly<Record<PlanMode, string>> = {
  make: titles.newPlan,
  edit: titles.editYourPlan,
  restart: titles.startYourPlanOver,
}

/** Returns the handle of the page where a plan is made; each step of the wizard for debts has its own title. */
function formHandle(goalType: GoalType, mode: PlanMode): RouteHandle {
  const handle = planHandle(goalType, modeTitles[mode])
  if (goalType !== GoalType.DEBT) return handle
  const around = [...(mode === 'make' ? [] : [handle.title]), goalNames[goalType]]
  return { ...handle, names: ({ search }) => [stepOfAddress(search).label, ...around] }
}

/** Returns the screen that makes, edits or restarts a plan: a wizard for debts, a form for all others. */
const planScreen = (goalType: GoalType, mode: PlanMode): Load =>
  goalType === GoalType.DEBT
    ? async () => {
        const { DebtWizardPage } = await import('./debt-wizard-page.tsx')
        return { Component: () => <DebtWizardPage key={mode} mode={mode} /> }
      }
    : async () => {
        const { PlanFormPage } = await import('./plan-form-page.tsx')
        return { Component: () => <PlanFormPage key={`${goalType} ${mode}`} goalType={goalType} mode={mode} /> }
      }

const goalPage =
  (goalType: GoalType, at: 'goal' | 'summary'): Load =>
  async () => {
    const { GoalPage, loadTabs } = await import('./goal-page.tsx')
    if (goalPlans(goalType, { hasPartner: true }).length > 1) await loadTabs()
    return { Component: () => <GoalPage key={goalType} goalType={goalType} at={at} /> }
  }

const overview = (goalType: GoalType) => screen(goalPaths[goalType], goalHandle(goalType), goalPage(goalType, 'goal'))

/** Returns the routes of a goal's plans. The path has the plan's type if the goal has several plans. */
function planScreens(goalType: GoalType): RouteObject[] {
  const base = goalPaths[goalType]
  const at = (path: string, mode: PlanMode) =>
    screen(`${base}/${path}`, formHandle(goalType, mode), planScreen(goalType, mode))
  const led = (path: string, to: string): RouteObject => ({
    path: `${base}/${path}`,
    loader: () => replace(`${base}/${to}`),
  })
  // Benefits are answered on their summary page, and budgets are edited on the page that makes them.
  if (goalType === GoalType.COMPANY_BENEFITS) return [led('calculator', 'summary'), led('restart', 'summary')]
  if (goalType === GoalType.LIVE_BY_A_BUDGET)
    return [led('calculator/edit', 'calculator'), led('calculator/restart', 'calculator')]
  if (goalType === GoalType.PROTECT_YOUR_LEGACY)
    return [at('calculator/:planType?', 'make'), at('edit/:planType', 'edit'), at('restart/:planType', 'restart')]
  return [
    at('calculator/:planType?', 'make'),
    at('calculator/edit/:planType?', 'edit'),
    at('calculator/restart/:planType?', 'restart'),
  ]
}

const summary = (goalType: GoalType) =>
  screen(
    `${goalPaths[goalType]}/summary/:planType?/:part?`,
    planHandle(goalType, titles.yourPlan),
    goalPage(goalType, 'summary'),
  )

const nextSteps = (goalType: GoalType) =>
  screen(`${goalPaths[goalType]}/next-steps/:planType`, planHandle(goalType, titles.nextSteps), async () => {
    const { PlanNextStepsPage } = await import('./plan-next-steps-page.tsx')
    return { Component: () => <PlanNextStepsPage key={goalType} goalType={goalType} /> }
  })

/** The step of a retirement form where what a step's link asks to try is typed. */
const stepOfTry = { section: 'retirementSavings.retirementFund' }

/**
 * The former page of the calculator: the form of the plan is the calculator, with what the address asks to try. A running plan is
 * edited there. A plan that cannot be read fails on its form, which can be tried again.
 */
const retirementCalculator: RouteObject = {
  path: retirementCalculatorPath,
  loader: async ({ request }) => {
    const plan = await client.call('plan', { params: { planType: String(PlanType.RETIREMENT) } }).catch(() => null)
    const { searchParams } = new URL(request.url)
    const query = new URLSearchParams({
      ...(searchParams.has('try') && stepOfTry),
      ...Object.fromEntries(searchParams),
    })
    const form = (plan?.lastCommittedOn ?? null) === null ? calculatorPath : editPath
    return replace(`${form(PlanType.RETIREMENT)}${query.size === 0 ? '' : `?${query}`}`)
  },
}

const goalScreens = (goalType: GoalType): RouteObject[] => [
  overview(goalType),
  ...planScreens(goalType),
  summary(goalType),
  nextSteps(goalType),
]

/** The pages of the seven goals. Source: Q-ROUTE-2. */
export const goalRoutes: readonly RouteObject[] = [
  retirementCalculator,
  ...goalTypes.flatMap((goalType): RouteObject[] =>
    goalType === GoalType.PROTECT_YOUR_LEGACY
      ? [{ loader: legacyGoal, Component: LegacyArea, children: goalScreens(goalType) }]
      : goalScreens(goalType),
  ),
]
