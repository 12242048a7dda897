import type { LinkedAccount } from '@evenkeel/api-client/contract/plan/linked-account'
import { accountLabel, linkingChoices, type PlanType } from '@evenkeel/engine'
import { Checklist, type ChecklistItem } from '@evenkeel/ui/checklist'
import { Money } from '@evenkeel/ui/money'
import { Percent } from '@evenkeel/ui/percent'
import type { ReactNode } from 'react'

export interface LinkedAccountsProps {
  readonly planType: PlanType
  readonly label: string
  readonly accounts: readonly LinkedAccount[]
  readonly onChange: (accounts: LinkedAccount[]) => void
  /** 'Add account', from whoever composes the page. */
  readonly addAccount?: ReactNode
  readonly error?: string | undefined
}

const hundredths = 2

function itemOf(account: LinkedAccount): ChecklistItem {
  const { userAccountId, typeName, latestBalance, interestRate, hasSyncIssue, groupName } = account
  const isDebt = groupName === 'Liability'
  return {
    id: String(userAccountId),
    label: accountLabel(account),
    detail: hasSyncIssue ? `${typeName} · the bank’s connection needs attention` : typeName,
    aside: (
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
    ),
  }
}

/** Which accounts a plan counts: its own kinds first, the others behind 'Show more accounts'. */
export function LinkedAccounts({ planType, label, accounts, onChange, addAccount, error }: LinkedAccountsProps) {
  const there = accounts.filter(({ isDeleted }) => !isDeleted)
  const { defaults, more } = linkingChoices(planType, there)
  return (
    <Checklist
      label={label}
      hideLabel
      items={defaults.map(itemOf)}
      more={more.map(itemOf)}
      moreLabel="Show more accounts"
      checked={there.filter(({ isLinked }) => isLinked).map(({ userAccountId }) => String(userAccountId))}
      onChange={(checked) =>
        onChange(accounts.map((account) => ({ ...account, isLinked: checked.includes(String(account.userAccountId)) })))
      }
      emptyText="There are no linked accounts yet."
      action={addAccount}
      error={error}
    />
  )
}
