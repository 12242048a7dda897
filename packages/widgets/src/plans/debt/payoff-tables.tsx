import { Money } from '@evenkeel/ui/money'
import { Swatch } from '@evenkeel/ui/swatch'
import type { ReactNode } from 'react'
import * as words from '../../words/debts.generated.ts'
import { MoneyOr, PercentOr } from './known-or.tsx'
import type { PayoffView } from './payoff-view.ts'
import { shortMonth } from './payoff-words.ts'

const head =
  'h-10 px-2 tablet:px-3 text-label font-normal text-text-muted first:pl-4 last:pr-4 tablet:first:pl-6 tablet:last:pr-6'
const cell = 'h-12 px-2 tablet:px-3 py-2 text-body first:pl-4 last:pr-4 tablet:first:pl-6 tablet:last:pr-6'
const row = 'border-t border-hairline'

/** The order in which the debts end, and what each costs. On a phone the rate and the interest are shown under the name. */
export function PayoffOrder({
  view: { debts, asOf },
  colors,
}: {
  readonly view: PayoffView
  readonly colors: ReadonlyMap<number, string>
}) {
  return (
    <div className="self-start overflow-x-auto">
      <table className="w-full">
        <caption className="sr-only">{words.payoffOrder()}</caption>
        <thead>
          <tr>
            <th scope="col" className={`${head} text-left`}>
              {words.payoffOrder()}
            </th>
            <th scope="col" className={`${head} text-right`}>
              {words.balance()}
            </th>
            <th scope="col" className={`${head} hidden text-right @min-[560px]:table-cell`}>
              {words.rate()}
            </th>
            <th scope="col" className={`${head} hidden text-right @min-[560px]:table-cell`}>
              {words.interest()}
            </th>
            <th scope="col" className={`${head} text-right`}>
              {words.paidOff()}
            </th>
          </tr>
        </thead>
        <tbody>
          {debts.map(({ id, name, balance, rate, interest, payoffMonth }) => (
            <tr key={id} className={row}>
              <th scope="row" className={`${cell} text-left font-medium text-text`}>
                <span className="flex items-center gap-2">
                  <Swatch color={colors.get(id) ?? ''} />
                  <span className="min-w-0" dir="auto">
                    {name}
                  </span>
                </span>
                <span className="block pl-[18px] text-label font-normal text-text-muted @min-[560px]:hidden">
                  <PercentOr value={rate} /> ·{' '}
                  {words.interestOf.parts({
                    amount: <Money key="amount" value={interest} />,
                    unseen: (text) => (
                      <span key="unseen" className="sr-only">
                        {text}
                      </span>
                    ),
                  })}
                </span>
              </th>
              <td className={`${cell} text-right font-medium`}>
                <Money value={balance} />
              </td>
              <td className={`${cell} hidden text-right text-text-muted @min-[560px]:table-cell`}>
                <PercentOr value={rate} />
              </td>
              <td className={`${cell} hidden text-right font-medium @min-[560px]:table-cell`}>
                <Money value={interest} />
              </td>
              <td className={`${cell} text-right whitespace-nowrap`}>{shortMonth(asOf, payoffMonth)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** The plan compared with what is paid today. */
export function PayoffComparison({ view }: { readonly view: PayoffView }) {
  const { today, debts } = view
  const payoff = today?.payoff
  const owed = debts.reduce((cents, { balance }) => cents + Math.round(balance * 100), 0) / 100
  const never = today === null ? '–' : <span className="text-text-subtle">{words.overFiftyYears()}</span>
  const rows: readonly [string, ReactNode, ReactNode][] = [
    [
      words.monthlyPayment(),
      <Money key="own" value={view.monthlyPayment} />,
      <MoneyOr key="today" value={today?.payment ?? null} />,
    ],
    [
      words.timeToPayOff(),
      words.months({ months: view.months }),
      payoff ? words.months({ months: payoff.months }) : never,
    ],
    [
      words.totalInterest(),
      <Money key="own" value={view.totalInterest} />,
      payoff ? <Money key="today" value={payoff.totalInterest} /> : '–',
    ],
    [
      words.totalPaid(),
      <Money key="own" value={view.totalPaid} />,
      payoff ? <Money key="today" value={owed + payoff.totalInterest} /> : '–',
    ],
  ]
  return (
    <div className="overflow-x-auto">
      <table className="w-full">
        <caption className="sr-only">{words.besideToday()}</caption>
        <thead>
          <tr>
            <th scope="col" className={head}>
              <span className="sr-only">{words.measure()}</span>
            </th>
            <th scope="col" className={`${head} text-right font-semibold text-text`}>
              {words.yourPlan()}
            </th>
            <th scope="col" className={`${head} text-right`}>
              {words.today()}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(([label, own, other]) => (
            <tr key={label} className={row}>
              <th
                scope="row"
                className={`${cell} text-left font-normal @min-[420px]:whitespace-nowrap text-text-muted`}
              >
                {label}
              </th>
              <td className={`${cell} text-right font-semibold whitespace-nowrap`}>{own}</td>
              <td className={`${cell} text-right whitespace-nowrap text-text-muted`}>{other}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
