export { SpendingCard } from '@evenkeel/widgets/spending-chart'
