import { formatMoney } from '@evenkeel/engine'
import { type AmountLabels, useAmountLabels } from '../shared/amount-labels.ts'
import { LineMark, ReadOutLine } from '../shared/read-out-line.tsx'
import type { ChartPointer } from '../shared/pointer-store.ts'
import * as words from '../../words/savings-chart.generated.ts'
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
    const plan = [words.ageOf({ age: String(age) }), formatMoney(balance, { cents: false })]
    return withFutures ? [...plan, span(futures?.p25, futures?.p75), span(futures?.p5, futures?.p95)] : plan
  }
  return <ReadOutLine pointer={pointer} texts={texts} names={[planName(), ...(withFutures ? futureNames() : [])]} />
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

const planName = () => ({ id: 'plan', name: words.yourPlan(), mark: <LineMark className="border-accent" /> })
const futureNames = () => [
  { id: 'inner', name: words.middleHalf(), mark: <BandMark inner /> },
  { id: 'outer', name: words.nineOfTen(), mark: <BandMark /> },
]

/** The same figures as a screen reader says them. */
export function spokenYear(row: SavingsRow | undefined, { hidden, exact, rough }: AmountLabels): string {
  if (!row) return ''
  const { futures } = row
  const age = String(row.age)
  if (hidden) return words.amountsHidden({ age })
  const amount = exact(row.balance)
  if (!futures) return words.planAt({ age, amount })
  const { p5, p25, p75, p95 } = futures
  return words.planAndFutures({ age, amount, p5: rough(p5), p25: rough(p25), p75: rough(p75), p95: rough(p95) })
}
