import type { SeveralChange, Transaction } from '@evenkeel/api-client/contract/transactions'
import { useChange } from '@evenkeel/api-client/react'
import { useCallback, useState } from 'react'
import { useReportedChange } from '../shared/use-reported-change.ts'
import * as words from '../words/transactions.generated.ts'

/** The changes of a row that are made at once, each with 'Undo', and the rows that wait for one. */
export interface RowChanges {
  readonly isBusy: (row: Transaction) => boolean
  readonly isAnyBusy: boolean
  /** The row's category was changed here; others like it may follow. */
  readonly hasMoved: (row: Transaction) => boolean
  /** Marks a row busy until some work on it is done. */
  readonly track: <T>(row: Transaction, work: Promise<T>) => Promise<T>
  readonly move: (row: Transaction, to: SeveralChange, categoryName: string) => void
  readonly setHidden: (row: Transaction, isHidden: boolean) => void
  readonly remove: (row: Transaction) => void
}

/** Keeps the ids with work under way; a row can wait for two things at once. */
function useBusyRows() {
  const [ids, setIds] = useState<readonly number[]>([])
  const track = useCallback(async <T>({ userTransactionId: id }: Transaction, work: Promise<T>): Promise<T> => {
    setIds((before) => [...before, id])
    try {
      return await work
    } finally {
      setIds((before) => before.toSpliced(before.indexOf(id), 1))
    }
  }, [])
  return { ids, track }
}

export function useRowChanges(): RowChanges {
  const { ids, track } = useBusyRows()
  const report = useReportedChange()
  const category = useChange('setTransactionCategory')
  const several = useChange('changeTransactions')
  const visibility = useChange('setTransactionVisibility')
  const deletion = useChange('deleteTransaction')
  const [movedId, setMovedId] = useState<number | null>(null)
  return {
    isBusy: ({ userTransactionId }) => ids.includes(userTransactionId),
    isAnyBusy: ids.length > 0,
    hasMoved: ({ userTransactionId }) => userTransactionId === movedId && !ids.includes(userTransactionId),
    track,
    move: (row, to, categoryName) => {
      setMovedId(row.userTransactionId)
      const { userTransactionId: transactionId } = row
      const { categoryId } = to
      // An own category has its own call: the other one is of the specification, and of widgets.
      const change =
        categoryId === undefined
          ? several.run({ body: { select: { transactionIds: [transactionId] }, change: to } })
          : category.run({ body: { transactionId, categoryId } })
      void track(row, report(change, words.moved({ name: row.description, category: categoryName })))
    },
    setHidden: (row, isHidden) => {
      const change = visibility.run({ body: { transactionId: row.userTransactionId, isHidden } })
      void track(row, report(change, (isHidden ? words.hidden : words.shownAgain)({ name: row.description })))
    },
    remove: (row) => {
      const change = deletion.run({ body: { userTransactionId: row.userTransactionId } })
      void track(row, report(change, words.deleted({ name: row.description })))
    },
  }
}
