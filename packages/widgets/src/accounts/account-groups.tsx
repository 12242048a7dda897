import type { AccountConnection } from '@evenkeel/api-client/contract/account-connections'
import type { Account } from '@evenkeel/api-client/contract/accounts'
import { CardSection } from '@evenkeel/ui/card'
import { Heading } from '@evenkeel/ui/heading'
import { Icon } from '@evenkeel/ui/icon'
import { Money } from '@evenkeel/ui/money'
import { Swatch } from '@evenkeel/ui/swatch'
import { accountGroupColor } from '@evenkeel/ui/tokens'
import { useId, useState } from 'react'
import { AccountRow } from './account-row.tsx'
import type { AccountsOfCategory, AccountSection } from './account-sections.ts'

interface AccountGroupsProps {
  readonly sections: readonly AccountSection[]
  /** The bank logins behind the accounts; without them no account can be said to need one mended. */
  readonly connections: readonly AccountConnection[]
  readonly onEdit: (account: Account) => void
}

/** What moves from day to day is open at first. */
const openAtFirst: ReadonlySet<string> = new Set(['Cash', 'Credit Card'])

const countText = (count: number) => `${count} ${count === 1 ? 'account' : 'accounts'}`

interface CategoryProps extends Omit<AccountGroupsProps, 'sections'> {
  readonly category: AccountsOfCategory
}

/** The login that has to be mended before the account is up to date again. */
const brokenOf = ({ accountConnection }: Account, connections: readonly AccountConnection[]) =>
  connections.find(
    ({ accountConnectionId, needsRepair }) =>
      needsRepair && accountConnectionId === accountConnection.accountConnectionId,
  )

function Category({ category, connections, onEdit }: CategoryProps) {
  const { categoryName, label, total, accounts } = category
  const [isOpen, setOpen] = useState(openAtFirst.has(categoryName))
  const listId = useId()
  return (
    <li>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={isOpen ? listId : undefined}
        onClick={() => setOpen(!isOpen)}
        className="flex min-h-10 w-full items-center gap-2.5 rounded-sm text-left text-body hover:bg-canvas pointer-coarse:min-h-control-coarse"
      >
        <Icon name={isOpen ? 'chevron-down' : 'chevron-right'} size={16} className="text-text-muted" />
        <Swatch color={accountGroupColor(categoryName)} />
        <span className="min-w-0 flex-1 py-1">
          <span className="mr-1 font-medium text-text">{label}</span>{' '}
          <span className="whitespace-nowrap text-label font-normal text-text-subtle">
            {countText(accounts.length)}
          </span>
        </span>
        {total === null ? (
          <span className="text-label font-normal text-text-subtle">Not counted</span>
        ) : (
          <span className="font-medium text-text">
            <Money value={total} />
          </span>
        )}
      </button>
      {isOpen && (
        <ul id={listId} className="pb-1">
          {accounts.map((listed) => (
            <AccountRow
              key={listed.account.userAccountId}
              {...listed}
              broken={brokenOf(listed.account, connections)}
              onEdit={onEdit}
            />
          ))}
        </ul>
      )}
    </li>
  )
}

/** Groups of accounts under what is owned and what is owed; a group's row opens its accounts. */
export function AccountGroups({ sections, connections, onEdit }: AccountGroupsProps) {
  return sections.map(({ label, categories }) => (
    <CardSection key={label}>
      <div className="mb-1">
        <Heading look="group" level={3}>
          {label}
        </Heading>
      </div>
      <ul>
        {categories.map((category) => (
          <Category key={category.categoryName} category={category} connections={connections} onEdit={onEdit} />
        ))}
      </ul>
    </CardSection>
  ))
}
