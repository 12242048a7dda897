import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { countsInTotals, toFlow } from './flow.ts'

const groceries = { isBudgetable: true, isIncome: false, isTransfer: false }
const income = { isBudgetable: false, isIncome: true, isTransfer: false }
const transfer = { isBudgetable: false, isIncome: false, isTransfer: true }
const uncategorized = { isBudgetable: false, isIncome: false, isTransfer: false }

const flow = (valueCents: number, category: typeof groceries, counts = true, isOfDebt = false) => {
  const { incomeCents, expenseCents } = toFlow({ valueCents, category, isOfDebt, countsInTotals: counts })
  return [incomeCents, expenseCents]
}

describe('what counts', () => {
  it('a purchase is an expense', () => expect(flow(-62_18, groceries)).toEqual([0, 62_18]))
  it('a refund lowers expenses', () => expect(flow(20_00, groceries)).toEqual([0, -20_00]))
  it('pay is income', () => expect(flow(2_412_38, income)).toEqual([2_412_38, 0]))
  it('money taken back from income lowers income', () => expect(flow(-100_00, income)).toEqual([-100_00, 0]))
  it('a positive value that is no refund is income', () => expect(flow(5_00, uncategorized)).toEqual([5_00, 0]))
  it('a negative value without a category is an expense', () => expect(flow(-5_00, uncategorized)).toEqual([0, 5_00]))
  it('a transfer adds nothing in either direction', () => {
    expect(flow(-300_00, transfer)).toEqual([0, 0])
    expect(flow(300_00, transfer)).toEqual([0, 0])
  })
  it('a row that does not count adds nothing', () => expect(flow(-62_18, groceries, false)).toEqual([0, 0]))
  it('a value of 0 adds 0, and no negative zero', () => expect(flow(0, groceries)).toEqual([0, 0]))

  describe('on a card or loan', () => {
    const onCard = (valueCents: number, category: typeof groceries) => flow(valueCents, category, true, true)

    it('a payment that is a transfer adds nothing', () => expect(onCard(250_00, transfer)).toEqual([0, 0]))
    it('a refund lowers the spending of its category', () => expect(onCard(20_50, groceries)).toEqual([0, -20_50]))
    it('an uncategorized refund lowers spending too', () => expect(onCard(20_50, uncategorized)).toEqual([0, -20_50]))
    it('money back in the category Income lowers spending and is not income', () =>
      expect(onCard(10_00, income)).toEqual([0, -10_00]))
    it('a purchase is an expense', () => expect(onCard(-45_50, uncategorized)).toEqual([0, 45_50]))
  })

  it('income less expenses is the value itself, and nothing of a card or loan is income', () => {
    const categories = fc.constantFrom(groceries, income, uncategorized)
    fc.assert(
      fc.property(fc.integer(), categories, fc.boolean(), (valueCents, category, isOfDebt) => {
        const { incomeCents, expenseCents } = toFlow({ valueCents, category, isOfDebt, countsInTotals: true })
        expect(isOfDebt && incomeCents !== 0).toBe(false)
        expect(incomeCents - expenseCents).toBe(valueCents)
        expect(incomeCents === 0 || expenseCents === 0).toBe(true)
      }),
    )
  })
})

describe('countsInTotals', () => {
  const row = { isHidden: false, isHiddenFromCFBS: false, currency: 'USD' }

  it('counts a plain row', () => expect(countsInTotals(row)).toBe(true))
  it.each([{ isHidden: true }, { isHiddenFromCFBS: true }, { currency: 'EUR' }])('leaves out %o', (difference) => {
    expect(countsInTotals({ ...row, ...difference })).toBe(false)
  })
})
