export { AccountComingUp } from './account-coming-up.tsx'
export { RecurringCard } from './recurring-card.tsx'
export { RecurringPanel } from './recurring-panel.tsx'
export { UntilPaydayCard } from './until-payday-card.tsx'
