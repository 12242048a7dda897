export { TransactionList, type TransactionListProps } from './transaction-list.tsx'
export type { TransactionStart } from './filter.ts'
