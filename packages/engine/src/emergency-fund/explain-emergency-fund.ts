import type { ExplainedFigure, ExplainedStep, Explanation } from '../explain/explanation.ts'
import { roundToCents } from '../money/cents.ts'
import {
  assessEmergencyFund,
  type EmergencyFund,
  type EmergencyFundInput,
  emergencyTargetMonths,
  emergencyFundFigures as figures,
} from './assess-emergency-fund.ts'

const targetNote =
  `${figures.targetMonthsWithOtherIncome} with another source of income, ` +
  `${figures.targetMonthsWithoutOtherIncome} without.`

function savingsFigure({ emergencySavingsBalance, emergencyFundMonthsSaved }: EmergencyFundInput): ExplainedFigure {
  return typeof emergencySavingsBalance === 'number'
    ? { label: 'Emergency savings', value: roundToCents(emergencySavingsBalance), unit: 'dollars' }
    : { label: 'Months saved', value: emergencyFundMonthsSaved ?? 0, unit: 'months' }
}

function explainSteps(input: EmergencyFundInput, fund: EmergencyFund): ExplainedStep[] {
  const savings = savingsFigure(input)
  const missing = Math.max(0, roundToCents(fund.targetSavings - fund.totalSavings))
  const formula = savings.unit === 'dollars' ? savings.label : `${savings.label} × Monthly living expenses`
  const steps: ExplainedStep[] = [
    {
      label: 'Target',
      formula: 'Monthly living expenses × Months to cover',
      value: fund.targetSavings,
      unit: 'dollars',
    },
    { label: 'Total savings', formula, value: fund.totalSavings, unit: 'dollars' },
    {
      label: 'Months covered',
      formula: 'Total savings ÷ Monthly living expenses',
      value: fund.monthsCovered,
      unit: 'months',
    },
    { label: 'Still missing', formula: 'Target − Total savings, at least nothing', value: missing, unit: 'dollars' },
  ]
  if (fund.monthsToFill === null) return steps
  const fill = 'Still missing ÷ Monthly savings, rounded up to whole months'
  return [...steps, { label: 'Months to fill', formula: fill, value: fund.monthsToFill, unit: 'months' }]
}

/**
 * Explains the emergency fund's figures. Leaves out the step 'Months to fill' if the target is not met and nothing is
 * saved. Throws like `assessEmergencyFund`.
 */
export function explainEmergencyFund(input: EmergencyFundInput): Explanation {
  const fund = assessEmergencyFund(input)
  return {
    title: 'Emergency fund',
    inputs: [
      { label: 'Monthly living expenses', value: roundToCents(input.monthlyHouseHoldLivingExpenses), unit: 'dollars' },
      {
        label: 'Months to cover',
        value: emergencyTargetMonths(input.sourceOfIncomeAmountEnum),
        unit: 'months',
        note: targetNote,
      },
      savingsFigure(input),
      {
        label: 'Monthly savings',
        value: fund.monthlySavings,
        unit: 'dollars',
        note: 'What you earned less what you spent, on average over the last three full months.',
      },
    ],
    steps: explainSteps(input, fund),
    source: "Evenkeel's own rule for an emergency fund",
  }
}
