import type { PlanType } from '@evenkeel/engine'

/** The session-storage keys that record that a committed plan is being edited (Q-PLAN-12). */
const keys = { isEdit: 'isEditPlanMode', planType: 'editPlanType' } as const

/** Without browser storage, editing still works. */
function quietly(change: () => void): void {
  try {
    change()
  } catch {
    return
  }
}

/** Call it when a plan's edit page was opened. */
export const enterEditMode = (planType: PlanType): void =>
  quietly(() => {
    sessionStorage.setItem(keys.isEdit, 'true')
    sessionStorage.setItem(keys.planType, String(planType))
  })

/** Call it when a plan was committed, canceled or started over, or the person signs out. */
export const leaveEditMode = (): void =>
  quietly(() => {
    sessionStorage.removeItem(keys.isEdit)
    sessionStorage.removeItem(keys.planType)
  })
