import { useQuery } from '@evenkeel/api-client/react'
import { assetClasses, fundTypeName, InvestmentType, PlanType, retirementDefaults } from '@evenkeel/engine'
import { type ChartView, ChartViewToggle, RetirementSavings } from '@evenkeel/ui/charts/retirement-savings'
import { Money } from '@evenkeel/ui/money'
import { Percent } from '@evenkeel/ui/percent'
import { Skeleton } from '@evenkeel/ui/skeleton'
import { Swatch } from '@evenkeel/ui/swatch'
import { companyColor } from '@evenkeel/ui/tokens'
import { useState } from 'react'
import { Loaded } from '../../shared/loaded.tsx'
import type { PlanOf } from '../shell/plan-of.ts'
import { AnswerCard, PartsTable } from './answer-card.tsx'

interface Of<Type extends PlanType> {
  readonly plan: PlanOf<Type>
}

const wholeDollars = false
const MONTHS = 12

/** Whether the savings last, and to which age. */
export function RetirementAnswer({ plan }: Of<typeof PlanType.RETIREMENT>) {
  const [view, setView] = useState<ChartView>('chart')
  const { result, input } = plan
  if (result === null) return null
  const { meetingRetirementGoal: isMet, retirementSum: needed, balanceAtRetirementAge: saved } = result
  const retirementAge = (result.years.at(-1)?.age ?? 0) - result.retirementYears
  const lastsTo = Math.floor(retirementAge + result.yearsRetirementFundWillLast)
  const lifeExpectancy = input.retirementPlanDetails?.lifeExpectancy ?? retirementDefaults.lifeExpectancy
  return (
    <AnswerCard
      plan={plan}
      answer={isMet ? `You are on track: your savings last past age ${Math.min(lastsTo, Math.max(lifeExpectancy, retirementAge))}.` : `Your savings last to age ${lastsTo}.`}
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
        { label: 'Social Security a month', value: <Money value={result.finalSocialSecurityIncome / MONTHS} cents={wholeDollars} /> },
      ]}
    >
      <RetirementSavings years={result.years.map(({ age, balance }) => ({ age, balance }))} retirementAge={retirementAge} needed={needed} view={view} />
      <div className="mt-2 flex justify-end">
        <ChartViewToggle view={view} onChange={setView} />
      </div>
    </AnswerCard>
  )
}

/** How the savings are spread over the asset classes, and with which funds. */
export function AllocationAnswer({ plan }: Of<typeof PlanType.ASSET_ALLOCATION>) {
  const { result, input } = plan
  if (result === null) return null
  return (
    <AnswerCard plan={plan} answer={`Keep ${result.fixedIncome}% in fixed income and ${100 - result.fixedIncome}% in stocks.`} stats={[]}>
      <div className="grid grid-cols-1 items-start gap-8 tablet:grid-cols-2">
        <PartsTable
          caption="Asset classes"
          rows={assetClasses.map(({ key, name, order }) => ({
            label: name,
            value: (
              <span className="inline-flex items-center gap-2">
                <Swatch color={companyColor(order - 1)} />
                <Percent value={result[key] / 100} />
              </span>
            ),
          }))}
        />
        <Funds investmentType={input.investmentType ?? InvestmentType.BOTH} fixedIncome={result.fixedIncome} />
      </div>
    </AnswerCard>
  )
}

function Funds({ investmentType, fixedIncome }: { readonly investmentType: InvestmentType; readonly fixedIncome: number }) {
  const funds = useQuery('investmentOptions', {
    query: { planType: String(PlanType.ASSET_ALLOCATION), investmentType: String(investmentType), fixedIncome: String(fixedIncome) },
  })
  return (
    <Loaded query={funds} label="Loading funds" skeleton={<Skeleton height={160} />} failedTitle="The funds did not load">
      {(options) =>
        options.length === 0 ? (
          <p className="text-body text-text-muted">Your employer’s plan lists no funds.</p>
        ) : (
          <PartsTable
            caption="Your employer’s funds"
            rows={options.map(({ name, ticker, fundType, percentage }) => ({
              label: `${name} (${ticker}), ${fundTypeName(fundType)}`,
              value: <Percent value={percentage / 100} />,
            }))}
          />
        )
      }
    </Loaded>
  )
}

/** What can be drawn in retirement, and how the fund goes down. */
export function DistributionAnswer({ plan }: Of<typeof PlanType.DISTRIBUTION_PLANNING>) {
  const [view, setView] = useState<ChartView>('chart')
  const { result, input } = plan
  if (result === null) return null
  const { sustainableWithdrawal, plannedWithdrawal, isOnTrack, rows, yearsFundWillLast } = result
  const first = rows[0]
  const last = rows.at(-1)
  const years = [...rows.map(({ age, startBalance }) => ({ age, balance: startBalance })), ...(last ? [{ age: last.age + 1, balance: last.endBalance }] : [])]
  return (
    <AnswerCard
      plan={plan}
      answer={
        <>
          You can draw <Money value={sustainableWithdrawal} cents={wholeDollars} /> a year to age {input.lifeExpectancy ?? years.at(-1)?.age}.
        </>
      }
      sentence={
        isOnTrack ? (
          'That covers what you plan to spend.'
        ) : (
          <>
            You plan to draw <Money value={plannedWithdrawal} cents={wholeDollars} /> a year. The fund then lasts {Math.floor(yearsFundWillLast)} years.
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
