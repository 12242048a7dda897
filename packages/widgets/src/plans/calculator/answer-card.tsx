import { missingOfRetirement } from '@evenkeel/api-client/contract/plan/retirement-missing'
import { verdictText, verdictWord } from '@evenkeel/api-client/contract/verdict-words'
import {
  type IsoDate,
  notProvidedText,
  outOf100,
  PlanType,
  retirementDefaults,
  retirementVerdict,
  type Verdict,
} from '@evenkeel/engine'
import { Button } from '@evenkeel/ui/button'
import { CardBody } from '@evenkeel/ui/card'
import { type ChartView, ChartViewToggle, RetirementSavings } from '@evenkeel/ui/charts/retirement-savings'
import { EmptyState } from '@evenkeel/ui/empty-state'
import { Heading } from '@evenkeel/ui/heading'
import { Meter } from '@evenkeel/ui/meter'
import { Money } from '@evenkeel/ui/money'
import { Notice } from '@evenkeel/ui/notice'
import { usePrivateText } from '@evenkeel/ui/privacy'
import { Skeleton } from '@evenkeel/ui/skeleton'
import { type ReactNode, useMemo, useState } from 'react'
import { DollarsNote, DollarsSwitch, useShownDollars } from '../../shared/dollars.tsx'
import { useAnswer } from '../../shared/use-answer.ts'
import { Sheet } from '../shell/sheet.tsx'
import { VerdictName, VerdictText } from '../../shared/verdict-view.tsx'
import type { SimulationAnswer } from '../simulation/simulation.ts'
import type { Change, Tried } from './form.ts'
import { HowCalculated } from './how-calculated.tsx'

type Whole = Extract<Tried, { readonly input: object }>

interface AnswerCardProps {
  readonly tried: Tried
  readonly simulated: {
    readonly answer: SimulationAnswer | null
    readonly isStale: boolean
    readonly isFailed: boolean
  }
  readonly changes: readonly Change[]
  readonly asOf: IsoDate
  readonly onTry: (change: Change) => void
  /** Called when the person asks to see the assumptions. */
  readonly onAssumptions: () => void
}

/** Returns the last plan that could be calculated, so that it stays visible (paler) while the fields hold no valid one. */
function useLastWhole(tried: Tried): Whole | null {
  const now = tried.input === null ? null : tried
  const [last, setLast] = useState<Whole | null>(now)
  if (now !== null && now !== last) setLast(now)
  return now ?? last
}

/** Whether the savings last, the range of simulated futures, four figures, and the effect of single changes. */
export function AnswerCard({ tried, simulated, changes, asOf, onTry, onAssumptions }: AnswerCardProps) {
  const whole = useLastWhole(tried)
  const verdict = toVerdict(whole, simulated.answer, asOf)
  useAnswer(useSpokenAnswer(verdict, simulated))
  if (whole === null) {
    return (
      <Sheet>
        <CardBody>
          <EmptyState icon="sun-horizon" title="A few answers are missing">
            Fill in your date of birth, income and monthly expenses to see how long your savings last.
          </EmptyState>
        </CardBody>
      </Sheet>
    )
  }
  const isStale = simulated.isStale || tried.input === null
  return (
    <Sheet>
      <div className="px-4 pt-5 tablet:px-6">
        <Answer verdict={verdict} isCurrent={tried.input !== null} />
        <div className="mt-3 mb-4">
          <HowCalculated whole={whole} asOf={asOf} onAssumptions={onAssumptions} />
        </div>
        {tried.input === null && (
          <div className="mb-4">
            <Notice tone="warning" announce="polite">
              Something in your choices cannot be worked out. Here is what you had before.
            </Notice>
          </div>
        )}
        {simulated.isFailed && (
          <div className="mb-4">
            <Notice tone="warning" announce="polite">
              The simulation did not run. The projection of your plan still holds.
            </Notice>
          </div>
        )}
      </div>
      <Picture whole={whole} answer={simulated.answer} isStale={isStale} />
      <Figures whole={whole} />
      <TryOneChange changes={changes} simulated={simulated} onTry={onTry} />
    </Sheet>
  )
}

/** Returns the engine's verdict on a tried plan; null until its futures are simulated, so that no verdict flashes. */
function toVerdict(whole: Whole | null, answer: SimulationAnswer | null, asOf: IsoDate): Verdict | null {
  if (whole === null || answer === null) return null
  const { input, person, projection } = whole
  const missing = missingOfRetirement(input, asOf)
  // Not `verdictOf`, which brings the rules of every other plan.
  return retirementVerdict({
    planType: PlanType.RETIREMENT,
    missing,
    outcome: {
      projection,
      inflation: inflationOf(person),
      successRate: answer.successRate,
      withStateTax: answer.withStateTax,
      savingsRate: null,
      today: null,
      spending: null,
    },
  })
}

/** Returns the answer for people who listen; null while it is being calculated. */
function useSpokenAnswer(verdict: Verdict | null, { isStale }: AnswerCardProps['simulated']): string | null {
  const mask = usePrivateText()
  if (verdict === null || isStale) return null
  const { word, sentence, second } = verdict
  return mask([`${verdictWord(word)}.`, verdictText(sentence), second && verdictText(second)].filter(Boolean).join(' '))
}

