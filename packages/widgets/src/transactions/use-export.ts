import type { Client } from '@evenkeel/api-client/client'
import type { Transaction, TransactionQuery } from '@evenkeel/api-client/contract/transactions'
import { useClient } from '@evenkeel/api-client/react'
import { maxPageSize } from '@evenkeel/engine'
import { useState } from 'react'
import { useFailure } from '../shared/failure.tsx'
import { useToday } from '../shared/today.tsx'
import { csvFileName, csvOf } from './csv.ts'
import { useCatalogue } from './use-catalogue.ts'

/** Every transaction of a filtered list, read in the largest pages there are. Throws `ApiFailure`. */
export async function readWholeList(client: Client, query: TransactionQuery): Promise<Transaction[]> {
  const rows: Transaction[] = []
  for (let page = 1, lastPage = 1; page <= lastPage; page += 1) {
    // One after the other: the server tells with each page how many there are.
    const answer = await client.call('transactions', { body: { ...query, page, pageSize: maxPageSize } })
    rows.push(...answer.items)
    lastPage = answer.paging.lastPage
  }
  return rows
}

/** Spreadsheets take a file for UTF-8 only when it begins with this mark. */
const byteOrderMark = '\uFEFF'

function saveFile(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([byteOrderMark, text], { type: 'text/csv;charset=utf-8' }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  URL.revokeObjectURL(url)
}

/** Saves the whole filtered list as a CSV file; what goes wrong opens the failure modal. */
export function useExport(query: TransactionQuery) {
  const { categoryName } = useCatalogue()
  const client = useClient()
  const today = useToday()
  const showFailure = useFailure()
  const [isBusy, setIsBusy] = useState(false)
  const run = async () => {
    setIsBusy(true)
    try {
      const rows = await readWholeList(client, query)
      saveFile(csvFileName(today), csvOf(rows, categoryName))
    } catch (reason) {
      showFailure(reason)
    } finally {
      setIsBusy(false)
    }
  }
  return { run: () => void run(), isBusy }
}
