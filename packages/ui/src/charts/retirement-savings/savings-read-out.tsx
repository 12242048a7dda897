import { Money } from '../../money/money.tsx'
import { Private } from '../../privacy/privacy.tsx'
import { type AmountLabels, useAmountLabels } from '../shared/amount-labels.ts'
import { LineMark, ReadOutFigure, ReadOutLine } from '../shared/read-out-line.tsx'
import type { SavingsRow } from './savings-plan.ts'

type SavingsReadOutProps = {
  row: SavingsRow
  /** Whether any year has futures: their room is then kept in all of them. */
  withFutures: boolean
}

/** A year's figures, which are the legend of the drawing too. */
export function SavingsReadOut({ row: { age, balance, futures }, withFutures }: SavingsReadOutProps) {
  return (
    <ReadOutLine
      heading={`Age ${age}`}
      main={
        <ReadOutFigure name="Your plan" mark={<LineMark className="border-accent" />}>
          <Money value={balance} cents={false} />
        </ReadOutFigure>
      }
    >
      {withFutures && (
        <>
          <ReadOutFigure name="Middle half of futures" mark={<BandMark inner />}>
            <Span low={futures?.p25} high={futures?.p75} />
          </ReadOutFigure>
          <ReadOutFigure name="9 of 10 futures" mark={<BandMark />}>
            <Span low={futures?.p5} high={futures?.p95} />
          </ReadOutFigure>
        </>
      )}
    </ReadOutLine>
  )
}

function Span({ low, high }: { low: number | undefined; high: number | undefined }) {
  const { rough } = useAmountLabels()
  if (low === undefined || high === undefined) return '–'
  return <Private>{`${rough(low)} – ${rough(high)}`}</Private>
}

/** The tint of a band: the inner one lies over the outer one. */
function BandMark({ inner = false }: { inner?: boolean }) {
  return (
    <span
      aria-hidden="true"
      data-swatch=""
      className={`h-2.5 w-3 shrink-0 rounded-[3px] [print-color-adjust:exact] ${inner ? 'bg-fan/38' : 'bg-fan/16'}`}
    />
  )
}

/** The same figures as a screen reader says them. */
export function spokenYear({ age, balance, futures }: SavingsRow, { hidden, exact, rough }: AmountLabels): string {
  if (hidden) return `Age ${age}: amounts hidden`
  const plan = `Age ${age}: your plan ${exact(balance)}`
  if (!futures) return plan
  const { p5, p25, p75, p95 } = futures
  return `${plan}; half of the simulated futures from ${rough(p25)} to ${rough(p75)}, 9 of 10 from ${rough(p5)} to ${rough(p95)}`
}
