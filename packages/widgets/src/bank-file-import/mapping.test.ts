import type { CsvMapping } from '@evenkeel/api-client/contract/bank-files'
import { describe, expect, it } from 'vitest'
import { draftOfMapping, toMapping } from './mapping.ts'

const signed: CsvMapping = {
  date: 0,
  description: 1,
  amount: 2,
  debit: null,
  credit: null,
  category: null,
  balance: 3,
  dateFormat: 'MM/DD/YYYY',
  decimalSeparator: '.',
  invertSign: false,
  hasHeader: true,
  delimiter: ',',
}
const parted: CsvMapping = { ...signed, amount: null, debit: 2, credit: 4, decimalSeparator: ',', delimiter: ';' }

describe('the columns of a CSV file', () => {
  it.each([signed, parted])('come back as the server read them', (mapping) => {
    expect(toMapping(draftOfMapping({ mapping }))).toEqual(mapping)
  })

  it('are not a mapping while one of them is missing', () => {
    const draft = draftOfMapping({ mapping: signed })
    expect(toMapping({ ...draft, date: null })).toBeNull()
    expect(toMapping({ ...draft, description: null })).toBeNull()
    expect(toMapping({ ...draft, dateFormat: null })).toBeNull()
    expect(toMapping({ ...draft, amount: null })).toBeNull()
    expect(toMapping({ ...draft, amountIn: 'two', debit: 2 })).toBeNull()
    expect(toMapping(draftOfMapping({}))).toBeNull()
  })

  it('forget the other way of writing amounts', () => {
    const draft = { ...draftOfMapping({ mapping: signed }), debit: 5, credit: 6 }
    expect(toMapping(draft)).toMatchObject({ amount: 2, debit: null, credit: null })
    expect(toMapping({ ...draft, amountIn: 'two' })).toMatchObject({ amount: null, debit: 5, credit: 6 })
  })
})
