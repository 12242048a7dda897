import fc from 'fast-check'
import { addMonths, type Period } from '../calendar/period.ts'
import type { CategorySum } from './category-sum.ts'

export const groceries = { categoryId: 7, isBudgetable: true, isIncome: false, isTransfer: false }
export const shopping = { categoryId: 9, isBudgetable: true, isIncome: false, isTransfer: false }
export const income = { categoryId: 1, isBudgetable: false, isIncome: true, isTransfer: false }
export const transfer = { categoryId: 2, isBudgetable: false, isIncome: false, isTransfer: true }
export const uncategorized = { categoryId: 3, isBudgetable: false, isIncome: false, isTransfer: false }

type Category = typeof groceries

/** A month's sum of one category, in cents. */
export const createSum = (
  category: Category,
  period: Period,
  inCents: number,
  outCents: number,
  count = 1,
): CategorySum => ({
  ...category,
  period,
  inCents,
  outCents,
  debtInCents: 0,
  debtOutCents: 0,
  count,
})

const cents = fc.integer({ min: 0, max: 1_000_000_00 })

/** Sums of any categories over the 14 months up to 2026-11, at most one for each category and month. */
export const anySums: fc.Arbitrary<CategorySum[]> = fc.uniqueArray(
  fc
    .record({
      category: fc.constantFrom(groceries, shopping, income, transfer, uncategorized),
      monthsBack: fc.integer({ min: 0, max: 13 }),
      inCents: cents,
      outCents: cents,
      debtTenths: fc.nat({ max: 10 }),
      count: fc.integer({ min: 1, max: 90 }),
    })
    .map(({ category, monthsBack, inCents, outCents, debtTenths, count }) => ({
      ...createSum(category, addMonths('2026-11', -monthsBack), inCents, outCents, count),
      debtInCents: Math.floor((inCents * debtTenths) / 10),
      debtOutCents: Math.floor((outCents * debtTenths) / 10),
    })),
  { maxLength: 40, selector: ({ categoryId, period }) => `${categoryId} ${period}` },
)
