import { goalDescriptionKeys } from '@evenkeel/api-client/contract/name-keys'
import { GoalType } from '@evenkeel/engine'
import { inEnglish } from '../say.ts'

const describe = (goalType: GoalType, route: string) => ({
  description: inEnglish({ key: goalDescriptionKeys[goalType] ?? '', values: [] }),
  route,
})

/** Each goal's description and the hash route of its overview. */
export const goalCatalog: Readonly<Record<GoalType, { readonly description: string; readonly route: string }>> = {
  [GoalType.RETIREMENT]: describe(GoalType.RETIREMENT, '/plan-for-retirement'),
  [GoalType.DEBT]: describe(GoalType.DEBT, '/reduce-your-debt'),
  [GoalType.PREPARE_FOR_THE_UNEXPECTED]: describe(GoalType.PREPARE_FOR_THE_UNEXPECTED, '/prepare-for-the-unexpected'),
  [GoalType.COMPANY_BENEFITS]: describe(GoalType.COMPANY_BENEFITS, '/connect-with-company-benefits'),
  [GoalType.PROTECT_YOUR_LEGACY]: describe(GoalType.PROTECT_YOUR_LEGACY, '/protect-your-legacy'),
  [GoalType.LIVE_BY_A_BUDGET]: describe(GoalType.LIVE_BY_A_BUDGET, '/live-by-a-budget'),
  [GoalType.STUDENT_DEBT]: describe(GoalType.STUDENT_DEBT, '/student-debt'),
}
