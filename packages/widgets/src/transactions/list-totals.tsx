import type { TransactionPage } from '@evenkeel/api-client/contract/transactions'
import { explainListTotals, type IsoDate, monthName, type Period, toPeriod } from '@evenkeel/engine'
import { Money } from '@evenkeel/ui/money'
import { ExplainedHelp } from '../shared/explained-help.tsx'

/** Returns 'November' for this year, 'November 2025' for another one. */
function monthText(period: Period, today: IsoDate): string {
  const isThisYear = period.slice(0, 4) === toPeriod(today).slice(0, 4)
  return monthName(period, isThisYear ? 'month' : 'monthAndYear')
}

const counted = (total: number): string =>
  `${total.toLocaleString('en-US')} ${total === 1 ? 'transaction' : 'transactions'}`

function Total({ name, value }: { readonly name: string; readonly value: number }) {
  return (
    <div className="flex gap-x-1 @max-table:flex-col">
      <dt className="text-text-muted @max-table:text-label @max-table:font-normal">{name}</dt>
      <dd className="font-medium text-text">
        <Money value={value} />
      </dd>
    </div>
  )
}

interface ListTotalsProps {
  readonly page: TransactionPage
  readonly period: Period | null
  readonly today: IsoDate
}

/** The number of transactions and the totals of the whole list, as the server calculates them. */
export function ListTotals({ page, period, today }: ListTotalsProps) {
  const { income, spending, net } = page.totals
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-5 gap-y-1 px-4 py-3.5 text-body tablet:px-6">
      <p className="text-text-muted @max-table:sr-only" aria-live="polite">
        <strong className="font-semibold text-text">{counted(page.total)}</strong>
        {period !== null && ` in ${monthText(period, today)}`}
      </p>
      <div className="flex items-start gap-x-3 @max-table:gap-x-2">
        <dl className="flex flex-wrap gap-x-5 gap-y-1 @wide:gap-x-8 @max-table:gap-x-4">
          <Total name="Income" value={income} />
          <Total name="Spending" value={spending} />
          <Total name="Net" value={net} />
        </dl>
        <span className="-my-0.5 flex">
          <ExplainedHelp
            level={2}
            title="How these totals are calculated"
            explanation={explainListTotals({ income, spending, net, count: page.total })}
          />
        </span>
      </div>
    </div>
  )
}
