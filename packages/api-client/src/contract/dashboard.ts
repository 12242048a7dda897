import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { goal, nextStep } from './goals.ts'

export const dashboard = z.object({
  goals: z.array(goal),
  /** All uncompleted steps that are not put off, by rank; the screen shows the first three. */
  nextSteps: z.array(nextStep),
  /** Dollars; liabilities are negative or 0; total is their sum. */
  netWorth: z.object({ assets: z.number(), liabilities: z.number(), total: z.number() }),
  accountsCount: z.number(),
  hasConnections: z.boolean(),
})
export type Dashboard = z.infer<typeof dashboard>

export const dashboardEndpoints = {
  dashboard: endpoint('dashboard', {
    summary: 'What the home screen needs beyond accounts, budgets, cash flow and spending.',
    who: 'employee',
    answer: z.object({ data: dashboard }),
  }),
}
