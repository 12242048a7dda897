import { formatDate, screenDateFormat } from '@evenkeel/engine'
import { Heading } from '@evenkeel/ui/heading'
import { CalculationHelp } from '@evenkeel/ui/help'
import { Money } from '@evenkeel/ui/money'
import { type ReactNode, useMemo } from 'react'
import { LazyPart } from '../../shared/lazy-card.tsx'
import { PlanDrawing } from '../../shared/plan-drawing.tsx'
import * as words from '../../words/debts.generated.ts'
import { Sheet } from '../shell/sheet.tsx'
import { debtColors } from './debt-colors.ts'
import { PayoffComparison, PayoffOrder } from './payoff-tables.tsx'
import type { PayoffView } from './payoff-view.ts'
import { MoneyOr } from './known-or.tsx'

interface PayoffCardProps {
  readonly view: PayoffView
  /** The strategy in the words of its order, 'High interest first'; null where it is not known. */
  readonly strategyName: string | null
  /** The sentence of the verdict. */
  readonly answer: ReactNode
  readonly reasons: ReactNode
  /** Above the answer. */
  readonly state?: ReactNode
  /** Between the answer and the chart. */
  readonly orders?: ReactNode
  /** Under the figures. */
  readonly foot?: ReactNode
}

const loadPicture = async () => (await import('./payoff-picture.tsx')).PayoffPicture

/** The answer of a debt plan: the payoff date, the savings, the chart, the order, and the comparison with what is paid today. */
export function PayoffCard({ view, strategyName, answer, reasons, state, orders, foot }: PayoffCardProps) {
  const colors = useMemo(() => debtColors(view.debts.map(({ id }) => id)), [view])
  return (
    <Sheet isInset>
      {state && <div className="-mb-2 px-4 pt-5 tablet:px-6">{state}</div>}
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3 px-4 pt-5 tablet:px-6">
        <div className="max-w-[640px] min-w-0">
          <Heading look="result" level={2}>
            {answer}
          </Heading>
          {reasons}
        </div>
        <HowCalculated view={view} strategyName={strategyName} />
      </div>
      {orders && <div className="px-4 pt-5 tablet:px-6">{orders}</div>}
      <div className="px-4 pt-5 pb-4 tablet:px-6">
        <LazyPart isWanted title={words.title()} load={loadPicture} props={{ view }}>
          {/* In a narrow card, what the colors mean takes more lines. */}
          <div className="@max-[520px]:pb-10">
            <PlanDrawing of="payoff" height={336} />
          </div>
        </LazyPart>
      </div>
      <div className="grid grid-cols-1 border-t border-hairline @min-[860px]:grid-cols-[minmax(0,1fr)_auto]">
        <PayoffOrder view={view} colors={colors} />
        <div className="border-t border-hairline @min-[860px]:border-t-0 @min-[860px]:border-l">
          <PayoffComparison view={view} />
        </div>
      </div>
      {foot}
    </Sheet>
  )
}

function HowCalculated({ view, strategyName }: Pick<PayoffCardProps, 'view' | 'strategyName'>) {
  return (
    <CalculationHelp
      steps={[words.howStep()]}
      inputs={[
        { label: words.monthlyPayment(), value: <Money value={view.monthlyPayment} /> },
        { label: words.totalMinimums(), value: <MoneyOr value={view.minimumPayment} /> },
        ...(strategyName === null ? [] : [{ label: words.strategy(), value: strategyName }]),
        { label: words.debts(), value: String(view.debts.length) },
      ]}
      note={words.howNote({ date: formatDate(view.asOf, screenDateFormat) })}
    />
  )
}
