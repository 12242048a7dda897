import { formatMoney, notProvidedText, type PlanType } from '@evenkeel/engine'
import { Meter } from '@evenkeel/ui/meter'
import { Money } from '@evenkeel/ui/money'
import { usePrivateText } from '@evenkeel/ui/privacy'
import { asToday } from '../shell/as-today.ts'
import type { PlanWithType } from '../shell/is-plan.ts'
import { AnswerCard } from './answer-card.tsx'

const months = new Intl.NumberFormat('en-US', { maximumFractionDigits: 1 })

/** How many months the savings would last, and how far away the target is. */
export function EmergencyFundAnswer({ plan }: { readonly plan: PlanWithType<typeof PlanType.EMERGENCY_FUND> }) {
  const privateText = usePrivateText()
  const { result } = asToday(plan)
  if (result === null) return null
  const { isSavingsGoalMet, monthsCovered, totalSavings, targetSavings, monthlySavings, monthsToFill } = result
  return (
    <AnswerCard
      plan={plan}
      answer={`Your savings cover ${months.format(monthsCovered)} months of expenses.`}
      sentence={
        isSavingsGoalMet ? (
          'Your emergency fund is full.'
        ) : (
          <>
            <Money value={targetSavings - totalSavings} /> are missing to your target.
          </>
        )
      }
      stats={[
        { label: 'Saved', value: <Money value={totalSavings} /> },
        { label: 'Target', value: <Money value={targetSavings} /> },
        { label: 'You save a month', value: <Money value={monthlySavings} /> },
        { label: 'Months to fill', value: monthsToFill ?? notProvidedText },
      ]}
    >
      <Meter
        label="Emergency fund"
        valueText={privateText(`${formatMoney(totalSavings)} of ${formatMoney(targetSavings)}`)}
        share={targetSavings > 0 ? Math.min(1, totalSavings / targetSavings) : 1}
        size="total"
      />
    </AnswerCard>
  )
}

/** The month compared with its budgets. */
export function BudgetAnswer({ plan }: { readonly plan: PlanWithType<typeof PlanType.LIVE_BY_A_BUDGET> }) {
  const { result } = asToday(plan)
  if (result === null) return null
  const { remaining, totalBudget, totalSpent, averageIncome, unbudgetedSpending, overspentCategories } = result
  const over = overspentCategories.length
  return (
    <AnswerCard
      plan={plan}
      answer={
        <>
          <Money value={Math.abs(remaining)} /> {remaining < 0 ? 'more spent than budgeted.' : 'left of your budgets.'}
        </>
      }
      sentence={
        over > 0
          ? `${over} ${over === 1 ? 'category is' : 'categories are'} over budget.`
          : 'No category is over its budget.'
      }
      stats={[
        { label: 'Budgeted', value: <Money value={totalBudget} /> },
        { label: 'Spent', value: <Money value={totalSpent} /> },
        { label: 'Spent without a budget', value: <Money value={unbudgetedSpending} /> },
        { label: 'Average monthly income', value: <Money value={averageIncome} /> },
      ]}
    />
  )
}
