import { type BankProvider, ProviderFailure, type TransactionPage } from '../../bank/bank-provider.ts'

/** The limit of pages in a history; stops at a provider that reports more pages endlessly. */
const maxPages = 400
/** How often the pages are read from the start again because the provider's data changed meanwhile. */
const maxRestarts = 3

/** Where pages are read from, and a callback for the count of rows. */
export interface Reading {
  readonly provider: BankProvider
  readonly accessToken: string
  readonly cursor: string | null
  readonly note?: (transactionsRead: number) => void
}

async function readOnce({ provider, accessToken, cursor, note }: Reading): Promise<TransactionPage[]> {
  const pages: TransactionPage[] = []
  let next = cursor
  let read = 0
  do {
    const page = await provider.transactions(accessToken, next)
    pages.push(page)
    if (!page.hasMore) return pages
    next = page.nextCursor
    read += page.added.length + page.modified.length
    note?.(read)
  } while (pages.length < maxPages)
  throw new ProviderFailure('unavailable', 'TOO_MANY_PAGES')
}

/** Reads all pages since a cursor, again from the start if the data changed meanwhile. @throws ProviderFailure */
export async function readPages(reading: Reading, restarts = 0): Promise<TransactionPage[]> {
  try {
    return await readOnce(reading)
  } catch (error) {
    if (!(error instanceof ProviderFailure) || error.kind !== 'changed-meanwhile' || restarts >= maxRestarts)
      throw error
    return readPages(reading, restarts + 1)
  }
}
