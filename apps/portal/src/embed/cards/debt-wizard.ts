export { DebtWidget } from '@evenkeel/widgets/plans/debt'
