import { PlanType } from '@evenkeel/engine'
import { describe, expect, it } from 'vitest'
import { commitBody, draftBody, savableBody } from './plan-body.ts'

const { REDUCE_DEBT, STUDENT_DEBT } = PlanType

describe('the body of a plan', () => {
  it('is a draft with any field missing, and a commit with all of them', () => {
    expect(draftBody(REDUCE_DEBT, { input: { monthlyPayment: 650 } }).body).toEqual({ input: { monthlyPayment: 650 } })
    const whole = { input: { monthlyPayment: 650, interestRate: 0.08, strategy: 1 } }
    expect(commitBody(REDUCE_DEBT, whole).body).toEqual(whole)
  })

  it('is refused with a message on each field, by the server’s names', () => {
    expect(commitBody(REDUCE_DEBT, { input: { monthlyPayment: null, interestRate: 0.6 } })).toEqual({
      body: null,
      refusals: [
        { field: 'input.monthlyPayment', errors: ['Field required'] },
        { field: 'input.interestRate', errors: ['Please enter a valid percentage.'] },
        { field: 'input.strategy', errors: ['Field required'] },
      ],
    })
    const linkedAccounts = [
      { userAccountId: 7, isLinked: true },
      { userAccountId: 0, isLinked: true },
    ]
    expect(draftBody(STUDENT_DEBT, { input: {}, linkedAccounts }).refusals.map(({ field }) => field)).toEqual([
      'linkedAccounts[1].userAccountId',
    ])
  })

  it('keeps what was saved where a text is no value, but no other account’s, and nothing where a field is cleared', () => {
    const typed = (userAccountId: number, interestRate?: number) => ({
      userAccountId,
      isLinked: true,
      ...(interestRate !== undefined && { interestRate }),
    })
    const saved = {
      input: { monthlyPayment: 650, interestRate: 0.08 },
      linkedAccounts: [typed(7, 0.21), typed(8, 0.05)],
    }
    const half = { input: { monthlyPayment: null }, linkedAccounts: [typed(7, 0.6), typed(9, 0.7)] }
    expect(savableBody(REDUCE_DEBT, half, saved)).toEqual({
      input: { monthlyPayment: 650 },
      linkedAccounts: [typed(7, 0.21), typed(9)],
    })
    expect(savableBody(REDUCE_DEBT, half, null)).toEqual({ input: {}, linkedAccounts: [typed(7), typed(9)] })
  })
})
