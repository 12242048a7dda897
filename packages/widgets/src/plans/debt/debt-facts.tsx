import type { LinkedAccount } from '@evenkeel/api-client/contract/plan/linked-account'
import { accountLabel } from '@evenkeel/engine'
import { IconButton } from '@evenkeel/ui/icon-button'
import { Money } from '@evenkeel/ui/money'
import * as words from '../../words/debts.generated.ts'
import { MoneyOr, PercentOr } from './known-or.tsx'

interface DebtFactsProps {
  readonly debts: readonly LinkedAccount[]
  readonly onEdit: ((userAccountId: number) => void) | undefined
}

/** Each debt with the values that the plan uses: balance, rate and payments, each row with a button to change it. */
export function DebtFacts({ debts, onEdit }: DebtFactsProps) {
  const cell = 'py-3 pr-3 text-body last:pr-0'
  const head = 'pr-3 pb-2 text-right font-normal last:pr-0'
  // The right edge of the table if the last columns are hidden and there is no pencil.
  const lastIfNarrow = onEdit === undefined ? '@max-[520px]:pr-0' : ''
  const number = `${cell} text-right @max-[520px]:hidden`
  return (
    // With a large font on a narrow phone its columns need more room than there is.
    <div className="overflow-x-auto">
      <table className="w-full">
        <caption className="sr-only">{words.yourDebts()}</caption>
        <thead>
          <tr className="text-label text-text-muted">
            <th scope="col" className="pr-3 pb-2 text-left font-normal">
              {words.debt()}
            </th>
            <th scope="col" className={`${head} ${lastIfNarrow}`}>
              {words.balance()}
            </th>
            <th scope="col" className={`${head} @max-[520px]:hidden`}>
              {words.rate()}
            </th>
            <th scope="col" className={`${head} @max-[520px]:hidden`}>
              {words.minimum()}
            </th>
            <th scope="col" className={`${head} @max-[520px]:hidden`}>
              {words.youPayNow()}
            </th>
            {onEdit && (
              <th scope="col" className="w-10">
                <span className="sr-only">{words.edit()}</span>
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {debts.map((debt) => (
            <tr key={debt.userAccountId} className="border-t border-hairline">
              <th scope="row" className={`${cell} wrap-anywhere text-left font-medium text-text`}>
                <span dir="auto">{accountLabel(debt)}</span>
                <span className="block text-label font-normal text-text-muted @min-[520px]:hidden">
                  <PercentOr value={debt.interestRate} /> ·{' '}
                  {words.minimumOf.parts({ amount: <MoneyOr key="amount" value={debt.minimumMonthlyPayment} /> })}
                </span>
              </th>
              <td className={`${cell} ${lastIfNarrow} text-right font-medium`}>
                <Money value={Math.abs(debt.latestBalance)} />
              </td>
              <td className={number}>
                <PercentOr value={debt.interestRate} />
              </td>
              <td className={number}>
                <MoneyOr value={debt.minimumMonthlyPayment} />
              </td>
              <td className={number}>
                <MoneyOr value={debt.currentMonthlyPayment} />
              </td>
              {onEdit && (
                <td className="text-right">
                  <IconButton
                    icon="pencil"
                    label={words.editNamed({ name: accountLabel(debt) })}
                    onClick={() => onEdit(debt.userAccountId)}
                  />
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
