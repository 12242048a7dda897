import type { AccountConnection } from '@evenkeel/api-client/contract/account-connections'
import type { Account } from '@evenkeel/api-client/contract/accounts'
import { homeCurrency } from '@evenkeel/engine'
import { AsOf } from '@evenkeel/ui/as-of'
import { Icon } from '@evenkeel/ui/icon'
import { Money } from '@evenkeel/ui/money'
import { useBankConnections } from '../shared/bank-connections.tsx'
import { useLinks } from '../shared/links.ts'
import { paths } from '../shared/paths.ts'
import { useNow } from '../shared/today.tsx'
import type { LeftOut, ListedAccount } from '../account-modal/account-sections.ts'
import { asOfText, isBalanceStated, isOutOfDate } from '../account-modal/as-of.ts'
import * as words from '../words/account-list.generated.ts'

interface AccountRowProps extends ListedAccount {
  /** The bank login of the account; absent for an account without one, and where logins are not known. */
  readonly login: AccountConnection | undefined
  /** Opens the account where a page of ours cannot; null in the portal, where its page opens. */
  readonly onEdit: ((account: Account) => void) | null
}

const leftOutWords: Readonly<Record<LeftOut, () => string>> = {
  hidden: words.leftOutHidden,
  currency: words.leftOutCurrency,
  insurance: words.leftOutInsured,
}

/** Rendered above the row's own button, which opens the account. */
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
      aria-label={words.fixConnectionOf({ name })}
      onClick={() => bank.open({ kind: 'repair', connectionId })}
      className="relative z-1 rounded-sm font-semibold whitespace-nowrap underline underline-offset-2"
    >
      {words.fixConnection()}
    </button>
  )
}

/** Hidden on a phone while the balance is fresh: the headline already shows the date for all. */
function BalanceAge({ account, login }: Pick<AccountRowProps, 'account' | 'login'>) {
  const now = useNow()
  if (account.balanceAsOf === null) return null
  const stale = login === undefined ? isOutOfDate(account, now) : login.needsRepair || login.isSilent
  return (
    <div
      className={
        stale ? 'col-span-2 @narrow:col-span-1 @narrow:col-start-2' : 'hidden @narrow:col-start-2 @narrow:block'
      }
    >
      <AsOf
        when={asOfText(account.balanceAsOf, now)}
        stale={stale}
        action={login?.needsRepair && <FixConnection connection={login} />}
      />
    </div>
  )
}

const nameClass =
  "block max-w-full wrap-anywhere rounded-sm text-left text-body text-text after:absolute after:inset-0 after:content-['']"

/** One account: name and amount first, its source below, the age of its balance between them. */
export function AccountRow({ account, leftOut, login, onEdit }: AccountRowProps) {
  const { name, currency, balance, accountConnection } = account
  const { href } = useLinks()
  return (
    <li className="relative ml-5 grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1 border-t border-hairline py-1.5 hover:bg-canvas @narrow:ml-12 @narrow:grid-cols-[minmax(0,1fr)_auto_minmax(96px,auto)]">
      <div className="min-w-0">
        {onEdit === null ? (
          <a href={href(paths.account(account.userAccountId))} className={nameClass}>
            {name}
          </a>
        ) : (
          <button type="button" aria-label={words.edit({ name })} onClick={() => onEdit(account)} className={nameClass}>
            {name}
          </button>
        )}
        <p className="wrap-anywhere text-caption text-text-subtle">{accountConnection.name}</p>
        {leftOut !== null && (
          <p className="flex items-center gap-1 text-caption text-text-muted">
            <Icon name={leftOut === 'hidden' ? 'eye-off' : 'info'} size={14} />
            {leftOutWords[leftOut]()}
          </p>
        )}
      </div>
      <BalanceAge account={account} login={login} />
      <div
        className={`col-start-2 row-start-1 text-right text-body @narrow:col-start-3 ${leftOut === null ? 'text-text' : 'text-text-subtle'}`}
      >
        {isBalanceStated(account) ? (
          <Money value={balance} {...(currency === homeCurrency ? {} : { currency })} />
        ) : (
          <span className="text-caption text-text-subtle">{words.noBalanceYet()}</span>
        )}
      </div>
    </li>
  )
}
