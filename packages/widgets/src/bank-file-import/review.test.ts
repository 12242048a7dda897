import { describe, expect, it } from 'vitest'
import { fileAccount, filePreview, suspectedRow } from './bank-file.fixture.ts'
import {
  bringsBalance,
  commitRequest,
  countRows,
  firstChoices,
  importOutcome,
  findSuspectedRows,
  requestPaths,
} from './review.ts'

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

describe('the target of rows', () => {
  it('is the account of the last import, else a new one with the file’s name for it', () => {
    expect(choiceFor().target).toEqual({ kind: 'existing', userAccountId: 4 })
    expect(choiceFor(fileAccount())).toEqual({
      target: { kind: 'new' },
      name: 'Checking ••1234',
      type: 'Checking',
      balance: null,
      sameRowKeys: [],
    })
  })

  it('decides which rows are new: all of them in a new account, unknown in one that was not compared', () => {
    expect(countRows(seenBefore, choiceFor())).toEqual({ new: 1, there: 1, suspected: 1 })
    expect(countRows(seenBefore, { ...choiceFor(), target: { kind: 'new' } })).toEqual({
      new: 3,
      there: 0,
      suspected: 0,
    })
    expect(countRows(seenBefore, { ...choiceFor(), target: { kind: 'existing', userAccountId: 8 } })).toBeNull()
    expect(findSuspectedRows(seenBefore, { ...choiceFor(), target: { kind: 'new' } })).toEqual([])
  })
})

describe('the balance of the file', () => {
  it('is offered if it is newer, or differs on the same day', () => {
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
  it('has nothing to do for a file whose rows all exist', () => {
    const again = fileAccount({ userAccountId: 4, new: 0, duplicates: 3 })
    expect(importOutcome({ accounts: [again] }, firstChoices({ accounts: [again] }), [known])).toEqual({
      hasRows: false,
      setsBalance: false,
      createsAccount: false,
    })
  })

  it('sends each decision, and skips only rows that are still suspected', () => {
    const preview = filePreview({ accounts: [seenBefore, fileAccount({ key: 'card' }), fileAccount({ key: 'old' })] })
    const choices = {
      checking: { ...choiceFor(), sameRowKeys: ['2', '77'] },
      card: { ...choiceFor(fileAccount()), name: ' My card ', type: 'Credit Card' },
      old: { ...choiceFor(fileAccount()), target: { kind: 'none' } as const },
    }
    expect(commitRequest(preview, choices, true)).toEqual({
      bankFileId: 9,
      skipUnreadable: true,
      accounts: [
        { key: 'checking', userAccountId: 4, skipRowKeys: ['2'] },
        { key: 'card', userAccountId: null, name: 'My card', type: 'Credit Card' },
      ],
    })
  })

  it('sends the balance that the person states for a new account, a debt with a minus', () => {
    const account = fileAccount({ balance: null })
    const stated = (type: string) => ({ checking: { ...choiceFor(account), type, balance: 12.5 } })
    const balanceOf = (type: string) =>
      commitRequest(filePreview({ accounts: [account] }), stated(type), false).accounts[0]?.balance
    expect([balanceOf('Checking'), balanceOf('Credit Card')]).toEqual([12.5, -12.5])
    expect(commitRequest(filePreview(), stated('Checking'), false).accounts[0]).not.toHaveProperty('balance')
  })

  it('names the accounts as the request does, without those that are left out', () => {
    const accounts = ['old', 'checking', 'card'].map((key) => fileAccount({ key }))
    const choices = { ...firstChoices({ accounts }), old: { ...choiceFor(), target: { kind: 'none' } as const } }
    expect(requestPaths({ accounts }, choices)).toEqual(['old', 'accounts[0]', 'accounts[1]'])
  })
})
