import type { LivingBudget } from '@evenkeel/api-client/contract/living-budgets'
import { useChange } from '@evenkeel/api-client/react'
import { formatMoney, monthShare, type Period, periodParts, toPeriod } from '@evenkeel/engine'
import { IconButton } from '@evenkeel/ui/icon-button'
import { TextLink } from '@evenkeel/ui/link'
import { Menu } from '@evenkeel/ui/menu'
import { Meter } from '@evenkeel/ui/meter'
import { Money } from '@evenkeel/ui/money'
import { usePrivateText } from '@evenkeel/ui/privacy'
import { Swatch } from '@evenkeel/ui/swatch'
import { categoryColor } from '@evenkeel/ui/tokens'
import { CarriedNote } from '../shared/carried-note.tsx'
import { useLinks } from '../shared/links.ts'
import { paths } from '../shared/paths.ts'
import { useToday } from '../shared/today.tsx'
import { useCategoryName } from '../shared/use-category-name.ts'
import { useReportedChange } from '../shared/use-reported-change.ts'
import * as words from '../words/budgets.generated.ts'
import { Left } from './left.tsx'

interface BudgetRowProps {
  readonly budget: LivingBudget
  readonly period: Period
  readonly onEdit: () => void
  /** Undefined where there is no other budget. */
  readonly onMove: (() => void) | undefined
}

function rolloverText({ keepsLeft, keepsOver }: LivingBudget): string | null {
  if (keepsLeft && keepsOver) return words.rollsBoth()
  if (keepsLeft) return words.rollsLeft()
  return keepsOver ? words.rollsOver() : null
}

/** What earlier months brought along, and what becomes of what this one leaves. */
function Notes({ budget }: { readonly budget: LivingBudget }) {
  const rollover = rolloverText(budget)
  return (
    <span className="text-caption text-text-muted">
      <CarriedNote carried={budget.carried} />
      {rollover !== null && <span className="block">{rollover}</span>}
    </span>
  )
}

function Bar({ budget, period, name }: Pick<BudgetRowProps, 'budget' | 'period'> & { readonly name: string }) {
  const today = useToday()
  const mask = usePrivateText()
  const { targetBudget, carried, spent, left } = budget
  const available = targetBudget + carried
  const share = left < 0 ? 1.01 : available > 0 ? Math.max(0, Math.min(1, spent / available)) : 0
  return (
    <Meter
      label={name}
      share={share}
      valueText={mask(words.ofTarget({ spent: formatMoney(spent), target: formatMoney(available) }))}
      {...(period === toPeriod(today) ? { todayShare: monthShare(period, today) } : {})}
    />
  )
}

/** One budget: what is left of it, and what can be done with it. */
export function BudgetRow({ budget, period, onEdit, onMove }: BudgetRowProps) {
  const { href } = useLinks()
  const name = useCategoryName()(budget.categoryId)
  const { year, month } = periodParts(period)
  const { budgetId, targetBudget, spent, left } = budget
  return (
    <tr className="h-12 border-t border-hairline align-middle">
      <th scope="row" className="px-4 py-2.5 text-left font-normal tablet:pl-6">
        <span className="grid items-center gap-x-6 gap-y-1.5 @min-[640px]:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
          <span className="min-w-0">
            <span className="flex items-center gap-2">
              <Swatch color={categoryColor(budget.categoryId)} />
              <TextLink tone="plain" strong href={href(paths.budgetTransactions(budgetId, year, month))}>
                {name}
              </TextLink>
            </span>
            <Notes budget={budget} />
          </span>
          <Bar budget={budget} period={period} name={name} />
          <span className="text-caption text-text-muted @min-[640px]:hidden">
            {words.ofTarget.parts({
              spent: <Money key="spent" value={spent} />,
              target: <Money key="target" value={targetBudget + budget.carried} />,
            })}
          </span>
          <span className="@min-[18rem]:hidden">
            {left >= 0 && words.left()} <Left value={left} />
          </span>
        </span>
      </th>
      <td className="hidden px-2 text-right @min-[640px]:table-cell">
        <Money value={targetBudget} />
      </td>
      <td className="hidden px-2 text-right @min-[640px]:table-cell">
        <Money value={spent} />
      </td>
      <td className="hidden px-2 text-right @min-[18rem]:table-cell">
        <Left value={left} />
      </td>
      <td className="pr-2 text-right tablet:pr-4">
        <RowMenu {...{ budget, period, name, onEdit, onMove }} />
      </td>
    </tr>
  )
}

function RowMenu({ budget, period, name, onEdit, onMove }: BudgetRowProps & { readonly name: string }) {
  const rollover = useChange('setBudgetRollover')
  const report = useReportedChange()
  const { categoryId, keepsLeft, keepsOver } = budget
  const keep = (own: Partial<Pick<LivingBudget, 'keepsLeft' | 'keepsOver'>>) => {
    const body = { categoryId, budgetPeriod: period, keepsLeft, keepsOver, ...own }
    void report(rollover.run({ body }), words.rolloverSaved({ name }))
  }
  return (
    <Menu
      label={words.more({ name })}
      align="end"
      groups={[
        [
          { label: words.edit(), icon: 'pencil', onSelect: onEdit },
          ...(onMove ? [{ label: words.move(), icon: 'transfer' as const, onSelect: onMove }] : []),
        ],
        [
          {
            label: keepsLeft ? words.dropLeft() : words.keepLeft(),
            onSelect: () => keep({ keepsLeft: !keepsLeft }),
          },
          {
            label: keepsOver ? words.dropOver() : words.keepOver(),
            onSelect: () => keep({ keepsOver: !keepsOver }),
          },
        ],
      ]}
      renderButton={(props) => <IconButton {...props} icon="more" label={words.more({ name })} size="compact" />}
    />
  )
}
