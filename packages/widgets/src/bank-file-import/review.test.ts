import { describe, expect, it } from 'vitest'
import { fileAccount, filePreview, suspectedRow } from './bank-file.fixture.ts'
import { bringsBalance, commitRequest, countsOf, firstChoices, isComplete, outcomeOf, suspectedOf } from './review.ts'

const known = {
  userAccountId: 4,
  name: 'Checking',
  balance: 90.5,
  balanceAsOf: '2026-11-18T00:00:00Z',
  currency: 'USD',
  category: 'Cash',
  type: 'Checking',
  groupName: 'Asset',
  interestRate: null,
  monthlyMinimumPayment: null,
  currentMonthlyPayment: null,
  isManualAccount: true,
  isHiddenFromNW: false,
  isHiddenFromCFBS: false,
  accountConnection: { accountConnectionId: null, name: 'Manually Added' },
  hasSyncIssue: false,
  isLinked: false,
  origin: 'file',
} as const

const seenBefore = fileAccount({
  userAccountId: 4,
  new: 1,
  duplicates: 1,
  suspected: 1,
  suspectedRows: [suspectedRow('2')],
})
const choiceFor = (account = seenBefore) => {
  const choice = firstChoices({ accounts: [account] })[account.key]
  if (choice === undefined) throw new Error('The account has no choice')
  return choice
}

describe('where rows go', () => {
  it('is the account of the last import, else a new one named by the file', () => {
    expect(choiceFor().target).toEqual({ kind: 'existing', userAccountId: 4 })
    expect(choiceFor(fileAccount())).toEqual({
      target: { kind: 'new' },
      name: 'Checking ••1234',
      type: 'Checking',
      sameRowKeys: [],
    })
  })

  it('decides what is new: all of it in a new account, unknown in one that was not compared', () => {
    expect(countsOf(seenBefore, choiceFor())).toEqual({ new: 1, there: 1, suspected: 1 })
    expect(countsOf(seenBefore, { ...choiceFor(), target: { kind: 'new' } })).toEqual({
      new: 3,
      there: 0,
      suspected: 0,
    })
    expect(countsOf(seenBefore, { ...choiceFor(), target: { kind: 'existing', userAccountId: 8 } })).toBeNull()
    expect(suspectedOf(seenBefore, { ...choiceFor(), target: { kind: 'new' } })).toEqual([])
  })
})

describe('the balance of the file', () => {
  it('is offered where it is newer, or another one of the same day', () => {
    const offered = (balance: number | null, balanceAsOf: string) =>
      bringsBalance(fileAccount({ balance, balanceAsOf }), choiceFor(), [known])
    expect(offered(90.5, '2026-11-18T00:00:00Z')).toBe(false)
    expect(offered(91, '2026-11-18T00:00:00Z')).toBe(true)
    expect(offered(90.5, '2026-11-19T00:00:00Z')).toBe(true)
    expect(offered(91, '2026-11-17T00:00:00Z')).toBe(false)
    expect(offered(null, '2026-11-19T00:00:00Z')).toBe(false)
  })
})

describe('importing', () => {
  it('has nothing to do for a file that is wholly there', () => {
    const again = fileAccount({ userAccountId: 4, new: 0, duplicates: 3 })
    expect(outcomeOf({ accounts: [again] }, firstChoices({ accounts: [again] }), [known])).toEqual({
      hasRows: false,
      setsBalance: false,
      createsAccount: false,
    })
  })

  it('sends each decision, and leaves out only rows that are still in doubt', () => {
    const preview = filePreview({ accounts: [seenBefore, fileAccount({ key: 'card' }), fileAccount({ key: 'old' })] })
    const choices = {
      checking: { ...choiceFor(), sameRowKeys: ['2', '77'] },
      card: { ...choiceFor(fileAccount()), name: ' My card ', type: 'Credit Card' },
      old: { ...choiceFor(fileAccount()), target: { kind: 'none' } as const },
    }
    expect(commitRequest(preview, choices)).toEqual({
      bankFileId: 9,
      accounts: [
        { key: 'checking', userAccountId: 4, skipRowKeys: ['2'] },
        { key: 'card', userAccountId: null, name: 'My card', type: 'Credit Card' },
      ],
    })
  })

  it('waits for the name of a new account', () => {
    expect(isComplete({ a: { ...choiceFor(fileAccount()), name: ' ' } })).toBe(false)
    expect(isComplete({ a: { ...choiceFor(), name: '' } })).toBe(true)
  })
})
