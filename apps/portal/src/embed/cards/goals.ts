export { GoalsCard } from '@evenkeel/widgets/goals'
