import { useQuery } from '@evenkeel/api-client/react'
import { addMonths, formatDate, monthRange, type Period, periodOf, screenDateFormat } from '@evenkeel/engine'
import { Button } from '@evenkeel/ui/button'
import { AddChip, ChipRow, FilterChip } from '@evenkeel/ui/chip'
import { Menu, type MenuGroup } from '@evenkeel/ui/menu'
import { useCallback, useContext, useState } from 'react'
import { useCommand } from '../embed/commands.tsx'
import { useToday } from '../shared/today.tsx'
import { AccountsKnown } from './accounts-known.ts'
import { isFiltered, type TransactionFilter } from './filter.ts'
import { PickDialog } from './pick-dialog.tsx'
import { useCatalogue } from './use-catalogue.ts'

interface FilterProps {
  readonly filter: TransactionFilter
  readonly onFilter: (by: Partial<TransactionFilter>) => void
}

interface FilterChipsProps extends FilterProps {
  readonly onClearAll: () => void
}

const showWords = { incomeAndSpending: 'Income and spending', spending: 'Spending' } as const

function rangeText(period: Period): string {
  const { fromDate, toDate } = monthRange(period)
  return `${formatDate(fromDate, screenDateFormat)} \u2013 ${formatDate(toDate, screenDateFormat)}`
}

/** Named by the budget's category, as soon as the month that it was opened from has said which. */
function BudgetChip({
  budget,
  onRemove,
}: {
  readonly budget: NonNullable<TransactionFilter['budget']>
  readonly onRemove: () => void
}) {
  const { categoryName } = useCatalogue()
  const budgets = useQuery('budgets', { body: { budgetPeriod: budget.period } }).data ?? []
  const categoryId = budgets.find(({ budgetId }) => budgetId === budget.budgetId)?.categoryId ?? null
  return <FilterChip label="Budget" value={categoryName(categoryId) || 'One budget'} onRemove={onRemove} />
}

const without = (ids: readonly number[], id: number) => ids.filter((other) => other !== id)

function ActiveChips({ filter, onFilter }: FilterProps) {
  const { categoryName, accountOf } = useCatalogue()
  const { period, show, budget, accountIds, categoryIds } = filter
  return (
    <>
      {period !== null && (
        <FilterChip label="Date" value={rangeText(period)} onRemove={() => onFilter({ period: null })} />
      )}
      {show !== 'all' && <FilterChip label="Show" value={showWords[show]} onRemove={() => onFilter({ show: 'all' })} />}
      {budget !== null && <BudgetChip budget={budget} onRemove={() => onFilter({ budget: null })} />}
      {accountIds.map((id) => (
        <FilterChip
          key={`account ${id}`}
          label="Account"
          value={accountOf(id)?.name ?? 'One account'}
          onRemove={() => onFilter({ accountIds: without(accountIds, id) })}
        />
      ))}
      {categoryIds.map((id) => (
        <FilterChip
          key={`category ${id}`}
          label="Category"
          value={categoryName(id) || 'One category'}
          onRemove={() => onFilter({ categoryIds: without(categoryIds, id) })}
        />
      ))}
    </>
  )
}

type Picked = 'accountIds' | 'categoryIds'

interface AddFilterProps extends FilterProps {
  readonly onPick: (which: Picked) => void
}

function AddFilter({ filter, onFilter, onPick }: AddFilterProps) {
  const thisMonth = periodOf(useToday())
  const lastMonth = addMonths(thisMonth, -1)
  const knowsAccounts = useContext(AccountsKnown)
  const groups: readonly MenuGroup[] = [
    [
      { label: 'This month', disabled: filter.period === thisMonth, onSelect: () => onFilter({ period: thisMonth }) },
      { label: 'Last month', disabled: filter.period === lastMonth, onSelect: () => onFilter({ period: lastMonth }) },
    ],
    [
      ...(knowsAccounts ? [{ label: 'Account', onSelect: () => onPick('accountIds') }] : []),
      { label: 'Category', onSelect: () => onPick('categoryIds') },
    ],
    [
      {
        label: 'Without transfers',
        disabled: filter.show !== 'all',
        onSelect: () => onFilter({ show: 'incomeAndSpending' }),
      },
    ],
  ]
  return <Menu label="Add filter" groups={groups} renderButton={(props) => <AddChip {...props}>Add filter</AddChip>} />
}

function PickOpen({
  which,
  filter,
  onFilter,
  onClose,
}: FilterProps & { readonly which: Picked; readonly onClose: () => void }) {
  const { accounts, categories } = useCatalogue()
  const isAccount = which === 'accountIds'
  const options = isAccount
    ? accounts.map(({ userAccountId: id, name }) => ({ id, name }))
    : categories.map(({ expenseCategoryId: id, name }) => ({ id, name }))
  return (
    <PickDialog
      title={isAccount ? 'Show these accounts' : 'Show these categories'}
      options={options}
      chosen={filter[which]}
      onChoose={(ids) => onFilter({ [which]: ids })}
      onClose={onClose}
    />
  )
}

/** Why this list: what it is narrowed to, each reason removable, and the way to narrow it further. */
export function FilterChips({ filter, onFilter, onClearAll }: FilterChipsProps) {
  const [picking, setPicking] = useState<Picked | null>(null)
  useCommand(
    'close',
    useCallback(() => setPicking(null), []),
  )
  return (
    <>
      <ChipRow>
        <ActiveChips filter={filter} onFilter={onFilter} />
        <AddFilter filter={filter} onFilter={onFilter} onPick={setPicking} />
        {isFiltered(filter) && (
          <span className="ml-1 flex h-8 items-center">
            <Button variant="text" size="flush" onClick={onClearAll}>
              Clear all
            </Button>
          </span>
        )}
      </ChipRow>
      {picking !== null && (
        <PickOpen which={picking} filter={filter} onFilter={onFilter} onClose={() => setPicking(null)} />
      )}
    </>
  )
}
