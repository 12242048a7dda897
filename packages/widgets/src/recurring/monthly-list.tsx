import type { Recurring } from '@evenkeel/api-client/contract/recurring'
import { Money } from '@evenkeel/ui/money'
import { useCategoryName } from '../shared/use-category-name.ts'
import * as words from '../words/recurring.generated.ts'

/** The category of transfers has the payments of loans here; all other transfers are left out. */
const transferId = 2

interface MonthlyListProps extends Pick<Recurring, 'monthly'> {
  /** The sum as a last line; absent where it is said elsewhere. */
  readonly monthlyTotal?: number
}

/** What bills come to in a month, by category. */
export function MonthlyList({ monthly, monthlyTotal }: MonthlyListProps) {
  const categoryName = useCategoryName()
  return (
    <dl className="text-body">
      {monthly.map(({ categoryId, amount }) => (
        <div key={categoryId} className="flex justify-between gap-4 border-t border-hairline py-2 first:border-t-0">
          <dt className="text-text-muted">{categoryId === transferId ? words.loans() : categoryName(categoryId)}</dt>
          <dd className="text-text">
            <Money value={amount} />
          </dd>
        </div>
      ))}
      {monthlyTotal !== undefined && (
        <div className="flex justify-between gap-4 border-t border-hairline py-2 font-semibold">
          <dt className="text-text">{words.total()}</dt>
          <dd className="text-text">
            <Money value={monthlyTotal} />
          </dd>
        </div>
      )}
    </dl>
  )
}
