import type { PlanType } from '@evenkeel/engine'
import { Money } from '@evenkeel/ui/money'
import { Notice } from '@evenkeel/ui/notice'
import * as words from '../../words/plan-answers.generated.ts'
import { PayoffPicture } from '../debt/payoff-picture.tsx'
import { viewOfResult } from '../debt/payoff-view.ts'
import { monthInWords, spanInWords } from '../debt/payoff-words.ts'
import { asToday } from '../shell/as-today.ts'
import type { PlanWithType } from '../shell/is-plan.ts'
import { AnswerCard } from './answer-card.tsx'

/** When the student loans are paid off, and what that saves compared with today's payments. */
export function StudentDebtAnswer({ plan }: { readonly plan: PlanWithType<typeof PlanType.STUDENT_DEBT> }) {
  const { linkedAccounts } = plan
  const { result, asOf } = asToday(plan)
  if (result === null || asOf === null) return null
  const { monthsSaved, interestSaved, payoffDate, totalInterest, standardPayment, federalBalance, privateBalance } =
    result
  const view = viewOfResult(result, linkedAccounts, asOf)
  return (
    <AnswerCard
      plan={plan}
      answer={words.loansPaidOff({ month: monthInWords(payoffDate) })}
      sentence={
        monthsSaved !== null && monthsSaved > 0 && interestSaved !== null
          ? words.soonerThanNow.parts({
              span: spanInWords(monthsSaved),
              amount: (
                <strong key="amount" className="font-semibold">
                  <Money value={interestSaved} />
                </strong>
              ),
            })
          : undefined
      }
      stats={[
        { label: words.interest(), value: <Money value={totalInterest} /> },
        { label: words.standardPayment(), value: <Money value={standardPayment} /> },
        { label: words.federalLoans(), value: <Money value={federalBalance} /> },
        { label: words.privateLoans(), value: <Money value={privateBalance} /> },
      ]}
    >
      <PayoffPicture view={view} />
      {result.suggestsIncomeDrivenRepayment && (
        <div className="mt-4">
          <Notice>{words.incomeDriven()}</Notice>
        </div>
      )}
    </AnswerCard>
  )
}
