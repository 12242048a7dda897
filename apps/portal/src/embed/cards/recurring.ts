export { RecurringCard } from '@evenkeel/widgets/recurring'
