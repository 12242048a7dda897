import { formatMoney, language, monthName, notProvidedText, type PlanType, toPeriod } from '@evenkeel/engine'
import { Meter } from '@evenkeel/ui/meter'
import { Money } from '@evenkeel/ui/money'
import { usePrivateText } from '@evenkeel/ui/privacy'
import { useCategoryName } from '../../shared/use-category-name.ts'
import * as words from '../../words/plan-answers.generated.ts'
import { asToday } from '../shell/as-today.ts'
import type { PlanWithType } from '../shell/is-plan.ts'
import { AnswerCard } from './answer-card.tsx'

/** Returns a number of months with one decimal, as it is shown. */
const toTenths = (months: number) => Math.round(months * 10) / 10

/** How many months the savings would last, and how far away the target is. */
export function EmergencyFundAnswer({ plan }: { readonly plan: PlanWithType<typeof PlanType.EMERGENCY_FUND> }) {
  const privateText = usePrivateText()
  const { result } = asToday(plan)
  if (result === null) return null
  const { isSavingsGoalMet, monthsCovered, totalSavings, targetSavings, monthlySavings, monthsToFill } = result
  return (
    <AnswerCard
      plan={plan}
      answer={words.covers({ months: toTenths(monthsCovered) })}
      sentence={
        isSavingsGoalMet
          ? words.fullyFunded()
          : words.toGo.parts({ amount: <Money key="amount" value={targetSavings - totalSavings} /> })
      }
      stats={[
        { label: words.saved(), value: <Money value={totalSavings} /> },
        { label: words.target(), value: <Money value={targetSavings} /> },
        { label: words.savePerMonth(), value: <Money value={monthlySavings} /> },
        { label: words.monthsToGo(), value: monthsToFill ?? notProvidedText },
      ]}
    >
      <Meter
        label={words.emergencyFund()}
        valueText={privateText(
          words.amountOf({ amount: formatMoney(totalSavings), whole: formatMoney(targetSavings) }),
        )}
        share={targetSavings > 0 ? Math.min(1, totalSavings / targetSavings) : 1}
        size="total"
      />
    </AnswerCard>
  )
}

const list = new Intl.ListFormat(language)

/** The month compared with its budgets. */
export function BudgetAnswer({ plan }: { readonly plan: PlanWithType<typeof PlanType.LIVE_BY_A_BUDGET> }) {
  const nameOf = useCategoryName()
  const { result, asOf } = asToday(plan)
  if (result === null || asOf === null) return null
  const { remaining, totalBudget, totalSpent, averageIncome, unbudgetedSpending, overspentCategories } = result
  const month = monthName(toPeriod(asOf), 'month')
  const amount = <Money key="amount" value={Math.abs(remaining)} />
  const count = overspentCategories.length
  const names = list.format(overspentCategories.map(({ categoryId }) => nameOf(categoryId)).filter(Boolean))
  const over = names === '' ? words.categoriesOver({ count }) : words.namesOver({ count, names })
  // The verdict names one category, and none where the total is over.
  const isOneNamed = count === 0 || (count === 1 && remaining >= 0)
  return (
    <AnswerCard
      plan={plan}
      answer={(remaining < 0 ? words.overBudget : words.budgetLeft).parts({ amount, month })}
      sentence={over}
      also={isOneNamed ? undefined : over}
      stats={[
        { label: words.budgeted(), value: <Money value={totalBudget} /> },
        { label: words.spent(), value: <Money value={totalSpent} /> },
        { label: words.spentOutside(), value: <Money value={unbudgetedSpending} /> },
        { label: words.averageIncome(), value: <Money value={averageIncome} /> },
      ]}
    />
  )
}
