export { CalculatorWidget } from '@evenkeel/widgets/plans/calculator'
