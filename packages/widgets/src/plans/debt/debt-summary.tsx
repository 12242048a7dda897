import { debtStrategyNames, DebtStrategy } from '@evenkeel/engine'
import { AnswerState } from '../summary/answer-card.tsx'
import type { DebtPlan } from './form.ts'
import { PayoffCard } from './payoff-card.tsx'
import { viewOfResult } from './payoff-view.ts'

/** What a committed debt plan came to. */
export function DebtSummary({ plan }: { readonly plan: DebtPlan }) {
  if (plan.result === null || plan.asOf === null) return null
  const view = viewOfResult(plan.result, plan.linkedAccounts, plan.asOf)
  const strategyName = debtStrategyNames[plan.input.strategy ?? DebtStrategy.HIGH_INTEREST]
  return <PayoffCard view={view} strategyName={strategyName} state={<AnswerState plan={plan} />} />
}
