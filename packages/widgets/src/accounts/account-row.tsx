import type { Account } from '@evenkeel/api-client/contract/accounts'
import { homeCurrency } from '@evenkeel/engine'
import { AsOf } from '@evenkeel/ui/as-of'
import { Icon } from '@evenkeel/ui/icon'
import { Money } from '@evenkeel/ui/money'
import { useNow } from '../shared/today.tsx'
import type { LeftOut, ListedAccount } from './account-sections.ts'
import { asOfText, isOutOfDate } from './as-of.ts'

interface AccountRowProps extends ListedAccount {
  readonly onEdit: (account: Account) => void
}

const leftOutWords: Readonly<Record<LeftOut, string>> = {
  hidden: 'Left out of net worth',
  currency: 'Another currency, not counted',
  insurance: 'Amount insured, not counted',
}

/** Hidden on a phone while it is fresh: the headline says it there for all. */
function BalanceAge({ account }: { readonly account: Account }) {
  const now = useNow()
  if (account.balanceAsOf === null) return null
  const stale = isOutOfDate(account, now)
  return (
    <div className={stale ? 'col-start-1 @narrow:col-start-2' : 'hidden @narrow:col-start-2 @narrow:block'}>
      <AsOf when={asOfText(account.balanceAsOf, now)} stale={stale} />
    </div>
  )
}

/** One account: name and amount first, where it comes from below, how old its balance is between them. */
export function AccountRow({ account, leftOut, onEdit }: AccountRowProps) {
  const { name, currency, balance, accountConnection } = account
  return (
    <li className="relative ml-5 grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1 border-t border-hairline py-1.5 hover:bg-canvas tablet:ml-12 @narrow:grid-cols-[minmax(0,1fr)_auto_minmax(96px,auto)]">
      <div className="min-w-0">
        <button
          type="button"
          aria-label={`Edit ${name}`}
          onClick={() => onEdit(account)}
          className="block max-w-full truncate rounded-sm text-left text-body text-text after:absolute after:inset-0 after:content-['']"
        >
          {name}
        </button>
        <p className="truncate text-caption text-text-subtle">{accountConnection.name}</p>
        {leftOut !== null && (
          <p className="flex items-center gap-1 text-caption text-text-muted">
            <Icon name={leftOut === 'hidden' ? 'eye-off' : 'info'} size={14} />
            {leftOutWords[leftOut]}
          </p>
        )}
      </div>
      <BalanceAge account={account} />
      <div className={`col-start-2 row-start-1 text-right text-body @narrow:col-start-3 ${leftOut === null ? 'text-text' : 'text-text-subtle'}`}>
        <Money value={balance} {...(currency === homeCurrency ? {} : { currency })} />
      </div>
    </li>
  )
}
