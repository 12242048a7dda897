export { AccountComingUp } from './account-coming-up.tsx'
export { RecurringPanel } from './recurring-panel.tsx'
export { UntilPaydayCard } from './until-payday-card.tsx'
