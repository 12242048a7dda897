import type { AccountType } from '@evenkeel/api-client/contract/accounts'
import { accountTypes } from '@evenkeel/engine'
import { describe, expect, it } from 'vitest'
import {
  type AccountDraft,
  accountFaults,
  balanceHint,
  balanceLabel,
  balanceWithSign,
  changeRequest,
  createRequest,
  draftOf,
  groupOf,
  verdictOn,
} from './form.ts'
import { sampleAccount, sampleCard } from './account.fixture.ts'

const types: AccountType[] = accountTypes.map((type) => ({ ...type }))

const draft = (more: Partial<AccountDraft>): AccountDraft => ({ ...draftOf(null), ...more })
const checking = draft({ category: 'Cash', type: 'Checking', name: 'Checking', balance: 100 })
const loan = draft({
  category: 'Loan',
  type: 'Auto Loan',
  name: 'Car & more',
  balance: 9000,
  interestRate: 0.05,
  monthlyMinimumPayment: 0,
  currentMonthlyPayment: 200,
})
const owned = { group: 'Asset', account: null } as const
const owed = { group: 'Liability', account: null } as const

describe('an account of a file that states no balance', () => {
  const unstated = sampleAccount({ name: 'From a file', balance: 0, balanceAsOf: null, origin: 'file' })

  it('begins without one, and keeps it so while something else is changed', () => {
    const begun = draftOf(unstated)
    expect(begun.balance).toBeNull()
    expect(verdictOn('balance', begun, { group: 'Asset', account: unstated })).toBeNull()
    expect(changeRequest({ ...begun, name: 'Daily' }, unstated, 'Asset')).toEqual({ userAccountId: 1, name: 'Daily' })
  })

  it('can be said to hold nothing', () => {
    expect(changeRequest({ ...draftOf(unstated), balance: 0 }, unstated, 'Asset')).toEqual({
      userAccountId: 1,
      balance: 0,
    })
  })
})

describe('a new account', () => {
  it('asks for category, type and name in the specification’s words (FORM-01 to FORM-03)', () => {
    expect(accountFaults(draftOf(null), { group: null, account: null })).toEqual({
      category: 'Please select one category.',
      type: 'Please select one type.',
      name: 'Please provide a valid name.',
      balance: 'Please enter a valid value.',
    })
    expect(accountFaults({ ...checking, name: '<' }, owned)).toEqual({ name: 'Please provide a valid name.' })
  })

  it('needs rate and payments only where it is owed (ACCT-10, ACCT-12)', () => {
    const missing = { ...loan, interestRate: null, monthlyMinimumPayment: null, currentMonthlyPayment: null }
    expect(accountFaults(missing, owed)).toEqual({
      interestRate: 'Please enter a number between 0% and 50%.',
      monthlyMinimumPayment: 'Field required',
      currentMonthlyPayment: 'Field required',
    })
    expect(accountFaults(checking, owned)).toEqual({})
    expect(accountFaults(loan, owed)).toEqual({})
  })

  it('refuses a debt of nothing (FORM-06) and takes an asset of nothing (FORM-05)', () => {
    expect(accountFaults({ ...loan, balance: 0 }, owed)).toEqual({ balance: 'Please enter a negative value.' })
    expect(accountFaults({ ...checking, balance: 0 }, owned)).toEqual({})
  })

  it('is sent with the sign of its kind (ACCT-09, ACCT-11)', () => {
    expect(createRequest(loan, owed)?.balance).toBe(-9000)
    expect(createRequest({ ...checking, balance: -100 }, owned)).toMatchObject({ balance: 100, interestRate: null })
  })

  it('is not sent while it has faults', () => {
    expect(createRequest({ ...checking, balance: null }, owned)).toBeNull()
  })
})

describe('what an input is told besides its own rule', () => {
  it('is the specification’s words, also where nothing is typed', () => {
    const nothing = draftOf(null)
    expect([
      verdictOn('category', nothing, owned),
      verdictOn('name', nothing, owned),
      verdictOn('interestRate', loan, owed),
    ]).toEqual(['Please select one category.', 'Please provide a valid name.', undefined])
    expect(verdictOn('interestRate', { ...loan, interestRate: null }, owed)).toBe(
      'Please enter a number between 0% and 50%.',
    )
  })

  it('is nothing about an amount that is none yet: the input has words for that', () => {
    for (const balance of [null, Number.NaN])
      expect(verdictOn('balance', { ...checking, balance }, owned)).toBeUndefined()
    expect(verdictOn('balance', { ...loan, balance: 0 }, owed)).toBe('Please enter a negative value.')
  })

  it('settles what stays as it was, which the input alone would refuse', () => {
    const bank = sampleAccount({ name: 'Card •• 1' })
    const own = { group: 'Asset', account: bank } as const
    expect(verdictOn('name', draftOf(bank), own)).toBeNull()
    expect(verdictOn('name', { ...draftOf(bank), name: 'Card • 2' }, own)).toBe('Please provide a valid name.')
  })
})

describe('an account that is edited', () => {
  const overdrawn = sampleAccount({ origin: 'file', balance: -50 })
  const context = { group: 'Asset', account: overdrawn } as const

  it('keeps what its bank file stated, even below 0 (Q-FILE-1)', () => {
    expect(draftOf(overdrawn).balance).toBe(-50)
    expect(balanceWithSign({ ...draftOf(overdrawn), balance: -60 }, context)).toBe(-60)
    expect(accountFaults({ ...draftOf(overdrawn), name: 'Joint' }, context)).toEqual({})
  })

  it('is judged by what changed', () => {
    const card = sampleCard({ origin: 'file', name: 'Card ••1234', interestRate: null })
    const own = { group: 'Liability', account: card } as const
    expect(accountFaults({ ...draftOf(card), isHiddenFromNW: true }, own)).toEqual({})
    expect(accountFaults({ ...draftOf(card), name: 'Card •• 1' }, own)).toEqual({
      name: 'Please provide a valid name.',
    })
  })

  it('sends what changed and nothing else', () => {
    const card = sampleCard()
    expect(changeRequest(draftOf(card), card, 'Liability')).toEqual({ userAccountId: 2 })
    expect(changeRequest({ ...draftOf(card), balance: 4000 }, card, 'Liability')).toEqual({
      userAccountId: 2,
      balance: -4000,
    })
  })

  it('turns its sign when its kind turns (ACCT-13)', () => {
    const account = sampleAccount()
    const turned = { ...draftOf(account), category: 'Loan', type: 'Personal Loan', balance: 100 }
    expect(balanceWithSign(turned, { group: 'Liability', account })).toBe(-100)
  })
})

it('knows what is owed by the chosen type, and by the account itself where its type is no longer offered', () => {
  expect(groupOf(loan, types, null)).toBe('Liability')
  expect(groupOf(draft({ category: 'Loan' }), types, null)).toBeNull()
  const odd = sampleCard({ category: 'Line of credit', type: 'Line of credit' })
  expect(groupOf(odd, types, odd)).toBe('Liability')
})

it('names the balance and hints at its sign by the kind (ACCT-14, FORM-10)', () => {
  expect(['Insurance', 'Cash', null].map(balanceLabel)).toEqual(['Current insurance amount', 'Balance', 'Balance'])
  expect(balanceHint('Asset')).toBe('Enter a positive number for an asset.')
  expect(balanceHint('Liability')).toBe('Enter a negative number for a liability.')
  expect(balanceHint(null)).toBeUndefined()
})
