// Proves: FORM-04, FORM-07 to FORM-09
import type { AccountType } from '@evenkeel/api-client/contract/accounts'
import { accountTypes } from '@evenkeel/engine'
import { describe, expect, it } from 'vitest'
import {
  type AccountDraft,
  accountFault,
  type AccountField,
  balanceHint,
  balanceLabel,
  balanceWithSign,
  changeRequest,
  createRequest,
  type DraftContext,
  toAccountDraft,
  findGroup,
} from './form.ts'
import { sampleAccount, sampleCard } from './account.fixture.ts'
import * as words from '../words/account-dialogs.generated.ts'

const fields: readonly AccountField[] = [
  'category',
  'type',
  'name',
  'balance',
  'interestRate',
  'monthlyMinimumPayment',
  'currentMonthlyPayment',
]
const types: AccountType[] = accountTypes.map((type) => ({ ...type }))

const draft = (more: Partial<AccountDraft>): AccountDraft => ({ ...toAccountDraft(null), ...more })
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
/** Returns the messages of all fields; a field that leaves its value to the kind of field has none. */
const faults = (typed: AccountDraft, context: DraftContext) =>
  Object.fromEntries(
    fields.flatMap((field) => {
      const message = accountFault(field, typed, context)
      return typeof message === 'string' ? [[field, message]] : []
    }),
  )
const owned = { group: 'Asset', account: null } as const
const owed = { group: 'Liability', account: null } as const

describe('an account of a file that states no balance', () => {
  const unstated = sampleAccount({ name: 'From a file', balance: 0, balanceAsOf: null, origin: 'file' })

  it('starts without one, and stays without one while another field is changed', () => {
    const begun = toAccountDraft(unstated)
    expect(begun.balance).toBeNull()
    expect(accountFault('balance', begun, { group: 'Asset', account: unstated })).toBeNull()
    expect(changeRequest({ ...begun, name: 'Daily' }, unstated, 'Asset')).toEqual({ userAccountId: 1, name: 'Daily' })
  })

  it('can be set to 0', () => {
    expect(changeRequest({ ...toAccountDraft(unstated), balance: 0 }, unstated, 'Asset')).toEqual({
      userAccountId: 1,
      balance: 0,
    })
  })
})

describe('a new account', () => {
  it('asks for category, type and name in the specification’s words (FORM-01 to FORM-03)', () => {
    expect(faults(toAccountDraft(null), { group: null, account: null })).toEqual({
      category: 'Please select one category.',
      type: 'Please select one type.',
      name: 'Please provide a valid name.',
    })
    for (const name of ['Peña & Café', '東京']) expect(faults({ ...checking, name }, owned)).toEqual({})
    expect(faults({ ...checking, name: '<' }, owned)).toEqual({ name: 'Please provide a valid name.' })
  })

  it('needs rate and payments only for a debt (ACCT-10, ACCT-12)', () => {
    const missing = { ...loan, interestRate: null, monthlyMinimumPayment: null, currentMonthlyPayment: null }
    expect(faults(missing, owed)).toEqual({
      interestRate: 'Please enter a number between 0% and 50%.',
    })
    expect(faults(checking, owned)).toEqual({})
    expect(faults(loan, owed)).toEqual({})
  })

  it('refuses a debt of 0 (FORM-06) and accepts an asset of 0 (FORM-05)', () => {
    expect(faults({ ...loan, balance: 0 }, owed)).toEqual({ balance: 'Please enter a negative value.' })
    expect(faults({ ...checking, balance: 0 }, owned)).toEqual({})
  })

  it('is sent with the sign of its kind (ACCT-09, ACCT-11)', () => {
    expect(createRequest(loan, owed)?.balance).toBe(-9000)
    expect(createRequest({ ...checking, balance: -100 }, owned)).toMatchObject({ balance: 100, interestRate: null })
  })
})

describe('what a field says in addition to its own rule', () => {
  it('is in the specification’s words, also if nothing is typed', () => {
    const nothing = toAccountDraft(null)
    expect([
      accountFault('category', nothing, owned),
      accountFault('name', nothing, owned),
      accountFault('interestRate', loan, owed),
    ]).toEqual(['Please select one category.', 'Please provide a valid name.', undefined])
    expect(accountFault('interestRate', { ...loan, interestRate: null }, owed)).toBe(
      'Please enter a number between 0% and 50%.',
    )
  })

  it('is nothing for a value that is not yet an amount: the field has words for that', () => {
    for (const balance of [null, Number.NaN])
      expect(accountFault('balance', { ...checking, balance }, owned)).toBeUndefined()
    expect(accountFault('balance', { ...loan, balance: 0 }, owed)).toBe('Please enter a negative value.')
  })

  it('accepts an unchanged value, which the field alone would refuse', () => {
    const bank = sampleAccount({ name: 'Card •• 1' })
    const own = { group: 'Asset', account: bank } as const
    expect(accountFault('name', toAccountDraft(bank), own)).toBeNull()
    expect(accountFault('name', { ...toAccountDraft(bank), name: 'Card • 2' }, own)).toBe(
      'Please provide a valid name.',
    )
  })
})

describe('an account that is edited', () => {
  const overdrawn = sampleAccount({ origin: 'file', balance: -50 })
  const context = { group: 'Asset', account: overdrawn } as const

  it('keeps the balance of its bank file, even below 0 (Q-FILE-1)', () => {
    expect(toAccountDraft(overdrawn).balance).toBe(-50)
    expect(balanceWithSign({ ...toAccountDraft(overdrawn), balance: -60 }, context)).toBe(-60)
    expect(faults({ ...toAccountDraft(overdrawn), name: 'Joint' }, context)).toEqual({})
  })

  it('is checked only for what changed', () => {
    const card = sampleCard({ origin: 'file', name: 'Card ••1234', interestRate: null })
    const own = { group: 'Liability', account: card } as const
    expect(faults({ ...toAccountDraft(card), isHiddenFromNW: true }, own)).toEqual({})
    expect(faults({ ...toAccountDraft(card), name: 'Card •• 1' }, own)).toEqual({
      name: 'Please provide a valid name.',
    })
  })

  it('sends only what changed', () => {
    const card = sampleCard()
    expect(changeRequest(toAccountDraft(card), card, 'Liability')).toEqual({ userAccountId: 2 })
    expect(changeRequest({ ...toAccountDraft(card), balance: 4000 }, card, 'Liability')).toEqual({
      userAccountId: 2,
      balance: -4000,
    })
  })

  it('changes the sign when the kind changes (ACCT-13)', () => {
    const account = sampleAccount()
    const turned = { ...toAccountDraft(account), category: 'Loan', type: 'Personal Loan', balance: 100 }
    expect(balanceWithSign(turned, { group: 'Liability', account })).toBe(-100)
  })
})

it('decides whether it is a debt by the chosen type, or by the account if its type is no longer offered', () => {
  expect(findGroup(loan, types, null)).toBe('Liability')
  expect(findGroup(draft({ category: 'Loan' }), types, null)).toBeNull()
  const odd = sampleCard({ category: 'Line of credit', type: 'Line of credit' })
  expect(findGroup(odd, types, odd)).toBe('Liability')
})

it('names the balance and hints at its sign by the kind (ACCT-14, FORM-10)', () => {
  expect(['Insurance', 'Cash', null].map(balanceLabel)).toEqual(['Current insurance amount', 'Balance', 'Balance'])
  expect(balanceHint('Asset')).toBe(words.assetHint())
  expect(balanceHint('Liability')).toBe(words.liabilityHint())
  expect(balanceHint(null)).toBeUndefined()
})
