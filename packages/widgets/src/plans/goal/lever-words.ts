import { formatMoney, type Lever, type LeverChange } from '@evenkeel/engine'
import * as words from '../../words/goal-page.generated.ts'

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
export function leverText({ key, changes }: Lever, retirementAge: number): string {
  const [first] = changes
  if (key === 'saveOneMore') return words.saveOneMore()
  if (key === 'workLonger' && first !== undefined) return words.workMore({ years: first.value - retirementAge })
  return changes.flatMap((change) => changeText(change) ?? []).join(' · ')
}
