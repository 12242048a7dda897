import { GoalType, type PlanStatus } from '@evenkeel/engine'
import type { IconName } from '@evenkeel/ui/icon'
import type { StatusName } from '@evenkeel/ui/status'

/** One icon per goal: sun on the horizon, steps down, umbrella, heart, shield, pie, mortarboard. */
export const goalIcons: Readonly<Record<GoalType, IconName>> = {
  [GoalType.RETIREMENT]: 'sun-horizon',
  [GoalType.DEBT]: 'steps',
  [GoalType.PREPARE_FOR_THE_UNEXPECTED]: 'umbrella',
  [GoalType.COMPANY_BENEFITS]: 'heart',
  [GoalType.PROTECT_YOUR_LEGACY]: 'shield',
  [GoalType.LIVE_BY_A_BUDGET]: 'pie',
  [GoalType.STUDENT_DEBT]: 'mortarboard',
}

const statusNames: Readonly<Record<PlanStatus, StatusName>> = {
  0: 'not-started',
  1: 'plan-pending',
  2: 'in-progress',
  3: 'needs-attention',
}

const isGoalType = (value: number): value is GoalType => value in goalIcons
const isStatus = (value: number): value is PlanStatus => value in statusNames

/** Returns the goal for a number in the API; null for one that this build does not know, which a screen leaves out. */
export const toGoalType = (value: number): GoalType | null => (isGoalType(value) ? value : null)

/** Returns the look of a status in the API. Throws for an unknown one, in the specification's words. */
export function toStatusName(value: number): StatusName {
  if (!isStatus(value)) throw new Error('Unknown PlanStatusEnum value')
  return statusNames[value]
}
