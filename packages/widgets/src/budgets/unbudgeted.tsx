import type { BudgetMonth } from '@evenkeel/api-client/contract/living-budgets'
import { useChange } from '@evenkeel/api-client/react'
import { formatMoney } from '@evenkeel/engine'
import { TextButton } from '@evenkeel/ui/button'
import { Card, CardBody } from '@evenkeel/ui/card'
import { Money } from '@evenkeel/ui/money'
import { usePrivateText } from '@evenkeel/ui/privacy'
import { useCategoryName } from '../shared/use-category-name.ts'
import { useReportedChange } from '../shared/use-reported-change.ts'
import * as words from '../words/budgets.generated.ts'

/** Spending in categories without a budget, each with an amount to budget where there is a habit. */
export function Unbudgeted({ month }: { readonly month: BudgetMonth }) {
  const { unbudgeted, unbudgetedTotal, budgetPeriod } = month
  return (
    <Card
      title={words.noBudget()}
      beside={
        <span className="text-label font-normal text-text-muted">
          {words.spentWithout.parts({ amount: <Money key="amount" value={unbudgetedTotal} /> })}
        </span>
      }
    >
      <CardBody>
        {unbudgeted.length === 0 ? (
          <p className="text-body text-text-muted">
            {month.budgets.length === 0 ? words.nothingSpent() : words.allBudgeted()}
          </p>
        ) : (
          <ul className="text-body">
            {unbudgeted.map((one) => (
              <Without key={one.categoryId} one={one} period={budgetPeriod} />
            ))}
          </ul>
        )}
      </CardBody>
    </Card>
  )
}

interface WithoutProps {
  readonly one: BudgetMonth['unbudgeted'][number]
  readonly period: string
}

function Without({ one: { categoryId, spent, proposal }, period }: WithoutProps) {
  const name = useCategoryName()(categoryId)
  const mask = usePrivateText()
  const create = useChange('createBudget')
  const report = useReportedChange()
  const amount = mask(formatMoney(proposal ?? 0))
  const budget = () => {
    const body = { categoryId, targetBudget: proposal ?? 0, budgetPeriod: period }
    void report(create.run({ body }), words.budgetSaved({ name }))
  }
  return (
    <li className="flex min-h-11 flex-wrap items-center justify-between gap-x-4 border-t border-hairline py-1 first:border-t-0">
      <span className="min-w-0 flex-1 text-text">{name}</span>
      <Money value={spent} />
      <span className="min-w-32 text-right">
        {proposal !== null && (
          <TextButton disabled={create.isBusy} aria-label={words.proposeNamed({ amount, name })} onClick={budget}>
            {words.propose({ amount })}
          </TextButton>
        )}
      </span>
    </li>
  )
}
