import type { Account } from '@evenkeel/api-client/contract/accounts'
import type { BankFileAccount } from '@evenkeel/api-client/contract/bank-files'
import { homeCurrency } from '@evenkeel/engine'
import { Heading } from '@evenkeel/ui/heading'
import { useId } from 'react'
import * as words from '../words/bank-file-import.generated.ts'
import { AccountFacts, CountBadges, OwnCategories } from './account-facts.tsx'
import { AccountTarget } from './account-target.tsx'
import { type AccountChoice, countRows, findSuspectedRows, isOwed, type Target } from './review.ts'
import { SampleTable } from './sample-table.tsx'
import { SuspectedRows } from './suspected-rows.tsx'

interface AccountReviewProps {
  readonly account: BankFileAccount
  /** Where the request has this account: `accounts[0]`. */
  readonly path: string
  readonly choice: AccountChoice
  readonly accounts: readonly Account[]
  readonly canLeaveOut: boolean
  /** The file's account is being compared with another account. */
  readonly isBusy: boolean
  readonly onTarget: (target: Target) => void
  readonly onChange: (change: Partial<AccountChoice>) => void
}

/** The first rows of the file, as they are read. */
function FirstRows({ account }: Pick<AccountReviewProps, 'account'>) {
  return (
    <div className="-mx-4 mt-5 tablet:-mx-6">
      <div className="mb-1 px-4 tablet:px-6">
        <Heading look="item" level={4}>
          {words.firstRows()}
        </Heading>
      </div>
      <SampleTable label={words.firstRowsOf({ name: account.name })} account={account} />
    </div>
  )
}

/** Returns the type of the account that the rows go into. */
function targetType({ accounts, choice: { target, type } }: AccountReviewProps): string {
  if (target.kind !== 'existing') return type
  return accounts.find(({ userAccountId }) => userAccountId === target.userAccountId)?.type ?? type
}

/** One account of the file: the file's facts, the target account, and rows that may be duplicates. */
export function AccountReview(props: AccountReviewProps) {
  const { account, choice, isBusy, onChange } = props
  const nameId = useId()
  const suspected = findSuspectedRows(account, choice)
  const counts = countRows(account, choice)
  return (
    <section aria-labelledby={nameId} aria-busy={isBusy} className="border-t border-hairline py-5">
      <Heading look="part" level={3} id={nameId}>
        {account.name}
      </Heading>
      <AccountFacts account={account} />
      {account.currency !== homeCurrency && (
        <p className="mt-3 text-label font-normal text-text-muted">
          {words.otherCurrency({ currency: account.currency })}
        </p>
      )}
      <AccountTarget {...props} />
      {choice.target.kind !== 'none' && (
        <div className={isBusy ? 'opacity-60' : ''}>
          <CountBadges counts={counts} account={account} isDebt={isOwed(targetType(props))} />
          {account.ownCategories.length > 0 && counts?.new !== 0 && <OwnCategories account={account} />}
          {suspected.length > 0 && (
            <SuspectedRows
              rows={suspected}
              currency={account.currency}
              sameRowKeys={choice.sameRowKeys}
              onChange={(sameRowKeys) => onChange({ sameRowKeys })}
            />
          )}
          {account.sample.length > 0 && counts?.new !== 0 && <FirstRows account={account} />}
        </div>
      )}
    </section>
  )
}
