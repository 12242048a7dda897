import { debtStrategyNames, DebtStrategy } from '@evenkeel/engine'
import { VerdictText } from '../../shared/verdict-view.tsx'
import { asToday } from '../shell/as-today.ts'
import { FrameFoot } from '../shell/plan-frame.tsx'
import { AnswerReasons, AnswerState } from '../summary/answer-card.tsx'
import type { DebtPlan } from './form.ts'
import { PayoffCard } from './payoff-card.tsx'
import { viewOfResult } from './payoff-view.ts'

/** What a running debt plan comes to. */
export function DebtSummary({ plan }: { readonly plan: DebtPlan }) {
  const { result, asOf } = asToday(plan)
  if (result === null || asOf === null) return null
  const view = viewOfResult(result, plan.linkedAccounts, asOf)
  // The strategy of a draft is not that of the result.
  const strategyName = plan.hasDraft ? null : debtStrategyNames[plan.input.strategy ?? DebtStrategy.HIGH_INTEREST]
  const { verdict } = plan
  return (
    <PayoffCard
      view={view}
      strategyName={strategyName}
      state={<AnswerState plan={plan} />}
      answer={verdict && <VerdictText sentence={verdict.sentence} />}
      reasons={verdict && <AnswerReasons verdict={verdict}>{undefined}</AnswerReasons>}
      foot={<FrameFoot />}
    />
  )
}
