/** How far a goal or plan has come (specification section 4). */
export const PlanStatus = { NOT_STARTED: 0, PLAN_PENDING: 1, IN_PROGRESS: 2, NEEDS_ATTENTION: 3 } as const
export type PlanStatus = (typeof PlanStatus)[keyof typeof PlanStatus]

/** The dot on a plan's tab. */
export type TabDot = 'red' | 'blue' | 'none'

const unknownStatus = (): Error => new Error('Unknown PlanStatusEnum value')

/** The status in words. Throws an Error 'Unknown PlanStatusEnum value' for any other number. */
export function planStatusText(status: PlanStatus): string {
  switch (status) {
    case PlanStatus.NOT_STARTED:
      return 'Not started'
    case PlanStatus.PLAN_PENDING:
      return 'Plan pending'
    case PlanStatus.IN_PROGRESS:
      return 'In progress'
    case PlanStatus.NEEDS_ATTENTION:
      return 'Needs attention'
    default:
      throw unknownStatus()
  }
}

/** Started means in progress or in need of attention (GOAL-13). */
export const isStarted = (status: PlanStatus): boolean =>
  status === PlanStatus.IN_PROGRESS || status === PlanStatus.NEEDS_ATTENTION

/** Red when in need of attention, blue when not in progress, none when in progress (GOAL-14). Throws as `planStatusText`. */
export function tabDot(status: PlanStatus): TabDot {
  switch (status) {
    case PlanStatus.NEEDS_ATTENTION:
      return 'red'
    case PlanStatus.NOT_STARTED:
    case PlanStatus.PLAN_PENDING:
      return 'blue'
    case PlanStatus.IN_PROGRESS:
      return 'none'
    default:
      throw unknownStatus()
  }
}
