import type { AccountConnection } from '@evenkeel/api-client/contract/account-connections'
import type { Account } from '@evenkeel/api-client/contract/accounts'
import { Icon } from '@evenkeel/ui/icon'
import { Money } from '@evenkeel/ui/money'
import { Swatch } from '@evenkeel/ui/swatch'
import { accountGroupColor } from '@evenkeel/ui/tokens'
import { useId, useState } from 'react'
import { AccountRow } from './account-row.tsx'
import * as words from '../words/accounts.generated.ts'
import * as accountListWords from '../words/account-list.generated.ts'
import type { AccountsOfCategory } from '../account-modal/account-sections.ts'

interface AccountCategoriesProps {
  readonly categories: readonly AccountsOfCategory[]
  /** The bank logins behind the accounts. Without them no account can be marked as needing a repair. */
  readonly connections: readonly AccountConnection[]
  /** See `AccountRow`. */
  readonly onEdit: ((account: Account) => void) | null
}

/** Groups whose balances change daily are open at first. */
const openAtFirst: ReadonlySet<string> = new Set(['Cash', 'Credit Card'])

interface CategoryProps extends Omit<AccountCategoriesProps, 'categories'> {
  readonly category: AccountsOfCategory
}

/** Returns the login behind an account, which says whether the account is up to date. */
const findLogin = ({ accountConnection }: Account, connections: readonly AccountConnection[]) =>
  connections.find(({ accountConnectionId }) => accountConnectionId === accountConnection.accountConnectionId)

function Category({ category, connections, onEdit }: CategoryProps) {
  const { categoryName, label, total, accounts } = category
  const [isOpen, setOpen] = useState(openAtFirst.has(categoryName))
  const listId = useId()
  return (
    <li>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={listId}
        onClick={() => setOpen(!isOpen)}
        className="flex min-h-10 w-full items-center gap-2.5 rounded-sm text-left text-body hover:bg-canvas pointer-coarse:min-h-control-coarse"
      >
        <Icon name={isOpen ? 'chevron-down' : 'chevron-right'} size={16} className="text-text-muted" />
        <Swatch color={accountGroupColor(categoryName)} />
        <span className="min-w-0 flex-1 py-1">
          <span className="mr-1 font-medium text-text">{label}</span>{' '}
          <span className="whitespace-nowrap text-label font-normal text-text-subtle">
            {words.accounts({ count: accounts.length })}
          </span>
        </span>
        {total === null ? (
          <span className="text-label font-normal text-text-subtle">{accountListWords.notCounted()}</span>
        ) : (
          <span className="font-medium text-text">
            <Money value={total} />
          </span>
        )}
      </button>
      {/* Closed, it is still there for paper. */}
      <ul id={listId} hidden={!isOpen} data-print="open" className="pb-1">
        {accounts.map((listed) => (
          <AccountRow
            key={listed.account.userAccountId}
            {...listed}
            login={findLogin(listed.account, connections)}
            onEdit={onEdit}
          />
        ))}
      </ul>
    </li>
  )
}

/** The groups of accounts of a section; a group's row opens its accounts. */
export function AccountCategories({ categories, ...rest }: AccountCategoriesProps) {
  return categories.map((category) => <Category key={category.categoryName} category={category} {...rest} />)
}
