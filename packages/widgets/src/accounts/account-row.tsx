import type { AccountConnection } from '@evenkeel/api-client/contract/account-connections'
import type { Account } from '@evenkeel/api-client/contract/accounts'
import { homeCurrency } from '@evenkeel/engine'
import { AsOf } from '@evenkeel/ui/as-of'
import { Icon } from '@evenkeel/ui/icon'
import { Money } from '@evenkeel/ui/money'
import { useBankConnections } from '../shared/bank-connections.tsx'
import { useNow } from '../shared/today.tsx'
import type { LeftOut, ListedAccount } from './account-sections.ts'
import { asOfText, isBalanceStated, isOutOfDate } from './as-of.ts'

interface AccountRowProps extends ListedAccount {
  /** The bank login behind it, where the person has to mend it. */
  readonly broken: AccountConnection | undefined
  readonly onEdit: (account: Account) => void
}

const leftOutWords: Readonly<Record<LeftOut, string>> = {
  hidden: 'Left out of net worth',
  currency: 'Another currency, not counted',
  insurance: 'Amount insured, not counted',
}

/** Lies above the row's own button, which opens the account. */
function FixConnection({
  connection: { accountConnectionId: connectionId, name },
}: {
  readonly connection: AccountConnection
}) {
  const bank = useBankConnections()
  if (bank === null) return null
  return (
    <button
      type="button"
      aria-label={`Fix connection: ${name}`}
      onClick={() => bank.open({ kind: 'repair', connectionId })}
      className="relative z-1 rounded-sm font-semibold whitespace-nowrap underline underline-offset-2"
    >
      Fix connection
    </button>
  )
}

/** Hidden on a phone while it is fresh: the headline says it there for all. */
function BalanceAge({ account, broken }: Pick<AccountRowProps, 'account' | 'broken'>) {
  const now = useNow()
  if (account.balanceAsOf === null) return null
  const stale = broken !== undefined || isOutOfDate(account, now)
  return (
    <div
      className={
        stale ? 'col-span-2 @narrow:col-span-1 @narrow:col-start-2' : 'hidden @narrow:col-start-2 @narrow:block'
      }
    >
      <AsOf
        when={asOfText(account.balanceAsOf, now)}
        stale={stale}
        action={broken && <FixConnection connection={broken} />}
      />
    </div>
  )
}

/** One account: name and amount first, where it comes from below, how old its balance is between them. */
export function AccountRow({ account, leftOut, broken, onEdit }: AccountRowProps) {
  const { name, currency, balance, accountConnection } = account
  return (
    <li className="relative ml-5 grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1 border-t border-hairline py-1.5 hover:bg-canvas @narrow:ml-12 @narrow:grid-cols-[minmax(0,1fr)_auto_minmax(96px,auto)]">
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
      <BalanceAge account={account} broken={broken} />
      <div
        className={`col-start-2 row-start-1 text-right text-body @narrow:col-start-3 ${leftOut === null ? 'text-text' : 'text-text-subtle'}`}
      >
        {isBalanceStated(account) ? (
          <Money value={balance} {...(currency === homeCurrency ? {} : { currency })} />
        ) : (
          <span className="text-caption text-text-subtle">Balance not stated</span>
        )}
      </div>
    </li>
  )
}
