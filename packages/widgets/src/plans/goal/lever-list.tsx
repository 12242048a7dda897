import { type Lever, formatMoney, type LeverChange } from '@evenkeel/engine'
import { TextButton } from '@evenkeel/ui/button'
import { Heading } from '@evenkeel/ui/heading'
import { Meter } from '@evenkeel/ui/meter'
import { usePrivateText } from '@evenkeel/ui/privacy'
import { Skeleton } from '@evenkeel/ui/skeleton'
import { useState } from 'react'
import * as calculatorWords from '../../words/calculator.generated.ts'
import * as words from '../../words/goal-page.generated.ts'
import type { PlanLevers } from './use-plan-levers.ts'

const percent = (share: number) => Math.round(share * 1000) / 10

/** Returns one change in words; null for one that only follows from another. */
function changeText({ key, value }: LeverChange): string | null {
  switch (key) {
    case 'savingsRate':
      return words.save({ percent: percent(value) })
    case 'retirementAge':
      return words.retireAt({ age: String(value) })
    case 'partnerRetirementAge':
      return words.partnerRetiresAt({ age: String(value) })
    case 'claimingAge':
      return words.claimAt({ age: String(value) })
    case 'partnerClaimingAge':
      return words.partnerClaimsAt({ age: String(value) })
    case 'retirementExpenses':
      return words.spend({ amount: formatMoney(value, { cents: false }) })
    default:
      return null
  }
}

/** Returns what a lever changes, in words, for a plan that retires at `retirementAge`. */
function leverText({ key, changes }: Lever, retirementAge: number): string {
  const [first] = changes
  if (key === 'saveOneMore') return words.saveOneMore()
  if (key === 'workLonger' && first !== undefined) return words.workMore({ years: first.value - retirementAge })
  return changes.flatMap((change) => changeText(change) ?? []).join(' · ')
}

const hundred = 100
const shownAtFirst = 3

interface LeverListProps {
  readonly levers: PlanLevers
  readonly onTry: (lever: Lever) => void
}

/** What would help, each with the futures before and after. */
export function LeverList({ levers: { rows, retirementAge, isStale, isFirst }, onTry }: LeverListProps) {
  const [isWhole, setWhole] = useState(false)
  if (rows.length === 0 && !isFirst) return null
  const shown = isWhole ? rows : rows.slice(0, shownAtFirst)
  const waiting = isFirst ? shownAtFirst - shown.length : 0
  return (
    <div className="border-t border-hairline px-4 py-5 tablet:px-6" aria-busy={isStale}>
      <Heading look="part" level={3}>
        {calculatorWords.tryOneChange()}
      </Heading>
      <ul className="mt-1">
        {shown.map((lever) => (
          <LeverRow key={lever.key} {...{ lever, retirementAge, onTry }} />
        ))}
        {Array.from({ length: waiting }, (_, place) => (
          <li key={place} aria-hidden className="border-t border-hairline py-3 first:border-t-0">
            <Skeleton height={26} />
          </li>
        ))}
      </ul>
      <p className="mt-2 flex flex-wrap items-baseline justify-between gap-x-4 text-caption font-normal text-text-subtle">
        {words.ofFutures()}
        {shown.length < rows.length && !isFirst && (
          <TextButton onClick={() => setWhole(true)}>{words.showAll()}</TextButton>
        )}
      </p>
    </div>
  )
}

interface LeverRowProps extends Pick<PlanLevers, 'retirementAge'>, Pick<LeverListProps, 'onTry'> {
  readonly lever: Lever
}

function LeverRow({ lever, retirementAge, onTry }: LeverRowProps) {
  const asPrivate = usePrivateText()
  const after = lever.futures ?? 0
  const before = after - lever.gain.futures
  const text = asPrivate(leverText(lever, retirementAge))
  const change = words.beforeAndAfter({ before, after })
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto_auto] items-center gap-x-3 border-t border-hairline py-2 first:border-t-0">
      <div className="min-w-0">
        <p className="text-body">{text}</p>
        <div className="mt-1">
          <Meter label={text} valueText={change} share={after / hundred} todayShare={before / hundred} />
        </div>
      </div>
      <span className="text-label whitespace-nowrap tabular-nums">{change}</span>
      <TextButton aria-label={calculatorWords.tryThis({ change: text })} onClick={() => onTry(lever)}>
        {calculatorWords.tryIt()}
      </TextButton>
    </li>
  )
}
