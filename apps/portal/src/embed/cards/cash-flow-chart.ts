export { CashFlowCard } from '@evenkeel/widgets/cash-flow-chart'
