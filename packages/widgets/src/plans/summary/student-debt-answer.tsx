import type { PlanType } from '@evenkeel/engine'
import { Money } from '@evenkeel/ui/money'
import { Notice } from '@evenkeel/ui/notice'
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
      answer={`Your student loans are paid off in ${monthInWords(payoffDate)}.`}
      sentence={
        monthsSaved !== null && monthsSaved > 0 && interestSaved !== null ? (
          <>
            That is {spanInWords(monthsSaved)} sooner than with today’s payments, and you save{' '}
            <strong className="font-semibold">
              <Money value={interestSaved} />
            </strong>{' '}
            in interest.
          </>
        ) : undefined
      }
      stats={[
        { label: 'Interest', value: <Money value={totalInterest} /> },
        { label: 'Standard payment, 10 years', value: <Money value={standardPayment} /> },
        { label: 'Federal loans', value: <Money value={federalBalance} /> },
        { label: 'Private loans', value: <Money value={privateBalance} /> },
      ]}
    >
      <PayoffPicture view={view} />
      {result.suggestsIncomeDrivenRepayment && (
        <div className="mt-4">
          <Notice>Federal loans can also be paid by what you earn. Look into income-driven repayment.</Notice>
        </div>
      )}
    </AnswerCard>
  )
}
