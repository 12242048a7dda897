import { firstThings } from '@evenkeel/engine'
import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { goal, nextStep } from './goals.ts'

export const dashboard = z.object({
  goals: z.array(goal),
  /** All uncompleted steps that are not put off, by rank; the screen shows the first three. */
  nextSteps: z.array(nextStep),
  /**
   * What the first three say in the language of the page that asks, which has no catalogs of steps when it is first drawn. A sentence
   * is its texts and its amounts, one after another.
   */
  firstSteps: z.array(
    z.object({
      sentence: z.array(z.union([z.string(), z.object({ dollars: z.number() })])),
      why: z.string(),
      button: z.string(),
    }),
  ),
  /** Dollars; liabilities are negative or 0; total is their sum. */
  netWorth: z.object({ assets: z.number(), liabilities: z.number(), total: z.number() }),
  accountsCount: z.number(),
  hasConnections: z.boolean(),
  /** What a person does first, in order, with about how long each takes; the employer's match is left out where there is none. */
  gettingStarted: z.object({
    items: z.array(z.object({ key: z.enum([...firstThings]), isDone: z.boolean(), minutes: z.number() })),
    /** What the employer adds at most: dollars a year (null while pay is unknown), to each dollar, up to which part of pay. */
    match: z.nullable(z.object({ amount: z.nullable(z.number()), rate: z.number(), limit: z.number() })),
  }),
})
export type Dashboard = z.infer<typeof dashboard>
export type FirstStep = Dashboard['firstSteps'][number]

export const dashboardEndpoints = {
  dashboard: endpoint('dashboard', {
    summary: 'Get home screen data other than accounts, budgets, cash flow and spending.',
    who: 'employee',
    answer: z.object({ data: dashboard }),
  }),
}
