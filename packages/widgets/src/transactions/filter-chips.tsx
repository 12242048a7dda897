import { useQuery } from '@evenkeel/api-client/react'
import { addMonths, formatDate, monthRange, type Period, toPeriod, screenDateFormat } from '@evenkeel/engine'
import { TextButton } from '@evenkeel/ui/button'
import { AddChip, ChipRow, FilterChip } from '@evenkeel/ui/chip'
import { Menu, type MenuGroup } from '@evenkeel/ui/menu'
import { useCallback, useState } from 'react'
import { useCommand } from '../shared/commands.ts'
import { lazyDialog } from '../shared/lazy-dialog.tsx'
import { useToday } from '../shared/today.tsx'
import * as words from '../words/transactions.generated.ts'
import { useHost } from '../shared/host.tsx'
import { isFiltered, type TransactionFilter } from './filter.ts'
import { useCatalog } from './use-catalog.ts'

const FilterPick = lazyDialog(async () => (await import('./filter-picks.tsx')).FilterPick)

export interface FilterProps {
  readonly filter: TransactionFilter
  readonly onFilter: (by: Partial<TransactionFilter>) => void
}

interface FilterChipsProps extends FilterProps {
  /** The month is chosen elsewhere: it has no chip, and none can be added. */
  readonly hasMonthElsewhere?: boolean
  readonly onClearAll: () => void
}

const showWords = { incomeAndSpending: words.incomeAndSpending, spending: words.spending } as const

function rangeText(period: Period): string {
  const { fromDate, toDate } = monthRange(period)
  return `${formatDate(fromDate, screenDateFormat)} \u2013 ${formatDate(toDate, screenDateFormat)}`
}

/** Shows the budget's category once the month that it was opened from is loaded. */
function BudgetChip({
  budget,
  onRemove,
}: {
  readonly budget: NonNullable<TransactionFilter['budget']>
  readonly onRemove: () => void
}) {
  const { categoryName } = useCatalog()
  const budgets = useQuery('budgets', { body: { budgetPeriod: budget.period } }).data ?? []
  const categoryId = budgets.find(({ budgetId }) => budgetId === budget.budgetId)?.categoryId ?? null
  return <FilterChip label={words.budget()} value={categoryName(categoryId) || words.oneBudget()} onRemove={onRemove} />
}

const without = (ids: readonly number[], id: number) => ids.filter((other) => other !== id)

function ActiveChips({ filter, onFilter }: FilterProps) {
  const { categoryName, accountOf, ownCategories } = useCatalog()
  const { period, show, budget, accountIds, categoryIds, ownCategoryIds, tags, kind, days } = filter
  return (
    <>
      {period !== null && (
        <FilterChip label={words.date()} value={rangeText(period)} onRemove={() => onFilter({ period: null })} />
      )}
      {show !== 'all' && (
        <FilterChip label={words.show()} value={showWords[show]()} onRemove={() => onFilter({ show: 'all' })} />
      )}
      {budget !== null && <BudgetChip budget={budget} onRemove={() => onFilter({ budget: null })} />}
      {accountIds.map((id) => (
        <FilterChip
          key={`account ${id}`}
          label={words.account()}
          value={accountOf(id)?.name ?? words.oneAccount()}
          onRemove={() => onFilter({ accountIds: without(accountIds, id) })}
        />
      ))}
      {days !== null && (
        <FilterChip
          label={words.dates()}
          value={`${formatDate(days.from, screenDateFormat)} \u2013 ${formatDate(days.to, screenDateFormat)}`}
          onRemove={() => onFilter({ days: null })}
        />
      )}
      {kind !== null && (
        <FilterChip label={words.kind()} value={kindWords[kind]()} onRemove={() => onFilter({ kind: null })} />
      )}
      {tags.map((tag) => (
        <FilterChip
          key={`tag ${tag}`}
          label={words.tag()}
          value={tag}
          onRemove={() => onFilter({ tags: tags.filter((other) => other !== tag) })}
        />
      ))}
      {categoryIds.map((id) => (
        <FilterChip
          key={`category ${id}`}
          label={words.category()}
          value={categoryName(id) || words.oneCategory()}
          onRemove={() => onFilter({ categoryIds: without(categoryIds, id) })}
        />
      ))}
      {ownCategoryIds.map((id) => (
        <FilterChip
          key={`own ${id}`}
          label={words.category()}
          value={ownCategories.find(({ ownCategoryId }) => ownCategoryId === id)?.name ?? words.oneCategory()}
          onRemove={() => onFilter({ ownCategoryIds: without(ownCategoryIds, id) })}
        />
      ))}
    </>
  )
}

