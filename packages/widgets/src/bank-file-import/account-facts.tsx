import type { BankFileAccount } from '@evenkeel/api-client/contract/bank-files'
import { language, named } from '@evenkeel/engine'
import { Badge } from '@evenkeel/ui/badge'
import { DateText } from '@evenkeel/ui/date-text'
import { Money } from '@evenkeel/ui/money'
import type { ReactNode } from 'react'
import * as words from '../words/bank-file-import.generated.ts'
import type { RowCounts } from './review.ts'

function Fact({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-caption text-text-subtle">{label}</dt>
      <dd className="text-body text-text">{children}</dd>
    </div>
  )
}

/** The file's facts about an account, to compare with the bank statement. */
export function AccountFacts({ account }: { readonly account: BankFileAccount }) {
  const { typeName, currency, balance, balanceAsOf, firstDate, lastDate, transactions, sum } = account
  return (
    <dl className="mt-3 grid grid-cols-2 gap-x-4 gap-y-3 @table:grid-cols-3">
      <Fact label={words.accountType()}>{named(typeName)}</Fact>
      <Fact label={words.factCurrency()}>{currency}</Fact>
      <Fact label={words.factBalance()}>
        {balance === null ? words.notInFile() : <Money value={balance} currency={currency} />}
        {balance !== null && balanceAsOf !== null && (
          <span className="block text-caption text-text-subtle">
            {words.asOf()} <DateText value={balanceAsOf} />
          </span>
        )}
      </Fact>
      <Fact label={words.factPeriod()}>
        {firstDate === null || lastDate === null ? (
          words.noRows()
        ) : (
          <>
            <DateText value={firstDate} /> – <DateText value={lastDate} />
          </>
        )}
      </Fact>
      <Fact label={words.factRows()}>{words.rowCount({ count: transactions })}</Fact>
      <Fact label={words.factSum()}>
        <Money value={sum} currency={currency} />
      </Fact>
    </dl>
  )
}

const list = new Intl.ListFormat(language)

/** Which of the person's own categories, made in another program, come with the rows, and which of them are here already. */
export function OwnCategories({ account: { ownCategories } }: { readonly account: BankFileAccount }) {
  const namesOf = (some: BankFileAccount['ownCategories']) => ({
    count: some.length,
    names: list.format(some.map(({ name }) => name)),
  })
  const [added, used] = [ownCategories.filter(({ isNew }) => isNew), ownCategories.filter(({ isNew }) => !isNew)]
  return (
    <div className="mt-3 text-label font-normal wrap-anywhere text-text-muted">
      {added.length > 0 && <p>{words.addsCategories(namesOf(added))}</p>}
      {used.length > 0 && <p>{words.usesCategories(namesOf(used))}</p>}
    </div>
  )
}

interface CountBadgesProps {
  readonly counts: RowCounts | null
  readonly account: Pick<BankFileAccount, 'categorized' | 'payments'>
  /** Payments to a card or loan are no income. */
  readonly isDebt: boolean
}

/** How many rows are new, already exist, or may be duplicates; unknown before the file was compared. */
export function CountBadges({ counts, account, isDebt }: CountBadgesProps) {
  if (counts === null) {
    return <p className="mt-3 text-label font-normal text-text-muted">{words.thereLeftOut()}</p>
  }
  const { new: fresh, there, suspected } = counts
  return (
    <p className="mt-3 flex flex-wrap gap-2">
      <Badge tone={fresh > 0 ? 'accent' : 'neutral'}>{words.countNew({ count: fresh })}</Badge>
      <Badge>{words.countThere({ count: there })}</Badge>
      {fresh > 0 && account.categorized > 0 && <Badge>{words.categorized({ count: account.categorized })}</Badge>}
      {fresh > 0 && isDebt && account.payments > 0 && <Badge>{words.payments({ count: account.payments })}</Badge>}
      {suspected > 0 && <Badge tone="warning">{words.countToDecide({ count: suspected })}</Badge>}
    </p>
  )
}
