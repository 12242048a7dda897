import type { TransactionPage } from '@evenkeel/api-client/contract/transactions'
import { explainListTotals, type IsoDate, monthName, type Period, toPeriod } from '@evenkeel/engine'
import { Money } from '@evenkeel/ui/money'
import type { ReactNode } from 'react'
import { ExplainedHelp } from '../shared/explained-help.tsx'
import * as words from '../words/transactions.generated.ts'

/** Returns 'November' for this year, 'November 2025' for another one. */
function monthText(period: Period, today: IsoDate): string {
  const isThisYear = period.slice(0, 4) === toPeriod(today).slice(0, 4)
  return monthName(period, isThisYear ? 'month' : 'monthAndYear')
}

const strong = (text: readonly ReactNode[]) => (
  <strong key="strong" className="font-semibold text-text">
    {text}
  </strong>
)

/** Returns how many transactions a list has, once they are counted. */
function countText({ isUncounted, total: count }: TransactionPage, month: string | null): ReactNode {
  if (isUncounted) return strong([words.counting()])
  return month === null ? strong([words.total({ count })]) : words.totalIn.parts<ReactNode>({ count, month, strong })
}

function Total({ name, value }: { readonly name: string; readonly value: number | null }) {
  return (
    <div className="flex gap-x-1 @max-table:flex-col">
      <dt className="text-text-muted @max-table:text-label @max-table:font-normal">{name}</dt>
      <dd className="font-medium text-text">{value === null ? '–' : <Money value={value} />}</dd>
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
  const { isUncounted, total: count, totals } = page
  const { income, spending, net } = totals
  const known = (value: number) => (isUncounted ? null : value)
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-5 gap-y-1 px-4 py-3.5 text-body tablet:px-6">
      <p className="text-text-muted @max-table:sr-only">
        {countText(page, period === null ? null : monthText(period, today))}
      </p>
      <div className="flex items-start gap-x-3 @max-table:gap-x-2">
        <dl className="flex flex-wrap gap-x-5 gap-y-1 @wide:gap-x-8 @max-table:gap-x-4">
          <Total name={words.income()} value={known(income)} />
          <Total name={words.spending()} value={known(spending)} />
          <Total name={words.net()} value={known(net)} />
        </dl>
        <span className="-my-0.5 flex" style={{ visibility: isUncounted && 'hidden' }}>
          <ExplainedHelp
            level={2}
            title={words.howTotals()}
            explanation={explainListTotals({ income, spending, net, count })}
          />
        </span>
      </div>
    </div>
  )
}
