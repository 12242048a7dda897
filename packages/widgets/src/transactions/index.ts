export { TransactionList, type TransactionListProps } from './transaction-list.tsx'
export type { TransactionStart } from './filter.ts'
export { TransactionsCard } from './transactions-card.tsx'
export { UnknownList } from './unknown-list.tsx'
