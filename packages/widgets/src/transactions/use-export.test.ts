import { expect, it } from 'vitest'
import { createTransactionsApi, createTransactionPage, sampleTransaction } from './transactions.fixture.tsx'
import { readWholeList } from './use-export.ts'

it('reads every page of the filtered list, in the largest pages', async () => {
  const api = createTransactionsApi({
    transactions: (body) => {
      const page = Number(Object(body)['page'])
      return createTransactionPage([sampleTransaction({ userTransactionId: page })], {
        total: 1001,
        paging: { page, pageSize: 500, total: 1001, lastPage: 3 },
      })
    },
  })
  const rows = await readWholeList(api.client, { categoryIds: [3] })
  expect(rows.map(({ userTransactionId }) => userTransactionId)).toEqual([1, 2, 3])
  expect(api.bodiesOf('transactions')).toEqual([1, 2, 3].map((page) => ({ categoryIds: [3], page, pageSize: 500 })))
})
