export { TypedCalculator } from '@evenkeel/widgets/plans/calculator'
