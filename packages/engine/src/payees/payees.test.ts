import { describe, expect, it } from 'vitest'
import { categoryOfMerchantCode } from './merchant-category-codes.ts'
import { findKnownPayee, listKnownPayees } from './known-payees.ts'
import { readablePayee } from './readable-payee.ts'
import { categoryOfSpendingWords, saysIncome } from './telling-words.ts'

describe('the dictionary of payees', () => {
  const spellings = listKnownPayees()

  it('knows several hundred payees', () => {
    expect(new Set(spellings.map(({ payee }) => payee.name)).size).toBeGreaterThan(700)
  })

  it('has every spelling once, so that no payee hides another', () => {
    const counts = Map.groupBy(spellings, ({ words }) => words.join(' '))
    const doubled = [...counts].filter(([, same]) => new Set(same.map(({ payee }) => payee.name)).size > 1)
    expect(doubled.map(([words]) => words)).toEqual([])
  })

  it('finds each payee by each of its spellings, as a bank writes them', () => {
    const lost = spellings.filter(({ words, payee }) => {
      const found = findKnownPayee(`${words.join(' ').toUpperCase()} #0412 SPRINGFIELD IL`)
      return found?.categoryId !== payee.categoryId
    })
    expect(lost.map(({ words }) => words.join(' '))).toEqual([])
  })

  it.each([
    ['WHOLEFDS PDX 10241', 'Whole Foods', 6],
    ['AMZN MKTP US*2K4LL2R83 Amzn.com/bill WA', 'Amazon', 8],
    ['PAYPAL *STEAM GAMES', 'Steam', 13],
    ['CHECKCARD 1024 EXXONMOBIL 4788', 'Exxon', 12],
    ['COSTCO GAS #0009 PORTLAND OR', 'Costco Gas', 12],
    ['COSTCO WHSE #0009 PORTLAND OR', 'Costco', 6],
    ['UBER   *EATS', 'Uber Eats', 7],
    ['7-ELEVEN 33821', '7-Eleven', 12],
    ["MCDONALD'S F4321", "McDonald's", 7],
    ['TRADER JOE S #147', "Trader Joe's", 6],
    ['LOWE S #01104*', "Lowe's", 21],
    ['POS DEBIT 11/19 O’REILLY AUTO', "O'Reilly Auto Parts", 12],
  ])('%s is %s', (text, name, categoryId) => {
    expect(findKnownPayee(text)).toEqual({ name, categoryId })
  })

  it.each(['ON TARGET CONSULTING', 'Zelle payment to Penny Walmart', 'VENMO *TARGET', 'GREENLEAF BOOKKEEPING', ''])(
    'knows nobody in %j',
    (text) => {
      expect(findKnownPayee(text)).toBeUndefined()
    },
  )
})

it.each([
  [5411, 6],
  [5812, 7],
  [5541, 12],
  [5912, 15],
  [3058, 14],
  [4900, 9],
  [8351, 19],
  [9311, 23],
  // Cash and transfers say nothing of what was bought.
  [6011, undefined],
  [4829, undefined],
])('the merchant category code %i is category %s', (code, categoryId) => {
  expect(categoryOfMerchantCode(code)).toBe(categoryId)
})

it.each([
  ['LAKEWAY PEDIATRIC DENTISTRY', 15],
  ['METRO POWER & LIGHT AUTOPAY', 9],
  ['NORI SUSHI HOUSE', 7],
  ['MONTHLY SERVICE FEE', 24],
  ['TIDE CLOUD STORAGE', 10],
  ['LAKEWAY SELF STORAGE', 21],
  // Whole words only.
  ['BARNABY SMITH', undefined],
  ['CASH APP*TYRELL B', undefined],
])('the words of %s tell category %s', (text, categoryId) => {
  expect(categoryOfSpendingWords(text)).toBe(categoryId)
})

it('words of earned money are recognized', () => {
  const texts = [
    'NORTHWIND PAYROLL PPD',
    'INTEREST EARNED',
    'IRS TREAS 310 TAX REF',
    'TARGET 0412',
    'INTERESTING BOOKS',
  ]
  expect(texts.map(saysIncome)).toEqual([true, true, true, false, false])
})

it.each([
  ['SQ *CORNER BAKERY 0021 PORTLAND OR', 'Corner Bakery'],
  ['COPPER AND COMB PORTLAND OR', 'Copper and Comb'],
  ['GREENLEAF MARKET 0388 PORTLAND OR', 'Greenleaf Market'],
  ['HOUNDSTOOTH COFFEE SAN FRANCISCO CA', 'Houndstooth Coffee'],
  ['POS Withdrawal VARASANOS PIZZERIA ATLANTA GA', 'Varasanos Pizzeria'],
  ['BAYSTATE MED CTR DES:DIR DEP ID:XXXXX8831 PPD', 'Baystate Med Ctr'],
  ['CHECK 1043', 'Check 1043'],
  // Written for people already.
  ['Café Río', 'Café Río'],
  ['Payroll Larkfield', 'Payroll Larkfield'],
  ['0412', '0412'],
  ['', ''],
])('%j reads %j', (text, payee) => {
  expect(readablePayee(text)).toBe(payee)
})
