import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { categorize, StandardCategory } from '@evenkeel/engine'
import { categoryNames } from '@evenkeel/api-client/contract/category-names'
import { expect, it } from 'vitest'
import { mayaLedger } from '../../../demo/maya.ts'
import { parseBankFile } from '../../bank-files/parse-bank-file.ts'
import { categoryOfFile } from './file-category.ts'

const folder = join(import.meta.dirname, '../../../../../samples/statements')
const files = readdirSync(folder)
  .filter((name) => /\.(?:csv|ofx|qfx)$/.test(name))
  .toSorted()

/** Returns how many rows a statement has, and how many of them have no category: as the file has them, and with what is known. */
function countsOf(name: string) {
  const { accounts } = parseBankFile(readFileSync(join(folder, name)), { fileName: name })
  const rows = accounts.flatMap(({ transactions }) => transactions)
  const debt = name.startsWith('card') ? 'card' : null
  const isOpen = (row: (typeof rows)[number]) =>
    categorize({ ...row, accountId: 1, debt, statedCategoryId: categoryOfFile(row.category) }, { rules: [] })
      .categoryId === StandardCategory.UNCATEGORIZED
  const before = rows.filter(({ category }) => categoryOfFile(category) === undefined)
  return { name, rows: rows.length, before: before.length, after: rows.filter(isOpen).length }
}

it('of 156 rows of the sample statements all are open before, and 14 with what is known', () => {
  expect(files.map(countsOf)).toEqual([
    { name: 'card.csv', rows: 32, before: 32, after: 2 },
    { name: 'card.qfx', rows: 30, before: 30, after: 1 },
    { name: 'checking.csv', rows: 33, before: 33, after: 5 },
    { name: 'checking.ofx', rows: 31, before: 31, after: 3 },
    { name: 'credit-union.csv', rows: 30, before: 30, after: 3 },
  ])
})

it('of 658 payments of the demo, 16 are not known by the bank’s text alone', () => {
  const { rows } = mayaLedger('2026-11-22')
  const spent = rows.filter(({ valueCents, categoryId }) => valueCents < 0 && categoryId !== StandardCategory.TRANSFER)
  const open = spent.filter(
    ({ fullDescription, valueCents }) =>
      categorize({ description: fullDescription, fullDescription, valueCents, accountId: 1, debt: null }, { rules: [] })
        .categoryId === StandardCategory.UNCATEGORIZED,
  )
  expect([open.length, spent.length]).toEqual([16, 658])
})

it('the engine’s ids of the standard categories are those of the contract', () => {
  expect(Object.values(StandardCategory)).toEqual(Object.keys(categoryNames).map(Number))
  expect(categoryNames[StandardCategory.PHONE_AND_INTERNET]).toBe('Phone & internet')
  expect(categoryNames[StandardCategory.LOAN_INTEREST]).toBe('Loan interest')
})
