import { ruleBookOf } from '@evenkeel/api-client/contract/plan/retirement-person'
import {
  chance,
  formatDate,
  formatPercent,
  futureTaxRate,
  inTodaysDollars,
  type IsoDate,
  retirementDefaults,
  screenDateFormat,
} from '@evenkeel/engine'
import { CalculationHelp } from '@evenkeel/ui/help'
import { Money } from '@evenkeel/ui/money'
import * as words from '../../words/calculator.generated.ts'
import { yearsUntilRetirement } from './calculator-verdict.ts'
import type { Tried } from './form.ts'

interface HowCalculatedProps {
  readonly whole: Extract<Tried, { readonly input: object }>
  readonly asOf: IsoDate
  readonly onAssumptions: () => void
}

const monthsPerYear = 12
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
  const spending = inTodaysDollars(projection.expensesAtRetirement, yearsUntilRetirement(person), inflation)
  return (
    <CalculationHelp
      steps={[
        words.howStep({
          age: String(retirement.age ?? retirementDefaults.retirementAge),
          futures: chance.paths,
        }),
      ]}
      inputs={[
        {
          label: words.growth(),
          value: words.beforeThenAfter({ before: oneDecimal(currentReturn), after: oneDecimal(retirementReturn) }),
        },
        {
          label: words.upsAndDowns(),
          value: words.beforeThenAfter({
            before: `± ${whole(chance.volatility.beforeRetirement)}`,
            after: `± ${whole(chance.volatility.afterRetirement)}`,
          }),
        },
        { label: words.inflationAndTax(), value: `${oneDecimal(inflation)}, ${whole(tax)}` },
        {
          label: words.socialSecurityPerMonth(),
          value: <Money value={projection.finalSocialSecurityIncome / monthsPerYear} />,
        },
        {
          label: words.spendingPerYear(),
          value: <Money value={spending} cents={false} />,
        },
      ]}
      note={words.howNote({ date: formatDate(asOf, screenDateFormat) })}
      action={{ label: words.changeAssumptions(), onPress: onAssumptions }}
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
