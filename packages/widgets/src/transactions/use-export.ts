import type { Client } from '@evenkeel/api-client/client'
import { maxPageSize } from '@evenkeel/api-client/contract/primitives'
import type { Transaction, TransactionQuery } from '@evenkeel/api-client/contract/transactions'
import { useClient } from '@evenkeel/api-client/react'
import { useState } from 'react'
import { useFailure } from '../shared/failure.tsx'
import { saveFile } from '../shared/save-file.ts'
import { useToday } from '../shared/today.tsx'
import { csvFileName, toTransactionsCsv } from './csv.ts'
import { useCatalog } from './use-catalog.ts'

/** Returns every transaction of a filtered list, read in the largest possible pages. Throws `ApiFailure`. */
export async function readWholeList(client: Client, query: TransactionQuery): Promise<Transaction[]> {
  const rows: Transaction[] = []
  for (let page = 1, lastPage = 1; page <= lastPage; page += 1) {
    // One after the other: each page of the server's answer includes the number of pages.
    const answer = await client.call('transactions', { body: { ...query, page, pageSize: maxPageSize } })
    rows.push(...answer.items)
    lastPage = answer.paging.lastPage
  }
  return rows
}

/** Saves the whole filtered list as a CSV file; an error opens the failure modal. */
export function useExport(query: TransactionQuery) {
  const catalog = useCatalog()
  const client = useClient()
  const today = useToday()
  const showFailure = useFailure()
  const [isBusy, setIsBusy] = useState(false)
  const run = async () => {
    setIsBusy(true)
    try {
      const rows = await readWholeList(client, query)
      saveFile(csvFileName(today), toTransactionsCsv(rows, catalog))
    } catch (reason) {
      showFailure(reason)
    } finally {
      setIsBusy(false)
    }
  }
  return { run: () => void run(), isBusy }
}
