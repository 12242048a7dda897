import { describe, expect, it } from 'vitest'
import { faultOf, type ManualDraft, manualDraftOf, manualRequestOf } from './manual-form.ts'
import { transactionOf } from './transactions.fixture.tsx'

const today = '2026-11-19'
const whole: ManualDraft = {
  date: '11/18/2026',
  description: ' Farmers market ',
  categoryId: 3,
  userAccountId: null,
  direction: 'out',
  amount: 18.5,
}

describe('a transaction entered by hand', () => {
  it('is of today and money out while it is new', () => {
    expect(manualDraftOf(null, today)).toEqual({
      date: '11/19/2026',
      description: '',
      categoryId: null,
      userAccountId: null,
      direction: 'out',
      amount: null,
    })
  })

  it('starts with what it is when it is edited', () => {
    expect(manualDraftOf(transactionOf({ value: 20, date: '2026-10-02' }), today)).toMatchObject({
      date: '10/02/2026',
      direction: 'in',
      amount: 20,
    })
  })

  it('is sent with a minus where money goes out, and without the spaces around its description', () => {
    expect(manualRequestOf(whole, today)).toEqual({
      date: '2026-11-18',
      description: 'Farmers market',
      categoryId: 3,
      userAccountId: null,
      value: -18.5,
    })
    expect(manualRequestOf({ ...whole, direction: 'in' }, today)?.value).toBe(18.5)
  })

  it.each([
    { amount: 0 },
    { amount: Number.NaN },
    { amount: null },
    { date: '13/01/2020' },
    { categoryId: null },
    { description: ' ' },
  ])('is not sent with %j', (wrong) => {
    expect(manualRequestOf({ ...whole, ...wrong }, today)).toBeNull()
  })
})

describe('what is said against a field', () => {
  it('is what the server would say', () => {
    expect(faultOf('amount', { ...whole, amount: 0 }, today)).toBe('Please enter a non-zero value.')
    expect(faultOf('date', { ...whole, date: '02/30/2026' }, today)).toBe('Please enter a valid date.')
    expect([faultOf('amount', whole, today), faultOf('date', whole, today)]).toEqual([undefined, undefined])
  })

  it('is nothing while nothing is typed: the input has words for that', () => {
    expect(faultOf('amount', { ...whole, amount: null }, today)).toBeUndefined()
    expect(faultOf('date', { ...whole, date: '' }, today)).toBeUndefined()
  })
})
