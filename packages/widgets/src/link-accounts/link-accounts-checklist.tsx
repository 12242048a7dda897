import type { LinkedAccount } from '@evenkeel/api-client/contract/plan/linked-account'
import { accountLabel, linkingChoices, named, type PlanType } from '@evenkeel/engine'
import { Checklist, type ChecklistItem } from '@evenkeel/ui/checklist'
import { Money } from '@evenkeel/ui/money'
import { Percent } from '@evenkeel/ui/percent'
import type { ReactNode } from 'react'
import * as words from '../words/link-checklist.generated.ts'

/** An account that can be linked. On other people's pages its figures are not known, and then none are shown. */
export type LinkableAccount = Pick<
  LinkedAccount,
  'userAccountId' | 'name' | 'displayName' | 'typeName' | 'categoryName' | 'groupName' | 'isLinked' | 'isDeleted'
> &
  Partial<LinkedAccount>

export interface LinkAccountsChecklistProps<Account extends LinkableAccount = LinkedAccount> {
  readonly planType: PlanType
  readonly label: string
  readonly accounts: readonly Account[]
  readonly onChange: (accounts: Account[]) => void
  /** The 'Add account' button, passed in by the page. */
  readonly addAccount?: ReactNode
  readonly error?: string | undefined
}

const hundredths = 2

/** Returns the balance, and the rate of a debt; undefined if the figures are not known. */
function toAside({ latestBalance, interestRate = null, groupName }: LinkableAccount): ReactNode {
  if (latestBalance === undefined) return undefined
  const isDebt = groupName === 'Liability'
  return (
    <>
      <span className="block font-medium">
        <Money value={isDebt ? Math.abs(latestBalance) : latestBalance} />
      </span>
      {isDebt && interestRate !== null && (
        <span className="block text-label font-normal text-text-muted">
          <Percent value={interestRate} decimals={hundredths} />
        </span>
      )}
    </>
  )
}

function toChecklistItem(account: LinkableAccount): ChecklistItem {
  const { userAccountId, typeName, hasSyncIssue = false } = account
  return {
    id: String(userAccountId),
    label: accountLabel(account),
    detail: hasSyncIssue ? words.connectionNeedsAttention({ typeName: named(typeName) }) : named(typeName),
    aside: toAside(account),
  }
}

/** The accounts that a plan includes: the usual kinds first, the others behind 'Show more accounts'. */
export function LinkAccountsChecklist<Account extends LinkableAccount>({
  planType,
  label,
  accounts,
  onChange,
  addAccount,
  error,
}: LinkAccountsChecklistProps<Account>) {
  const there = accounts.filter(({ isDeleted }) => !isDeleted)
  const { defaults, more } = linkingChoices(planType, there)
  return (
    <Checklist
      label={label}
      hideLabel
      items={defaults.map(toChecklistItem)}
      more={more.map(toChecklistItem)}
      moreLabel={words.showMoreAccounts()}
      checked={there.filter(({ isLinked }) => isLinked).map(({ userAccountId }) => String(userAccountId))}
      onChange={(checked) =>
        onChange(accounts.map((account) => ({ ...account, isLinked: checked.includes(String(account.userAccountId)) })))
      }
      emptyText={words.thereAreNoLinked()}
      action={addAccount}
      error={error}
    />
  )
}
