import { type ExplainedStep, type Explanation, input, step } from '../explain/explanation.ts'
import { dollars, type ExplainedSentence, type FigureInWords, months, speak } from '../explain/sentence.ts'
import { roundToCents } from '../money/cents.ts'
import type * as words from '../words/explained-protection.generated.ts'
import {
  assessEmergencyFund,
  type EmergencyFund,
  type EmergencyFundInput,
  emergencyTargetMonths,
  emergencyFundFigures as figures,
} from './assess-emergency-fund.ts'

const say = /* @__PURE__ */ speak<typeof words>('protection')

interface Savings {
  readonly label: ExplainedSentence
  readonly figure: FigureInWords
  readonly formula: ExplainedSentence
}

/** Savings are typed in as an amount or as months of expenses. */
const savingsOf = ({ emergencySavingsBalance, emergencyFundMonthsSaved }: EmergencyFundInput): Savings =>
  typeof emergencySavingsBalance === 'number'
    ? {
        label: say('emergencySavings'),
        figure: dollars(roundToCents(emergencySavingsBalance)),
        formula: say('totalSavingsFormula', { from: 'amount' }),
      }
    : {
        label: say('monthsSaved'),
        figure: months(emergencyFundMonthsSaved ?? 0),
        formula: say('totalSavingsFormula', { from: 'months' }),
      }

const toSave = ({ targetSavings, totalSavings }: EmergencyFund): FigureInWords =>
  dollars(Math.max(0, roundToCents(targetSavings - totalSavings)))

const explainSteps = (given: EmergencyFundInput, fund: EmergencyFund): ExplainedStep[] => [
  step(say('target'), dollars(fund.targetSavings), say('targetFormula')),
  step(say('totalSavings'), dollars(fund.totalSavings), savingsOf(given).formula),
  step(say('monthsCovered'), months(fund.monthsCovered), say('monthsCoveredFormula')),
  step(say('toSave'), toSave(fund), say('toSaveFormula')),
  ...(fund.monthsToFill === null ? [] : [step(say('monthsToGo'), months(fund.monthsToFill), say('monthsToGoFormula'))]),
]

function lastSentence(fund: EmergencyFund): ExplainedSentence {
  if (fund.isSavingsGoalMet) return say('emergencyFull')
  return fund.monthsToFill === null
    ? say('emergencyGap', { gap: toSave(fund) })
    : say('emergencyFills', { monthly: dollars(fund.monthlySavings), months: months(fund.monthsToFill) })
}

/**
 * Explains the emergency fund's figures. Leaves out the step 'Months to go' if the target is not met and nothing is
 * saved. Throws like `assessEmergencyFund`.
 */
export function explainEmergencyFund(given: EmergencyFundInput): Explanation {
  const fund = assessEmergencyFund(given)
  const expenses = dollars(roundToCents(given.monthlyHouseHoldLivingExpenses))
  const targetMonths = months(emergencyTargetMonths(given.sourceOfIncomeAmountEnum))
  const { label, figure } = savingsOf(given)
  return {
    title: say('emergencyTitle'),
    prose: [
      say('emergencyTarget', {
        ...{ expenses, months: targetMonths, target: dollars(fund.targetSavings) },
        others: fund.hasSecondIncomeSource ? 'some' : 'none',
      }),
      say('emergencySaved', { saved: dollars(fund.totalSavings), months: months(fund.monthsCovered) }),
      lastSentence(fund),
    ],
    inputs: [
      input(say('expenses'), expenses),
      input(
        say('monthsToCover'),
        targetMonths,
        say('monthsToCoverNote', {
          withIncome: figures.targetMonthsWithOtherIncome,
          without: figures.targetMonthsWithoutOtherIncome,
        }),
      ),
      input(label, figure),
      input(say('monthlySavings'), dollars(fund.monthlySavings), say('monthlySavingsNote')),
    ],
    steps: explainSteps(given, fund),
    source: say('emergencySource'),
  }
}
