import { type IsoDate, notProvidedText } from '@evenkeel/engine'
import { Button } from '@evenkeel/ui/button'
import { CardBody } from '@evenkeel/ui/card'
import { type ChartView, ChartViewToggle, RetirementSavings } from '@evenkeel/ui/charts/retirement-savings'
import { EmptyState } from '@evenkeel/ui/empty-state'
import { Heading } from '@evenkeel/ui/heading'
import { Icon } from '@evenkeel/ui/icon'
import { Meter } from '@evenkeel/ui/meter'
import { Money } from '@evenkeel/ui/money'
import { Notice } from '@evenkeel/ui/notice'
import { Skeleton } from '@evenkeel/ui/skeleton'
import { type ReactNode, useState } from 'react'
import { Sheet } from '../shell/sheet.tsx'
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
  /** Asked to open the group of the assumptions. */
  readonly onAssumptions: () => void
}

/** The last plan that could be worked out stands, paler, while the fields hold none. */
function useLastWhole(tried: Tried): Whole | null {
  const now = tried.input === null ? null : tried
  const [last, setLast] = useState<Whole | null>(now)
  if (now !== null && now !== last) setLast(now)
  return now ?? last
}

/** Whether the savings last, the spread of futures, four figures, and what one change would do. */
export function AnswerCard({ tried, simulated, changes, asOf, onTry, onAssumptions }: AnswerCardProps) {
  const whole = useLastWhole(tried)
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
        <Answer whole={whole} answer={simulated.answer} />
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

const EVEN_CHANCE = 0.5

const outOf100 = (rate: number) => Math.round(rate * 100)

/** What the plan comes to in a word or two. A plan that lasts by average returns alone is no reason to rest. */
function verdictOf(isOnTrack: boolean, isTight: boolean) {
  if (!isOnTrack) return { words: 'Off track', icon: 'alert-triangle', tone: 'text-danger' } as const
  if (isTight) return { words: 'On track with average returns', icon: 'alert-triangle', tone: 'text-warning' } as const
  return { words: 'On track', icon: 'check', tone: 'text-positive' } as const
}

function Answer({
  whole: { projection, person },
  answer,
}: {
  readonly whole: Whole
  readonly answer: SimulationAnswer | null
}) {
  const { meetingRetirementGoal: isOnTrack, retirementSum, balanceAtRetirementAge } = projection
  const isTight = isOnTrack && answer !== null && answer.successRate < EVEN_CHANCE
  const { words, icon, tone } = verdictOf(isOnTrack, isTight)
  const lastAge = projection.years.at(-1)?.age ?? 0
  return (
    <>
      <p className={`flex items-center gap-2 text-label ${tone}`} role="status">
        <Icon name={icon} size={16} />
        {words}
      </p>
      {answer === null ? (
        <div className="mt-2">
          <Skeleton height={64} width="70%" />
        </div>
      ) : (
        <div className="mt-2 max-w-[380px]">
          <Heading look="result" level={2}>
            Your savings last to age {lastAge} in {outOf100(answer.successRate)} of 100 simulated futures.
          </Heading>
        </div>
      )}
      {isTight && (
        <p className="mt-1 max-w-[480px] text-body text-text-muted">
          Your plan just lasts. Saving a little more makes it safer.
        </p>
      )}
      {!isOnTrack && (
        <p className="mt-1 text-body text-text-muted">
          At {person.retirement.age ?? 0} you will miss{' '}
          <strong className="font-semibold text-text">
            <Money value={retirementSum - balanceAtRetirementAge} cents={false} />
          </strong>
          .
        </p>
      )}
    </>
  )
}

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
  return (
    <div className="px-4 pb-4 tablet:px-6">
      <RetirementSavings
        years={projection.years}
        futures={answer?.years}
        retirementAge={person.retirement.age ?? 0}
        needed={projection.retirementSum}
        view={view}
        stale={isStale}
      />
      <div className="mt-3 flex flex-wrap items-center justify-between gap-x-5 gap-y-2">
        <ul className="flex flex-wrap gap-x-4 gap-y-1.5 text-label font-normal text-text-muted">
          <LegendItem mark="h-[3px] w-4 rounded-pill bg-accent">Your plan</LegendItem>
          <LegendItem mark="size-3 rounded-[3px] bg-fan/42">Middle half of futures</LegendItem>
          <LegendItem mark="size-3 rounded-[3px] bg-fan/16">9 of 10 futures</LegendItem>
        </ul>
        <ChartViewToggle view={view} onChange={setView} />
      </div>
    </div>
  )
}

function LegendItem({ mark, children }: { readonly mark: string; readonly children: ReactNode }) {
  return (
    <li className="flex items-center gap-2">
      <span aria-hidden data-swatch className={mark} />
      {children}
    </li>
  )
}

const MONTHS = 12

function Figures({ whole: { projection, person } }: { readonly whole: Whole }) {
  const age = person.retirement.age ?? 0
  const lasts = Math.floor(age + projection.yearsRetirementFundWillLast)
  const figures: readonly [string, ReactNode][] = [
    [`Savings at ${age}`, <Money key="saved" value={projection.balanceAtRetirementAge} cents={false} />],
    [`Needed at ${age}`, <Money key="needed" value={projection.retirementSum} cents={false} />],
    ['Lasts until age', Number.isFinite(lasts) ? lasts : notProvidedText],
    [
      'Social Security',
      <span key="security" className="whitespace-nowrap">
        <Money value={projection.finalSocialSecurityIncome / MONTHS} cents={false} />{' '}
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