const kindWords = {
  in: words.kindIn,
  out: words.kindOut,
  transfer: words.kindTransfer,
  uncategorized: words.kindUncategorized,
  hidden: words.kindHidden,
} as const
const kinds = ['in', 'out', 'transfer', 'uncategorized', 'hidden'] as const

export type Picked = 'accountIds' | 'categoryIds' | 'tags' | 'days'

interface AddFilterProps extends FilterProps {
  readonly hasMonthElsewhere: boolean
  readonly onPick: (which: Picked) => void
}

function AddFilter({ filter, onFilter, onPick, hasMonthElsewhere }: AddFilterProps) {
  const thisMonth = toPeriod(useToday())
  const lastMonth = addMonths(thisMonth, -1)
  const knowsAccounts = useHost().knowsAccounts
  const months: MenuGroup = [
    {
      label: words.thisMonth(),
      disabled: filter.period === thisMonth,
      onSelect: () => onFilter({ period: thisMonth, days: null }),
    },
    {
      label: words.lastMonth(),
      disabled: filter.period === lastMonth,
      onSelect: () => onFilter({ period: lastMonth, days: null }),
    },
  ]
  const groups: readonly MenuGroup[] = [
    ...(hasMonthElsewhere ? [] : [months]),
    [
      ...(knowsAccounts ? [{ label: words.account(), onSelect: () => onPick('accountIds') }] : []),
      { label: words.category(), onSelect: () => onPick('categoryIds') },
      ...(knowsAccounts ? [{ label: words.tag(), onSelect: () => onPick('tags') }] : []),
      ...(hasMonthElsewhere ? [] : [{ label: words.dates(), onSelect: () => onPick('days') }]),
    ],
    ...(knowsAccounts
      ? [
          kinds.map((kind) => ({
            label: kindWords[kind](),
            disabled: filter.kind === kind,
            onSelect: () => onFilter({ kind }),
          })),
        ]
      : []),
    [
      {
        label: words.excludeTransfers(),
        disabled: filter.show !== 'all',
        onSelect: () => onFilter({ show: 'incomeAndSpending' }),
      },
    ],
  ]
  return (
    <Menu
      label={words.addFilter()}
      groups={groups}
      renderButton={(props) => <AddChip {...props}>{words.addFilter()}</AddChip>}
    />
  )
}

/** The active filters of the list, each removable, and the buttons to add more. */
export function FilterChips({ filter: whole, onFilter, onClearAll, hasMonthElsewhere = false }: FilterChipsProps) {
  const filter = hasMonthElsewhere ? { ...whole, period: null } : whole
  const [picking, setPicking] = useState<Picked | null>(null)
  useCommand(
    'close',
    useCallback(() => setPicking(null), []),
  )
  return (
    <>
      <ChipRow>
        <ActiveChips filter={filter} onFilter={onFilter} />
        <AddFilter {...{ filter, onFilter, hasMonthElsewhere }} onPick={setPicking} />
        {isFiltered(filter) && (
          <span className="ml-1 flex h-8 shrink-0 items-center">
            <TextButton onClick={onClearAll}>{words.clearAll()}</TextButton>
          </span>
        )}
      </ChipRow>
      {picking && <FilterPick {...{ picking, filter, onFilter }} onClose={() => setPicking(null)} />}
    </>
  )
}
