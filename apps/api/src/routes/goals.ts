import type { LedgerHandlers } from '../http/handlers.ts'
import { dashboard } from '../services/dashboard.ts'
import { exploreGoal, exploreGoals, myGoals } from '../services/goals.ts'
import { listNextSteps, setNextStepStatus } from '../services/next-steps.ts'

export const goalRoutes = {
  dashboard: (_input, { ledger }) => ({ data: dashboard(ledger) }),
  nextSteps: ({ query }, { ledger }) => listNextSteps(ledger, query),
  setNextStepStatus: ({ params }, context) => setNextStepStatus(context, params.id, params.status),
  myGoals: (_input, { ledger }) => myGoals(ledger),
  exploreGoals: (_input, { ledger }) => exploreGoals(ledger),
  exploreGoal: ({ params }, { ledger }) => exploreGoal(ledger, params.goalType),
} satisfies LedgerHandlers
