export { AllPlanSteps } from './all-plan-steps.tsx'
export { OwnNextStepsCard } from './own-next-steps-card.tsx'
export { PlanNextSteps } from './open-next-steps.tsx'
export { WhatToDo } from './what-to-do.tsx'
