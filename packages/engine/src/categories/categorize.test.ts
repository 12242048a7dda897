import { describe, expect, it } from 'vitest'
import { toReadyRule, type Rule } from '../rules/rule.ts'
import { categorize, type RowToCategorize } from './categorize.ts'
import { StandardCategory as Category } from './standard-category.ts'

const row: RowToCategorize = {
  description: 'SAFEWAY #1489',
  fullDescription: 'SAFEWAY #1489 PORTLAND OR',
  valueCents: -7120,
  accountId: 4,
  debt: null,
}
const withRules = (...rules: Rule[]) => ({ rules: rules.map(toReadyRule) })
const first = (change: Partial<RowToCategorize>, choices = withRules()) => {
  const { categoryId, categorySource } = categorize({ ...row, ...change }, choices)
  return [categoryId, categorySource]
}

describe('the first category of a row', () => {
  it('comes from a rule, else from the last choice, else from the bank, else from what is known', () => {
    const statedCategoryId = Category.SHOPPING
    const rule = { text: 'safeway', categoryId: Category.PETS }
    const choices = { ...withRules(rule), rememberedCategoryId: Category.TRAVEL }
    expect(first({ statedCategoryId }, choices)).toEqual([Category.PETS, 'rule'])
    expect(first({ statedCategoryId }, { ...choices, rules: [] })).toEqual([Category.TRAVEL, 'memory'])
    expect(first({ statedCategoryId })).toEqual([Category.SHOPPING, 'provider'])
    expect(first({})).toEqual([Category.GROCERIES, 'known'])
    expect(first({ statedCategoryId: Category.UNCATEGORIZED })).toEqual([Category.GROCERIES, 'known'])
  })

  it('comes from a merchant category code before words that may mean anything', () => {
    const unknown = { description: 'JUNIPER PARK SHOP', fullDescription: '' }
    expect(first(unknown)).toEqual([Category.SHOPPING, 'known'])
    expect(first({ ...unknown, merchantCode: 5992 })).toEqual([Category.GIFTS_AND_DONATIONS, 'known'])
  })

  it('of money in is income or open, and never a shop, which may be an employer', () => {
    const moneyIn = { valueCents: 200_000 }
    expect(first({ ...moneyIn, description: 'TARGET CORP PAYROLL' })).toEqual([Category.INCOME, 'known'])
    expect(first({ ...moneyIn, description: 'TARGET CORP 0412' })).toEqual([Category.UNCATEGORIZED, 'none'])
    expect(first({ ...moneyIn, description: 'TRANSFER FROM SAVINGS' })).toEqual([Category.UNCATEGORIZED, 'none'])
  })

  it('of money onto a card is a refund if it names a shop, as its purchase, and otherwise open: it may be a payment', () => {
    const onCard = { valueCents: 3199, debt: 'card' as const }
    expect(first(onCard)).toEqual([Category.GROCERIES, 'known'])
    const unknown = { description: 'PINE SHOE SHOP', fullDescription: '' }
    expect(first({ ...onCard, ...unknown })).toEqual(first(unknown))
    expect(first({ ...onCard, ...unknown })).toEqual([Category.SHOPPING, 'known'])
    expect(first({ ...onCard, ...unknown, debt: 'loan' })).toEqual([Category.UNCATEGORIZED, 'none'])
    expect(first({ ...onCard, ...unknown, description: 'NORTHWIND 77' })).toEqual([Category.UNCATEGORIZED, 'none'])
    const payment = { description: 'INTERNET PAYMENT THANK YOU', fullDescription: '' }
    expect(first({ ...onCard, ...payment })).toEqual([Category.UNCATEGORIZED, 'none'])
    expect(first({ ...onCard, description: 'TARGET CARD SRVC PAYMENT THANK YOU' })).toEqual([3, 'none'])
  })
})

it('rules also name the payee, tag, hide, and split, each from the first rule that says so', () => {
  const rules = withRules(
    { payee: 'safeway', payeeName: 'Safeway on Main' },
    { text: 'safeway', categoryId: Category.GROCERIES, ownCategoryId: 9, tags: ['Food'] },
    {
      text: 'safeway',
      categoryId: Category.PETS,
      tags: ['Late'],
      isHidden: true,
      split: [{ categoryId: 8, percent: 40 }],
    },
  )
  expect(categorize(row, rules)).toEqual({
    categoryId: Category.GROCERIES,
    ownCategoryId: 9,
    categorySource: 'rule',
    payee: 'Safeway on Main',
    tags: ['Food'],
    isHidden: true,
    split: [{ categoryId: 8, percent: 40 }],
  })
})
