import type { PlanType } from '@evenkeel/engine'

/** The names under which the browser keeps, for its session, that a committed plan is being edited (Q-PLAN-12). */
const keys = { isEdit: 'isEditPlanMode', planType: 'editPlanType' } as const

/** A browser without storage edits all the same. */
function quietly(change: () => void): void {
  try {
    change()
  } catch {
    return
  }
}

/** A plan's edit page was opened. */
export const enterEditMode = (planType: PlanType): void =>
  quietly(() => {
    sessionStorage.setItem(keys.isEdit, 'true')
    sessionStorage.setItem(keys.planType, String(planType))
  })

/** A plan was committed, cancelled or begun anew, or the person signs out. */
export const leaveEditMode = (): void =>
  quietly(() => {
    sessionStorage.removeItem(keys.isEdit)
    sessionStorage.removeItem(keys.planType)
  })
