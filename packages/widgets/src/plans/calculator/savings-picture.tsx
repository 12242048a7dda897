import { notProvidedText } from '@evenkeel/engine'
import { type ChartView, ChartViewToggle, RetirementSavings } from '@evenkeel/ui/charts/retirement-savings'
import { Money } from '@evenkeel/ui/money'
import { type ReactNode, useMemo, useState } from 'react'
import { DollarsNote, DollarsSwitch, useShownDollars } from '../../shared/dollars.tsx'
import { lastsToText } from '../../shared/lasts-to.ts'
import { PlanDrawing } from '../../shared/plan-drawing.tsx'
import * as words from '../../words/calculator.generated.ts'
import type { SimulationAnswer } from '../simulation/simulation.ts'
import { inflationOf, yearsUntilRetirement } from './calculator-verdict.ts'
import type { Whole } from './form.ts'
import type { WhatIf } from './use-what-if.ts'

type Shown = (amount: number, years: number) => number

const shownYears = ({ years }: Whole['projection'], shown: Shown) =>
  years.map(({ age, balance }, year) => ({ age, balance: shown(balance, year) }))

const shownFutures = ({ age, p5, p25, p75, p95 }: SimulationAnswer['years'][number], year: number, shown: Shown) => ({
  age,
  p5: shown(p5, year),
  p25: shown(p25, year),
  p75: shown(p75, year),
  p95: shown(p95, year),
})

interface SavingsPictureProps {
  readonly whatIf: WhatIf
  readonly whole: Whole
  /** The saved plan, while another one is tried. */
  readonly saved?: Whole | undefined
}

/** The savings by age in front of their simulated futures, in the chosen dollars. */
export function SavingsPicture({ whatIf, whole: { projection, person }, saved }: SavingsPictureProps) {
  const { isCurrent, isHeld, simulated } = whatIf
  const { answer } = simulated
  const isWaiting = answer === null && !simulated.isFailed
  const [view, setView] = useState<ChartView>('chart')
  const shown = useShownDollars(inflationOf(person))
  const years = useMemo(() => shownYears(projection, shown), [projection, shown])
  const savedYears = useMemo(() => saved && shownYears(saved.projection, shown), [saved, shown])
  const futures = useMemo(() => answer?.years.map((one, year) => shownFutures(one, year, shown)) ?? [], [answer, shown])
  return (
    <div className="px-4 pb-4 tablet:px-6">
      <div className="mb-3 flex flex-wrap items-center justify-between gap-2">
        <DollarsNote />
        <DollarsSwitch />
      </div>
      {/* Its axis is that of the futures: without them it would begin with another one, and jump. */}
      <div className="relative">
        {isWaiting && (
          <div className="absolute inset-0">
            <PlanDrawing of="savings" height="100%" />
          </div>
        )}
        <div style={{ visibility: isWaiting ? 'hidden' : 'visible' }}>
          <RetirementSavings
            years={years}
            futures={futures}
            saved={savedYears}
            retirementAge={person.retirement.age ?? 0}
            view={view}
            stale={simulated.isStale || !isCurrent}
            held={isHeld}
          />
        </div>
      </div>
      <div className="mt-3 flex justify-end">
        <ChartViewToggle view={view} onChange={setView} />
      </div>
    </div>
  )
}

const monthsPerYear = 12

/** What is saved and needed at retirement, how long it lasts, and Social Security. */
export function SavingsFigures({ whole: { projection, person } }: { readonly whole: Whole }) {
  const age = person.retirement.age ?? 0
  const shown = useShownDollars(inflationOf(person))
  const atRetirement = (amount: number) => shown(amount, yearsUntilRetirement(person))
  const lasts = Math.floor(age + projection.yearsRetirementFundWillLast)
  const figures: readonly [string, ReactNode][] = [
    [
      words.savedAt({ age: String(age) }),
      <Money key="saved" value={atRetirement(projection.balanceAtRetirementAge)} cents={false} />,
    ],
    [
      words.neededAt({ age: String(age) }),
      <Money key="needed" value={atRetirement(projection.retirementSum)} cents={false} />,
    ],
    [words.lastsUntil(), Number.isFinite(lasts) ? lastsToText(lasts) : notProvidedText],
    [
      words.socialSecurity(),
      <span key="security" className="inline-flex flex-wrap items-baseline gap-x-1">
        <Money value={projection.finalSocialSecurityIncome / monthsPerYear} cents={false} />{' '}
        <span className="text-label font-normal text-text-muted">{words.aMonth()}</span>
      </span>,
    ],
  ]
  return (
    <dl className="flex flex-wrap justify-between gap-x-6 gap-y-4 border-t border-hairline px-4 py-5 tablet:px-6">
      {figures.map(([label, value]) => (
        <div key={label} className="@max-[520px]:w-[calc(50%-12px)]">
          <dt className="text-label font-normal text-text-muted">{label}</dt>
          <dd className="text-stat text-text">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
