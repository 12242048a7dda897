import { goalOfPlan, type PlanType } from '@evenkeel/engine'
import { describe, expect, it } from 'vitest'
import { calculatorPath, editPath, goalActionPath, nextStepsPath, restartPath, summaryPath } from './goal-pages.ts'
import { goalPaths } from './paths.ts'

const planTypes = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const satisfies readonly PlanType[]

/** The seven fields of a goal's routes, for a plan of it. */
const listPages = (planType: PlanType) => {
  const goalType = goalOfPlan(planType)
  return [
    goalType,
    goalPaths[goalType],
    calculatorPath(planType),
    editPath(planType),
    restartPath(planType),
    summaryPath(planType),
    nextStepsPath(planType),
  ]
}

describe('the pages of a goal', () => {
  it('are seven for each plan: goal, overview, calculator, edit, restart, summary and next steps (GOAL-15, Q-ROUTE-2)', () => {
    const below = (base: string, ...paths: string[]) => paths.map((path) => `${base}${path}`)
    expect(planTypes.map(listPages)).toEqual([
      [
        1,
        ...below(
          '/plan-for-retirement',
          '',
          '/calculator/1',
          '/calculator/edit/1',
          '/calculator/restart/1',
          '/summary/1',
          '/next-steps/1',
        ),
      ],
      [
        1,
        ...below(
          '/plan-for-retirement',
          '',
          '/calculator/2',
          '/calculator/edit/2',
          '/calculator/restart/2',
          '/summary/2',
          '/next-steps/2',
        ),
      ],
      [
        2,
        ...below(
          '/reduce-your-debt',
          '',
          '/calculator',
          '/calculator/edit',
          '/calculator/restart',
          '/summary',
          '/next-steps/3',
        ),
      ],
      [
        3,
        ...below(
          '/prepare-for-the-unexpected',
          '',
          '/calculator',
          '/calculator/edit',
          '/calculator/restart',
          '/summary',
          '/next-steps/4',
        ),
      ],
      [
        4,
        ...below('/connect-with-company-benefits', '', '/summary', '/summary', '/summary', '/summary', '/next-steps/5'),
      ],
      [
        5,
        ...below('/protect-your-legacy', '', '/calculator/6', '/edit/6', '/restart/6', '/summary/6', '/next-steps/6'),
      ],
      [6, ...below('/live-by-a-budget', '', '/calculator', '/calculator', '/calculator', '/summary', '/next-steps/7')],
      [
        5,
        ...below('/protect-your-legacy', '', '/calculator/8', '/edit/8', '/restart/8', '/summary/8', '/next-steps/8'),
      ],
      [
        5,
        ...below('/protect-your-legacy', '', '/calculator/9', '/edit/9', '/restart/9', '/summary/9', '/next-steps/9'),
      ],
      [
        5,
        ...below(
          '/protect-your-legacy',
          '',
          '/calculator/10',
          '/edit/10',
          '/restart/10',
          '/summary/10',
          '/next-steps/10',
        ),
      ],
      [
        7,
        ...below(
          '/student-debt',
          '',
          '/calculator',
          '/calculator/edit',
          '/calculator/restart',
          '/summary',
          '/next-steps/11',
        ),
      ],
      [
        1,
        ...below(
          '/plan-for-retirement',
          '',
          '/calculator/12',
          '/calculator/edit/12',
          '/calculator/restart/12',
          '/summary/12/retirement-funding',
          '/next-steps/12',
        ),
      ],
    ])
  })

  it('start with the calculator until there is a result; benefits have only their summary (ROUTE-22, ROUTE-23)', () => {
    expect([0, 1, 2, 3].map((status) => goalActionPath(2, status))).toEqual([
      '/reduce-your-debt/calculator',
      '/reduce-your-debt/calculator',
      '/reduce-your-debt/summary',
      '/reduce-your-debt/summary',
    ])
    expect([0, 2].map((status) => goalActionPath(4, status))).toEqual([
      '/connect-with-company-benefits/summary',
      '/connect-with-company-benefits/summary',
    ])
  })
})
