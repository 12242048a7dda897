import { AsOf } from '@evenkeel/ui/as-of'
import { type StackedRow, StackedBar } from '@evenkeel/ui/charts/stacked-bar'
import { Money } from '@evenkeel/ui/money'
import { accountGroupColor } from '@evenkeel/ui/tokens'
import { useNow } from '../shared/today.tsx'
import type { AccountSection, AccountsView } from '../account-modal/account-sections.ts'
import { asOfText, newestAsOf } from '../account-modal/as-of.ts'

const olderText = (count: number) => `· ${count} ${count === 1 ? 'account is' : 'accounts are'} older`

const toStackedRow = ({ label, total, categories }: AccountSection): StackedRow => ({
  label,
  total,
  segments: categories.map(({ categoryName, total: sum }) => ({
    id: categoryName,
    value: sum ?? 0,
    color: accountGroupColor(categoryName),
  })),
})

/** The net worth, its date, and what it is made of. */
export function NetWorthHeadline({ view }: { readonly view: AccountsView }) {
  const now = useNow()
  const age = newestAsOf(view.counted)
  return (
    <>
      <p className="mb-4 flex flex-wrap items-baseline gap-x-3">
        <strong className="text-figure text-text">
          <Money value={view.total} />
        </strong>
        {age !== null && (
          <span className="text-caption text-text-subtle">
            <AsOf when={asOfText(age.asOf, now)} /> {age.olderCount > 0 && olderText(age.olderCount)}
          </span>
        )}
      </p>
      <StackedBar rows={view.sections.map(toStackedRow)} />
    </>
  )
}