/** The verdict on the tried plan. While a field holds no valid value, the last answer stays without word and tone. */
function Answer({ verdict, isCurrent }: { readonly verdict: Verdict | null; readonly isCurrent: boolean }) {
  if (verdict === null) return <Skeleton height={64} width="70%" />
  const { sentence, second } = verdict
  return (
    <>
      {isCurrent && <VerdictName verdict={verdict} />}
      <div className={`mt-2 max-w-[380px] ${isCurrent ? '' : 'opacity-60'}`}>
        <Heading look="result" level={2}>
          <VerdictText sentence={sentence} />
        </Heading>
      </div>
      {second !== null && (
        <p className="mt-1 max-w-[480px] text-body text-text-muted">
          <VerdictText sentence={second} />
        </p>
      )}
    </>
  )
}

/** Returns the prices' growth a year that a person's plan counts with. */
const inflationOf = ({ rates }: Whole['person']) => rates?.inflation ?? retirementDefaults.inflation

const yearsUntilRetirement = ({ age, retirement }: Whole['person']) => Math.max(0, (retirement.age ?? age) - age)

const shownFutures = (
  { age, p5, p25, p75, p95 }: SimulationAnswer['years'][number],
  year: number,
  shown: (amount: number, years: number) => number,
) => ({ age, p5: shown(p5, year), p25: shown(p25, year), p75: shown(p75, year), p95: shown(p95, year) })

function Picture({
  whole: { projection, person },
  answer,
  isStale,
}: {
  readonly whole: Whole
  readonly answer: SimulationAnswer | null
  readonly isStale: boolean
}) {
  const [view, setView] = useState<ChartView>('chart')
  const shown = useShownDollars(inflationOf(person))
  const years = useMemo(
    () => projection.years.map(({ age, balance }, year) => ({ age, balance: shown(balance, year) })),
    [projection, shown],
  )
  const futures = useMemo(() => answer?.years.map((one, year) => shownFutures(one, year, shown)), [answer, shown])
  return (
    <div className="px-4 pb-4 tablet:px-6">
      <div className="mb-3 flex flex-wrap items-center justify-between gap-2">
        <DollarsNote />
        <DollarsSwitch />
      </div>
      <RetirementSavings
        years={years}
        futures={futures}
        retirementAge={person.retirement.age ?? 0}
        needed={shown(projection.retirementSum, yearsUntilRetirement(person))}
        view={view}
        stale={isStale}
      />
      <div className="mt-3 flex justify-end">
        <ChartViewToggle view={view} onChange={setView} />
      </div>
    </div>
  )
}

const monthsPerYear = 12

function Figures({ whole: { projection, person } }: { readonly whole: Whole }) {
  const age = person.retirement.age ?? 0
  const shown = useShownDollars(inflationOf(person))
  const atRetirement = (amount: number) => shown(amount, yearsUntilRetirement(person))
  const lasts = Math.floor(age + projection.yearsRetirementFundWillLast)
  const figures: readonly [string, ReactNode][] = [
    [`Savings at ${age}`, <Money key="saved" value={atRetirement(projection.balanceAtRetirementAge)} cents={false} />],
    [`Needed at ${age}`, <Money key="needed" value={atRetirement(projection.retirementSum)} cents={false} />],
    ['Lasts until age', Number.isFinite(lasts) ? lasts : notProvidedText],
    [
      'Social Security',
      <span key="security" className="whitespace-nowrap">
        <Money value={projection.finalSocialSecurityIncome / monthsPerYear} cents={false} />{' '}
        <span className="text-label font-normal text-text-muted">a month</span>
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

function TryOneChange({
  changes,
  simulated: { answer, isStale },
  onTry,
}: Pick<AnswerCardProps, 'changes' | 'simulated' | 'onTry'>) {
  if (changes.length === 0 || answer === null) return null
  return (
    <div className={`border-t border-hairline px-4 py-5 tablet:px-6 ${isStale ? 'opacity-60' : ''}`}>
      <Heading look="part" level={3}>
        Try one change
      </Heading>
      <ul className="mt-2">
        {changes.map((change) => {
          const rate = answer.variants[change.key]
          const text = rate === undefined ? '' : `${outOf100(rate)} of 100`
          return (
            <li
              key={change.key}
              className="grid grid-cols-[minmax(0,1fr)_80px_auto] items-center gap-x-4 border-t border-hairline py-2 first:border-t-0 @min-[520px]:grid-cols-[minmax(0,1fr)_180px_80px_auto]"
            >
              <span className="text-body @max-[520px]:col-span-2">{change.label}</span>
              <span className="@max-[520px]:order-3">
                {rate !== undefined && (
                  <Meter label={change.label} valueText={text} share={rate} todayShare={answer.successRate} />
                )}
              </span>
              <span className="text-body font-medium whitespace-nowrap tabular-nums @max-[520px]:order-4">{text}</span>
              <Button variant="text" size="flush" aria-label={`Try: ${change.label}`} onClick={() => onTry(change)}>
                Try
              </Button>
            </li>
          )
        })}
      </ul>
    </div>
  )
}
