import type { Account } from '@evenkeel/api-client/contract/accounts'
import { AsOf } from '@evenkeel/ui/as-of'
import { Money } from '@evenkeel/ui/money'
import { useNow } from '../shared/today.tsx'
import * as words from '../words/accounts.generated.ts'
import { asOfText, newestAsOf } from '../account-modal/as-of.ts'

/** From when the newest balance is, and how many are older. */
export function BalancesAge({ accounts }: { readonly accounts: readonly Account[] }) {
  const now = useNow()
  const age = newestAsOf(accounts)
  if (age === null) return null
  return (
    <span className="text-caption text-text-subtle">
      <AsOf when={asOfText(age.asOf, now)} /> {age.olderCount > 0 && `· ${words.older({ count: age.olderCount })}`}
    </span>
  )
}

/** The net worth and its date. */
export function NetWorthHeadline({
  total,
  accounts,
}: {
  readonly total: number
  readonly accounts: readonly Account[]
}) {
  return (
    <p className="flex flex-wrap items-baseline gap-x-3">
      <strong className="text-figure text-text">
        <Money value={total} />
      </strong>
      <BalancesAge accounts={accounts} />
    </p>
  )
}
