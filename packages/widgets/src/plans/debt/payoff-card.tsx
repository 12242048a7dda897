import { formatDate, screenDateFormat } from '@evenkeel/engine'
import { Heading } from '@evenkeel/ui/heading'
import { CalculationHelp } from '@evenkeel/ui/help'
import { Money } from '@evenkeel/ui/money'
import { type ReactNode, useMemo } from 'react'
import { AmountText } from '../../shared/amount-text.tsx'
import { Sheet } from '../shell/sheet.tsx'
import { debtColors } from './debt-colors.ts'
import { PayoffPicture } from './payoff-picture.tsx'
import { PayoffComparison, PayoffOrder } from './payoff-tables.tsx'
import type { PayoffView } from './payoff-view.ts'
import { MoneyOr } from './known-or.tsx'
import { monthInWords, savingSentence } from './payoff-words.ts'

interface PayoffCardProps {
  readonly view: PayoffView
  /** The strategy in the words of its order: 'High interest first'. */
  readonly strategyName: string
  /** Of a running plan: its state, its verdict's sentence, the reasons, and what the page puts under the figures. */
  readonly running?: {
    readonly state: ReactNode
    readonly answer: ReactNode
    readonly reasons: ReactNode
    readonly foot: ReactNode
  }
}

/** The answer of a debt plan: the payoff date, the savings, the chart, the order, and the comparison with minimum payments. */
export function PayoffCard({ view, strategyName, running }: PayoffCardProps) {
  const colors = useMemo(() => debtColors(view.debts.map(({ id }) => id)), [view])
  return (
    <Sheet isInset>
      {running && <div className="-mb-2 px-4 pt-5 tablet:px-6">{running.state}</div>}
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3 px-4 pt-5 tablet:px-6">
        <div className="max-w-[640px] min-w-0">
          <Heading look="result" level={2}>
            {running?.answer ?? `You will be debt free in ${monthInWords(view.payoffDate)}.`}
          </Heading>
          {running?.reasons ?? (
            <p className="mt-1 text-sentence font-normal text-text-muted">
              <AmountText sentence={savingSentence(view)} />
            </p>
          )}
        </div>
        <HowCalculated view={view} strategyName={strategyName} />
      </div>
      <div className="px-4 pt-5 pb-4 tablet:px-6">
        <PayoffPicture view={view} />
      </div>
      <div className="grid grid-cols-1 border-t border-hairline @min-[860px]:grid-cols-[minmax(0,1fr)_auto]">
        <PayoffOrder view={view} colors={colors} />
        <div className="border-t border-hairline @min-[860px]:border-t-0 @min-[860px]:border-l">
          <PayoffComparison view={view} />
        </div>
      </div>
      {running?.foot}
    </Sheet>
  )
}

function HowCalculated({ view, strategyName }: PayoffCardProps) {
  return (
    <CalculationHelp
      steps={[
        'Each month every debt gets its minimum payment. What is left of your payment goes to one debt after another, in the order of your strategy. So you pay the same sum every month until the last.',
      ]}
      inputs={[
        { label: 'Monthly payment', value: <Money value={view.monthlyPayment} /> },
        { label: 'Minimum payments together', value: <MoneyOr value={view.minimumPayment} /> },
        { label: 'Strategy', value: strategyName },
        { label: 'Debts', value: String(view.debts.length) },
      ]}
      note={`Interest is added each month from the second on, so a lender’s own figure is a little higher. As of ${formatDate(view.asOf, screenDateFormat)}.`}
    />
  )
}
