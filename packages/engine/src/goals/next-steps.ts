/** The state of a next step. Source: STEP-02. */
export const NextStepStatus = { DISMISSED: 0, COMPLETED: 1, UNCOMPLETED: 2 } as const
export type NextStepStatus = (typeof NextStepStatus)[keyof typeof NextStepStatus]
