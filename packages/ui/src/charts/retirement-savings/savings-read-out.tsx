import { formatMoney } from '@evenkeel/engine'
import { type AmountLabels, useAmountLabels } from '../shared/amount-labels.ts'
import { LineMark, ReadOutLine } from '../shared/read-out-line.tsx'
import type { ChartPointer } from '../shared/pointer-store.ts'
import type { SavingsRow } from './savings-plan.ts'

interface SavingsReadOutProps {
  rows: readonly SavingsRow[]
  /** Keeps room for futures, also while they are not simulated yet. */
  withFutures: boolean
  pointer: ChartPointer
}

/** A year's figures, which are also the legend of the drawing. */
export function SavingsReadOut({ rows, withFutures, pointer }: SavingsReadOutProps) {
  const { rough } = useAmountLabels()
  const span = (low: number | undefined, high: number | undefined) =>
    low === undefined || high === undefined ? '–' : `${rough(low)} – ${rough(high)}`
  const texts = (index: number) => {
    const { age = '', balance = 0, futures } = rows[index] ?? {}
    const plan = [`Age ${age}`, formatMoney(balance, { cents: false })]
    return withFutures ? [...plan, span(futures?.p25, futures?.p75), span(futures?.p5, futures?.p95)] : plan
  }
  return <ReadOutLine pointer={pointer} texts={texts} names={withFutures ? columnsWithFutures : plain} />
}

/** The tint of a band: the inner band is drawn over the outer one. */
function BandMark({ inner = false }: { inner?: boolean }) {
  return (
    <span
      aria-hidden="true"
      data-swatch=""
      className={`h-2.5 w-3 shrink-0 rounded-[3px] [print-color-adjust:exact] ${inner ? 'bg-fan/38' : 'bg-fan/16'}`}
    />
  )
}

const plain = [{ id: 'plan', name: 'Your plan', mark: <LineMark className="border-accent" /> }]
const columnsWithFutures = [
  ...plain,
  { id: 'inner', name: 'Middle half of futures', mark: <BandMark inner /> },
  { id: 'outer', name: '9 of 10 futures', mark: <BandMark /> },
]

/** The same figures as a screen reader says them. */
export function spokenYear(row: SavingsRow | undefined, { hidden, exact, rough }: AmountLabels): string {
  if (!row) return ''
  const { age, balance, futures } = row
  if (hidden) return `Age ${age}: amounts hidden`
  const plan = `Age ${age}: your plan ${exact(balance)}`
  if (!futures) return plan
  const { p5, p25, p75, p95 } = futures
  return `${plan}; half of the simulated futures from ${rough(p25)} to ${rough(p75)}, 9 of 10 from ${rough(p5)} to ${rough(p95)}`
}
