import type { ExplainedFigure, ExplainedStep, Explanation } from '../explain/explanation.ts'
import { totalToDollars } from '../money/cents.ts'
import { AccountGroup } from './account-types.ts'
import type { NetWorth, NetWorthGroup } from './net-worth.ts'

const accountsIn = (count: number): string => (count === 1 ? '1 account' : `${count} accounts`)

/** A debt keeps its sign: it is below 0, as on the screen. */
const groupFigure = ({ categoryName, groupName, total, count }: NetWorthGroup): ExplainedFigure => ({
  label: groupName === AccountGroup.ASSET ? `Owned: ${categoryName}` : `Owed: ${categoryName}`,
  value: totalToDollars(total),
  unit: 'dollars',
  note: `From ${accountsIn(count)}.`,
})

const dollars = (label: string, formula: string, cents: number): ExplainedStep => ({
  label,
  formula,
  value: totalToDollars(cents),
  unit: 'dollars',
})

/**
 * Explains a result of `netWorth`: the categories that count, what was left out, and the two sums.
 *
 * Worked example: 100.00 of cash and a card with 30.00 on it read 'Owned: Cash: $100.00', 'Owed: Credit Card: -$30.00',
 * then assets of 100.00, liabilities of -30.00 and a net worth of 70.00.
 */
export function explainNetWorth(result: NetWorth): Explanation {
  return {
    title: 'Net worth',
    inputs: [
      ...result.groups.map(groupFigure),
      {
        label: 'Accounts left out',
        value: result.excludedCount,
        unit: 'count',
        note: 'Hidden from net worth, insurance, or in another currency.',
      },
    ],
    steps: [
      dollars('Assets', 'Everything owned, and debts where they are overpaid on the whole', result.assets),
      dollars('Liabilities', 'Everything owed', result.liabilities),
      dollars('Net worth', 'Assets + Liabilities', result.total),
    ],
    source: "Evenkeel's own rule for what an account adds to or takes from net worth",
  }
}
