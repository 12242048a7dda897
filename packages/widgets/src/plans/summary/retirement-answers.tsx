import type { PlanType } from '@evenkeel/engine'
import { type ChartView, ChartViewToggle, RetirementSavings } from '@evenkeel/ui/charts/retirement-savings'
import { Money } from '@evenkeel/ui/money'
import { useState } from 'react'
import type { PlanOf } from '../shell/plan-of.ts'
import { AnswerCard } from './answer-card.tsx'

interface Of<Type extends PlanType> {
  readonly plan: PlanOf<Type>
}

const wholeDollars = false
const MONTHS = 12

/** Whether the savings last, and to which age. */
export function RetirementAnswer({ plan }: Of<typeof PlanType.RETIREMENT>) {
  const [view, setView] = useState<ChartView>('chart')
  const { result, input, hasDraft } = plan
  if (result === null) return null
  const { meetingRetirementGoal: isMet, retirementSum: needed, balanceAtRetirementAge: saved } = result
  const lastAge = result.years.at(-1)?.age ?? 0
  const retirementAge = lastAge - result.retirementYears
  const lastsTo = Math.floor(retirementAge + result.yearsRetirementFundWillLast)
  // What was committed counts: while there is a draft, the input is that.
  const lifeExpectancy = (hasDraft ? null : input.retirementPlanDetails?.lifeExpectancy) ?? lastAge
  return (
    <AnswerCard
      plan={plan}
      answer={
        isMet
          ? `You are on track: your savings last past age ${Math.min(lastsTo, Math.max(lifeExpectancy, retirementAge))}.`
          : `Your savings last to age ${lastsTo}.`
      }
      sentence={
        isMet ? undefined : (
          <>
            At {retirementAge} you will miss <Money value={needed - saved} cents={wholeDollars} /> to last to the end.
          </>
        )
      }
      stats={[
        { label: `Savings at ${retirementAge}`, value: <Money value={saved} cents={wholeDollars} /> },
        { label: `Needed at ${retirementAge}`, value: <Money value={needed} cents={wholeDollars} /> },
        { label: 'Lasts until age', value: lastsTo },
        {
          label: 'Social Security a month',
          value: <Money value={result.finalSocialSecurityIncome / MONTHS} cents={wholeDollars} />,
        },
      ]}
    >
      <RetirementSavings
        years={result.years.map(({ age, balance }) => ({ age, balance }))}
        retirementAge={retirementAge}
        needed={needed}
        view={view}
      />
      <div className="mt-2 flex justify-end">
        <ChartViewToggle view={view} onChange={setView} />
      </div>
    </AnswerCard>
  )
}

/** What can be drawn in retirement, and how the fund goes down. */
export function DistributionAnswer({ plan }: Of<typeof PlanType.DISTRIBUTION_PLANNING>) {
  const [view, setView] = useState<ChartView>('chart')
  const { result } = plan
  if (result === null) return null
  const { sustainableWithdrawal, plannedWithdrawal, isOnTrack, rows, yearsFundWillLast } = result
  const first = rows[0]
  const last = rows.at(-1)
  const years = [
    ...rows.map(({ age, startBalance }) => ({ age, balance: startBalance })),
    ...(last ? [{ age: last.age + 1, balance: last.endBalance }] : []),
  ]
  return (
    <AnswerCard
      plan={plan}
      answer={
        <>
          You can draw <Money value={sustainableWithdrawal} cents={wholeDollars} /> a year to age {years.at(-1)?.age}.
        </>
      }
      sentence={
        isOnTrack ? (
          'That covers what you plan to spend.'
        ) : (
          <>
            You plan to draw <Money value={plannedWithdrawal} cents={wholeDollars} /> a year. The fund then lasts{' '}
            {Math.floor(yearsFundWillLast)} years.
          </>
        )
      }
      stats={[
        { label: 'Fund at retirement', value: <Money value={first?.startBalance ?? 0} cents={wholeDollars} /> },
        { label: 'You can draw a year', value: <Money value={sustainableWithdrawal} cents={wholeDollars} /> },
        { label: 'You plan to draw a year', value: <Money value={plannedWithdrawal} cents={wholeDollars} /> },
        { label: 'The fund lasts', value: `${Math.floor(yearsFundWillLast)} years` },
      ]}
    >
      <RetirementSavings years={years} retirementAge={first?.age ?? 0} view={view} />
      <div className="mt-2 flex justify-end">
        <ChartViewToggle view={view} onChange={setView} />
      </div>
    </AnswerCard>
  )
}
