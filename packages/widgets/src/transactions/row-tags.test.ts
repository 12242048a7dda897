import { describe, expect, it } from 'vitest'
import * as words from '../words/transactions.generated.ts'
import { toRowTags } from './row-tags.ts'
import { sampleTransaction } from './transactions.fixture.tsx'

const tagWords = (...input: Parameters<typeof toRowTags>) => toRowTags(...input).map(({ word }) => word)

describe('tagsOf', () => {
  it('says nothing about an everyday transaction', () => {
    expect(tagWords(sampleTransaction(), { isHiddenFromCFBS: false })).toEqual([])
    expect(tagWords(sampleTransaction(), undefined)).toEqual([])
  })

  it('says that a row is hidden, a transfer, or a part', () => {
    expect(tagWords(sampleTransaction({ hidden: true, isTransfer: true, splitted: true }), undefined)).toEqual([
      'Hidden',
      'Transfer',
      'Split',
    ])
  })

  it('says that the bank has not posted a row', () => {
    expect(tagWords(sampleTransaction({ isPending: true, splitted: true }), undefined)).toEqual(['Pending', 'Split'])
  })

  it('names another currency and that it does not count', () => {
    const [tag] = toRowTags(sampleTransaction({ currency: 'EUR' }), undefined)
    expect(tag?.word).toBe('EUR')
    expect(tag?.reason).toBe(words.tagCurrencyWhy({ currency: 'EUR' }))
  })

  it('says that an account is left out', () => {
    expect(tagWords(sampleTransaction(), { isHiddenFromCFBS: true })).toEqual([words.tagNotCounted()])
  })
})
