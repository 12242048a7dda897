import { goalNames, GoalType, goalTypes } from '@evenkeel/engine'
import { retirementCalculatorPath } from '@evenkeel/widgets/shared/goal-pages.ts'
import { goalPaths, paths } from '@evenkeel/widgets/shared/paths.ts'
import { redirect, type RouteObject } from 'react-router'
import { screen } from '../../screen.ts'
import type { RouteHandle } from '../../shell/route-handle.ts'
import { StartingPage } from '../starting-page.tsx'
import { LegacyArea, legacyGoal } from './legacy-area.tsx'
import type { PlanMode } from './use-edited-plan.ts'

type Load = () => Promise<{ Component: React.ComponentType }>

const goalsCrumb = { label: 'Explore all goals', path: paths.allGoals() }

const handleOf = (goalType: GoalType): RouteHandle => ({ title: goalNames[goalType], crumbs: [goalsCrumb] })

/** Where a plan is made, edited or begun anew: debts have a wizard, all others a form. */
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

const overview = (goalType: GoalType) =>
  screen(goalPaths[goalType], handleOf(goalType), async () => {
    const { GoalOverviewPage } = await import('./goal-overview-page.tsx')
    return { Component: () => <GoalOverviewPage key={goalType} goalType={goalType} /> }
  })

/** The plan's type is a part of the path where a goal has several plans. */
function planScreens(goalType: GoalType): RouteObject[] {
  const base = goalPaths[goalType]
  const handle = handleOf(goalType)
  const at = (path: string, mode: PlanMode) => screen(`${base}/${path}`, handle, planScreen(goalType, mode))
  const led = (path: string, to: string): RouteObject => ({
    path: `${base}/${path}`,
    loader: () => redirect(`${base}/${to}`),
    Component: StartingPage,
  })
  // Benefits are answered on their summary, and budgets are changed where they are made.
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
  screen(`${goalPaths[goalType]}/summary/:planType?/:part?`, handleOf(goalType), async () => {
    const { PlanSummaryPage } = await import('./plan-summary-page.tsx')
    return { Component: () => <PlanSummaryPage key={goalType} goalType={goalType} /> }
  })

const nextSteps = (goalType: GoalType) =>
  screen(`${goalPaths[goalType]}/next-steps/:planType`, handleOf(goalType), async () => {
    const { PlanNextStepsPage } = await import('./plan-next-steps-page.tsx')
    return { Component: () => <PlanNextStepsPage key={goalType} /> }
  })

const retirementCalculator = screen(
  retirementCalculatorPath,
  {
    title: 'Retirement calculator',
    crumbs: [goalsCrumb, { label: goalNames[GoalType.RETIREMENT], path: goalPaths[GoalType.RETIREMENT] }],
  },
  async () => ({ Component: (await import('./retirement-calculator-page.tsx')).RetirementCalculatorPage }),
)

const screensOf = (goalType: GoalType): RouteObject[] => [
  overview(goalType),
  ...planScreens(goalType),
  summary(goalType),
  nextSteps(goalType),
]

/** The pages of the seven goals (Q-ROUTE-2). */
export const goalRoutes: readonly RouteObject[] = [
  retirementCalculator,
  ...goalTypes.flatMap((goalType) =>
    goalType === GoalType.PROTECT_YOUR_LEGACY
      ? [{ loader: legacyGoal, Component: LegacyArea, children: screensOf(goalType) }]
      : screensOf(goalType),
  ),
]
