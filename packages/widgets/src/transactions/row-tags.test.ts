import { describe, expect, it } from 'vitest'
import { tagsOf } from './row-tags.ts'
import { transactionOf } from './transactions.fixture.tsx'

const wordsOf = (...input: Parameters<typeof tagsOf>) => tagsOf(...input).map(({ word }) => word)

describe('tagsOf', () => {
  it('says nothing about an everyday transaction', () => {
    expect(wordsOf(transactionOf(), { isHiddenFromCFBS: false })).toEqual([])
    expect(wordsOf(transactionOf(), undefined)).toEqual([])
  })

  it('says that a row is hidden, a transfer, or a part', () => {
    expect(wordsOf(transactionOf({ hidden: true, isTransfer: true, splitted: true }), undefined)).toEqual([
      'Hidden',
      'Transfer',
      'Split',
    ])
  })

  it('says that the bank has not posted a row', () => {
    expect(wordsOf(transactionOf({ isPending: true, splitted: true }), undefined)).toEqual(['Pending', 'Split'])
  })

  it('names another currency and that it does not count', () => {
    const [tag] = tagsOf(transactionOf({ currency: 'EUR' }), undefined)
    expect(tag?.word).toBe('EUR')
    expect(tag?.reason).toBe('In EUR. Amounts in another currency than US dollars count in no total.')
  })

  it('says that an account is left out', () => {
    expect(wordsOf(transactionOf(), { isHiddenFromCFBS: true })).toEqual(['Not counted'])
  })
})
