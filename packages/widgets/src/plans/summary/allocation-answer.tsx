import { useQuery } from '@evenkeel/api-client/react'
import { assetClasses, fundTypeName, InvestmentType, PlanType } from '@evenkeel/engine'
import { Doughnut } from '@evenkeel/ui/charts/doughnut'
import { Percent } from '@evenkeel/ui/percent'
import { SkeletonText } from '@evenkeel/ui/skeleton'
import { companyColor } from '@evenkeel/ui/tokens'
import { useState } from 'react'
import { QueryView } from '../../shared/query-view.tsx'
import * as words from '../../words/plan-answers.generated.ts'
import { asToday } from '../shell/as-today.ts'
import type { PlanWithType } from '../shell/is-plan.ts'
import { AnswerCard, PartsTable } from './answer-card.tsx'

const ring = 168

/** How the savings are divided among the asset classes, and by which funds. */
export function AllocationAnswer({ plan }: { readonly plan: PlanWithType<typeof PlanType.ASSET_ALLOCATION> }) {
  const [active, setActive] = useState<string | null>(null)
  const { input } = plan
  const { result } = asToday(plan)
  if (result === null) return null
  const classes = assetClasses.map(({ key, name, order }) => ({
    id: key,
    label: name,
    value: result[key],
    color: companyColor(order - 1),
  }))
  return (
    <AnswerCard
      plan={plan}
      holds
      answer={words.aim({ stocks: 100 - result.fixedIncome, fixedIncome: result.fixedIncome })}
      stats={[]}
    >
      <div className="grid grid-cols-1 items-start gap-8 @min-[720px]:grid-cols-2">
        <div className="flex min-w-0 flex-col gap-6">
          <Doughnut
            slices={classes}
            label={words.allocation()}
            caption={words.yourSavings()}
            active={active}
            onActiveChange={setActive}
            size={ring}
            percents
          />
          <PartsTable
            caption={words.assetClasses()}
            rows={classes.map(({ label, value, color }) => ({ label, color, value: <Percent value={value / 100} /> }))}
          />
        </div>
        <Funds investmentType={input.investmentType ?? InvestmentType.BOTH} fixedIncome={result.fixedIncome} />
      </div>
    </AnswerCard>
  )
}

function Funds({
  investmentType,
  fixedIncome,
}: {
  readonly investmentType: InvestmentType
  readonly fixedIncome: number
}) {
  const funds = useQuery('investmentOptions', {
    query: {
      planType: String(PlanType.ASSET_ALLOCATION),
      investmentType: String(investmentType),
      fixedIncome: String(fixedIncome),
    },
  })
  return (
    <QueryView
      query={funds}
      label={words.loadingFunds()}
      skeleton={<SkeletonText lines={5} room="min-h-40" />}
      failedTitle={words.fundsFailed()}
    >
      {(options) =>
        options.length === 0 ? (
          <p className="text-body text-text-muted">{words.noFunds()}</p>
        ) : (
          <PartsTable
            caption={words.funds()}
            rows={options.map(({ name, ticker, fundType, percentage }) => ({
              label: `${name} (${ticker}), ${fundTypeName(fundType)}`,
              value: <Percent value={percentage / 100} />,
            }))}
          />
        )
      }
    </QueryView>
  )
}
