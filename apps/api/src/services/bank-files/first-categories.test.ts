import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { categorize, StandardCategory } from '@evenkeel/engine'
import { categoryNames } from '@evenkeel/api-client/contract/category-names'
import { describe, expect, it } from 'vitest'
import { mayaLedger } from '../../../demo/maya.ts'
import { parseBankFile } from '../../bank-files/parse-bank-file.ts'
import { categoryOfFile } from './file-category.ts'

const folder = join(import.meta.dirname, '../../../../../samples/statements')
const files = readdirSync(folder).filter((name) => /\.(?:csv|ofx|qfx)$/.test(name))

/** Returns the share of a statement's rows without a category, as the file has them and with what is known. */
function sharesOf(name: string) {
  const { accounts } = parseBankFile(readFileSync(join(folder, name)), { fileName: name })
  const rows = accounts.flatMap(({ transactions }) => transactions)
  const share = (isOpen: (row: (typeof rows)[number]) => boolean) => rows.filter(isOpen).length / rows.length
  const debt = name.startsWith('card') ? 'card' : null
  return {
    rows: rows.length,
    before: share(({ category }) => categoryOfFile(category) === undefined),
    after: share(
      (row) =>
        categorize({ ...row, accountId: 1, debt, statedCategoryId: categoryOfFile(row.category) }, { rules: [] })
          .categoryId === StandardCategory.UNCATEGORIZED,
    ),
  }
}

describe('the rows of the sample statements', () => {
  it.each(files)('%s: nearly all are open before, at most a fifth afterward', (name) => {
    const { rows, before, after } = sharesOf(name)
    expect(rows).toBeGreaterThanOrEqual(30)
    expect(before).toBe(1)
    expect(after).toBeLessThanOrEqual(0.2)
  })
})

it('the demo’s payees are known by the bank’s text alone, at least four of five', () => {
  const { rows } = mayaLedger('2026-11-22')
  const spent = rows.filter(({ valueCents, categoryId }) => valueCents < 0 && categoryId !== StandardCategory.TRANSFER)
  const open = spent.filter(
    ({ fullDescription, valueCents }) =>
      categorize({ description: fullDescription, fullDescription, valueCents, accountId: 1, debt: null }, { rules: [] })
        .categoryId === StandardCategory.UNCATEGORIZED,
  )
  expect(open.length / spent.length).toBeLessThanOrEqual(0.2)
})

it('the engine’s ids of the standard categories are those of the contract', () => {
  expect(Object.values(StandardCategory)).toEqual(Object.keys(categoryNames).map(Number))
  expect(categoryNames[StandardCategory.PHONE_AND_INTERNET]).toBe('Phone & internet')
  expect(categoryNames[StandardCategory.LOAN_INTEREST]).toBe('Loan interest')
})
