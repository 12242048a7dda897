import type { BudgetMonth, LivingBudget } from '@evenkeel/api-client/contract/living-budgets'
import { monthName } from '@evenkeel/engine'
import { Button } from '@evenkeel/ui/button'
import { Card, CardBody } from '@evenkeel/ui/card'
import { Money } from '@evenkeel/ui/money'
import { Fragment } from 'react'
import * as words from '../words/budgets.generated.ts'
import { BudgetRow } from './budget-row.tsx'
import { groupsOf, sumOf } from './budget-words.ts'

interface BudgetTableProps {
  readonly month: BudgetMonth
  readonly onCreate: () => void
  readonly onGroups: () => void
  readonly onEdit: (budgetId: number) => void
  readonly onMove: (categoryId: number) => void
}

const wide = 'hidden @min-[640px]:table-cell'
/** With a large font on a phone, the amount is under its name. */
const beside = 'hidden @min-[18rem]:table-cell'

/** Every budget of the month, in groups with their sums. */
export function BudgetTable({ month, onCreate, onGroups, onEdit, onMove }: BudgetTableProps) {
  const { budgets, ownGroups, budgetPeriod } = month
  const over = budgets.filter(({ left }) => left < 0).length
  const count = budgets.length
  const title = words.list({ month: monthName(budgetPeriod, 'month') })
  return (
    <Card
      title={title}
      beside={
        <span className="text-label font-normal text-text-muted">
          {over === 0 ? words.count({ count }) : words.countOver({ count, over: String(over) })}
        </span>
      }
      action={
        <span className="flex flex-wrap gap-2">
          <Button size="compact" onClick={onGroups}>
            {words.groups()}
          </Button>
          <Button size="compact" variant="primary" icon="plus" onClick={onCreate}>
            {words.add()}
          </Button>
        </span>
      }
    >
      <CardBody flush>
        <table aria-label={title} className="mt-3 w-full text-body">
          <thead className="text-label text-text-muted">
            <tr>
              <th scope="col" className="px-4 py-2 text-left font-normal tablet:pl-6">
                {words.budget()}
              </th>
              <th scope="col" className={`${wide} px-2 py-2 text-right font-normal`}>
                {words.budgeted()}
              </th>
              <th scope="col" className={`${wide} px-2 py-2 text-right font-normal`}>
                {words.spent()}
              </th>
              <th scope="col" className={`${beside} px-2 py-2 text-right font-normal`}>
                {words.left()}
              </th>
              <th scope="col" className="w-12 py-2">
                <span className="sr-only">{words.actions()}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {groupsOf(budgets, ownGroups).map((group) => (
              <Fragment key={group.key}>
                <GroupRow name={group.name} budgets={group.budgets} />
                {group.budgets.map((budget) => (
                  <BudgetRow
                    key={budget.budgetId}
                    budget={budget}
                    period={budgetPeriod}
                    onEdit={() => onEdit(budget.budgetId)}
                    onMove={count > 1 ? () => onMove(budget.categoryId) : undefined}
                  />
                ))}
              </Fragment>
            ))}
          </tbody>
        </table>
      </CardBody>
    </Card>
  )
}

function GroupRow({ name, budgets }: { readonly name: string; readonly budgets: readonly LivingBudget[] }) {
  const sum = (key: 'targetBudget' | 'spent' | 'left') => <Money value={sumOf(budgets.map((budget) => budget[key]))} />
  return (
    <tr className="border-t border-hairline bg-canvas text-label text-text-muted">
      <th scope="rowgroup" className="px-4 py-2 text-left font-medium tablet:pl-6">
        {name}
        <span className="block @min-[18rem]:hidden">
          {words.left()} {sum('left')}
        </span>
      </th>
      <td className={`${wide} px-2 py-2 text-right`}>{sum('targetBudget')}</td>
      <td className={`${wide} px-2 py-2 text-right`}>{sum('spent')}</td>
      <td className={`${beside} px-2 py-2 text-right`}>{sum('left')}</td>
      <td aria-hidden />
    </tr>
  )
}
