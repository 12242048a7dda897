import { type PlanType, retirementDefaults } from '@evenkeel/engine'
import { type ChartView, ChartViewToggle, RetirementSavings } from '@evenkeel/ui/charts/retirement-savings'
import { Money } from '@evenkeel/ui/money'
import { useState } from 'react'
import { asToday } from '../shell/as-today.ts'
import type { PlanWithType } from '../shell/is-plan.ts'
import { DollarsNote, DollarsSwitch, useShownDollars } from '../../shared/dollars.tsx'
import { lastsToText } from '../../shared/lasts-to.ts'
import * as words from '../../words/plan-answers.generated.ts'
import { AnswerCard } from './answer-card.tsx'

interface Of<Type extends PlanType> {
  readonly plan: PlanWithType<Type>
}

const wholeDollars = false
const monthsPerYear = 12

/** Returns the inflation that a committed plan was calculated with, which a draft of it does not change. */
const inflationOf = ({ present, explanations }: PlanWithType<typeof PlanType.RETIREMENT>): number =>
  (present?.explanations ?? explanations)
    .flatMap(({ inputs }) => inputs)
    .find(({ label }) => label.key === 'retirement.inflation')?.value ?? retirementDefaults.inflation

/** Whether the savings last, and to which age. */
export function RetirementAnswer({ plan }: Of<typeof PlanType.RETIREMENT>) {
  const [view, setView] = useState<ChartView>('chart')
  const shown = useShownDollars(inflationOf(plan))
  const { result } = asToday(plan)
  if (result === null) return null
  const [first] = result.years
  const lastAge = result.years.at(-1)?.age ?? 0
  const retirementAge = lastAge - result.retirementYears
  const untilRetirement = Math.max(0, retirementAge - (first?.age ?? retirementAge))
  const needed = shown(result.retirementSum, untilRetirement)
  const saved = shown(result.balanceAtRetirementAge, untilRetirement)
  const lastsTo = lastsToText(Math.floor(retirementAge + result.yearsRetirementFundWillLast))
  return (
    <AnswerCard
      plan={plan}
      answer={words.lastTo({ age: lastsTo })}
      stats={[
        { label: words.savingsAt({ age: String(retirementAge) }), value: <Money value={saved} cents={wholeDollars} /> },
        { label: words.neededAt({ age: String(retirementAge) }), value: <Money value={needed} cents={wholeDollars} /> },
        { label: words.lastsToAge(), value: lastsTo },
        {
          label: words.socialSecurity(),
          value: <Money value={result.finalSocialSecurityIncome / monthsPerYear} cents={wholeDollars} />,
        },
      ]}
    >
      <div className="mb-3 flex flex-wrap items-center justify-between gap-2">
        <DollarsNote />
        <DollarsSwitch />
      </div>
      <RetirementSavings
        years={result.years.map(({ age, balance }, year) => ({ age, balance: shown(balance, year) }))}
        retirementAge={retirementAge}
        view={view}
      />
      <div className="mt-2 flex justify-end">
        <ChartViewToggle view={view} onChange={setView} />
      </div>
    </AnswerCard>
  )
}

/** The amount that can be withdrawn in retirement, and how the fund decreases. */
export function DistributionAnswer({ plan }: Of<typeof PlanType.DISTRIBUTION_PLANNING>) {
  const [view, setView] = useState<ChartView>('chart')
  const { result } = asToday(plan)
  if (result === null) return null
  const { sustainableWithdrawal, plannedWithdrawal, rows, yearsFundWillLast } = result
  const first = rows[0]
  const last = rows.at(-1)
  const years = [
    ...rows.map(({ age, startBalance }) => ({ age, balance: startBalance })),
    ...(last ? [{ age: last.age + 1, balance: last.endBalance }] : []),
  ]
  return (
    <AnswerCard
      plan={plan}
      answer={words.canSpend.parts({
        amount: <Money key="amount" value={sustainableWithdrawal} cents={wholeDollars} />,
        age: String(years.at(-1)?.age ?? ''),
      })}
      stats={[
        {
          label: words.savingsAt({ age: String(first?.age ?? '') }),
          value: <Money value={first?.startBalance ?? 0} cents={wholeDollars} />,
        },
        { label: words.canSpendPerYear(), value: <Money value={sustainableWithdrawal} cents={wholeDollars} /> },
        { label: words.planToSpend(), value: <Money value={plannedWithdrawal} cents={wholeDollars} /> },
        { label: words.savingsLast(), value: words.years({ years: Math.floor(yearsFundWillLast) }) },
      ]}
    >
      <RetirementSavings years={years} retirementAge={first?.age ?? 0} view={view} />
      <div className="mt-2 flex justify-end">
        <ChartViewToggle view={view} onChange={setView} />
      </div>
    </AnswerCard>
  )
}
