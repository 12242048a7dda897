import type { LinkedAccount } from '@evenkeel/api-client/contract/plan/linked-account'
import { accountLabel, notProvidedText } from '@evenkeel/engine'
import { IconButton } from '@evenkeel/ui/icon-button'
import { Money } from '@evenkeel/ui/money'
import { Percent } from '@evenkeel/ui/percent'
import type { ReactNode } from 'react'

interface DebtFactsProps {
  readonly debts: readonly LinkedAccount[]
  readonly onEdit: ((userAccountId: number) => void) | undefined
}

const missing = <span className="text-warning">{notProvidedText}</span>
const hundredths = 2

const moneyOr = (value: number | null): ReactNode => (value === null ? missing : <Money value={value} />)
const rateOr = (value: number | null): ReactNode =>
  value === null ? missing : <Percent value={value} decimals={hundredths} />

/** Each debt with what the plan reckons by: balance, rate and payments, each row with the way to mend it. */
export function DebtFacts({ debts, onEdit }: DebtFactsProps) {
  const cell = 'py-3 pr-6 text-body last:pr-0'
  const head = 'pr-6 pb-2 text-right font-normal last:pr-0'
  // The edge of the table where the columns behind it are hidden and no pencil follows.
  const lastIfNarrow = onEdit === undefined ? '@max-[520px]:pr-0' : ''
  const number = `${cell} text-right @max-[520px]:hidden`
  return (
    <table className="w-full">
      <caption className="sr-only">Your debts</caption>
      <thead>
        <tr className="text-label text-text-muted">
          <th scope="col" className="pr-6 pb-2 text-left font-normal">
            Debt
          </th>
          <th scope="col" className={`${head} ${lastIfNarrow}`}>
            Balance
          </th>
          <th scope="col" className={`${head} @max-[520px]:hidden`}>
            Rate
          </th>
          <th scope="col" className={`${head} @max-[520px]:hidden`}>
            Minimum
          </th>
          <th scope="col" className={`${head} @max-[520px]:hidden`}>
            You pay now
          </th>
          {onEdit && (
            <th scope="col" className="w-10">
              <span className="sr-only">Edit</span>
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {debts.map((debt) => (
          <tr key={debt.userAccountId} className="border-t border-hairline">
            <th scope="row" className={`${cell} text-left font-medium text-text`}>
              <span dir="auto">{accountLabel(debt)}</span>
              <span className="block text-label font-normal text-text-muted @min-[520px]:hidden">
                {rateOr(debt.interestRate)} · minimum {moneyOr(debt.minimumMonthlyPayment)}
              </span>
            </th>
            <td className={`${cell} ${lastIfNarrow} text-right font-medium`}>
              <Money value={Math.abs(debt.latestBalance)} />
            </td>
            <td className={number}>{rateOr(debt.interestRate)}</td>
            <td className={number}>{moneyOr(debt.minimumMonthlyPayment)}</td>
            <td className={number}>{moneyOr(debt.currentMonthlyPayment)}</td>
            {onEdit && (
              <td className="text-right">
                <IconButton
                  icon="pencil"
                  label={`Edit ${accountLabel(debt)}`}
                  onClick={() => onEdit(debt.userAccountId)}
                />
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
