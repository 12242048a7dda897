import { ruleBookOf } from '@evenkeel/api-client/contract/plan/retirement-person'
import {
  chance,
  formatDate,
  formatPercent,
  futureTaxRate,
  type IsoDate,
  retirementDefaults,
  screenDateFormat,
} from '@evenkeel/engine'
import { CalculationHelp } from '@evenkeel/ui/help'
import { Money } from '@evenkeel/ui/money'
import type { Tried } from './form.ts'

interface HowCalculatedProps {
  readonly whole: Extract<Tried, { readonly input: object }>
  readonly asOf: IsoDate
  readonly onAssumptions: () => void
}

const monthsPerYear = 12
const futures = new Intl.NumberFormat('en-US').format(chance.paths)
const oneDecimal = (share: number) => formatPercent(share, 1)
const whole = (share: number) => formatPercent(share, 0)

/** The values behind the answer, and a button to change them. */
export function HowCalculated({ whole: { input, person, projection }, asOf, onAssumptions }: HowCalculatedProps) {
  const { rates = {}, retirement } = person
  const tax =
    rates.futureTaxRate ??
    futureTaxRate({
      annualIncome: retirement.expenses,
      familyStatus: person.familyStatus,
      ruleBook: ruleBookOf(input).tax,
      stateRate: rates.stateTaxRate,
    })
  const { currentReturn, retirementReturn, inflation } = { ...retirementDefaults, ...known(rates) }
  return (
    <CalculationHelp
      steps={[
        `We add savings, match and growth until ${retirement.age ?? retirementDefaults.retirementAge}, then take out what you spend beyond Social Security. Repeated ${futures} times.`,
      ]}
      inputs={[
        { label: 'Growth', value: `${oneDecimal(currentReturn)}, then ${oneDecimal(retirementReturn)}` },
        {
          label: 'In good and bad years',
          value: `± ${whole(chance.volatility.beforeRetirement)}, then ± ${whole(chance.volatility.afterRetirement)}`,
        },
        { label: 'Inflation, tax rate', value: `${oneDecimal(inflation)}, ${whole(tax)}` },
        {
          label: 'Social Security a month',
          value: <Money value={projection.finalSocialSecurityIncome / monthsPerYear} />,
        },
        { label: 'Spending a year, with tax', value: <Money value={projection.expensesAtRetirement} cents={false} /> },
      ]}
      note={`Spending in future dollars, Social Security in today’s. As of ${formatDate(asOf, screenDateFormat)}.`}
      action={{ label: 'Change these assumptions', onPress: onAssumptions }}
    />
  )
}

/** Keeps only the rates that were stated. */
const known = (rates: {
  readonly currentReturn?: number | undefined
  readonly retirementReturn?: number | undefined
  readonly inflation?: number | undefined
}) => ({
  ...(rates.currentReturn !== undefined && { currentReturn: rates.currentReturn }),
  ...(rates.retirementReturn !== undefined && { retirementReturn: rates.retirementReturn }),
  ...(rates.inflation !== undefined && { inflation: rates.inflation }),
})
