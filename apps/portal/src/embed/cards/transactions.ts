export { TransactionsCard } from '@evenkeel/widgets/transactions'
