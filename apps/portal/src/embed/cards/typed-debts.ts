export { TypedDebts } from '@evenkeel/widgets/plans/debt'
