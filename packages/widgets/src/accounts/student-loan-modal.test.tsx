// Proves: STU-07, STU-11
import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { idleSync, sampleCompany } from '../shared/connection.fixture.ts'
import { type FakeAnswers, refusal } from '../shared/fake-api.fixture.tsx'
import { renderApp } from '../shared/render-app.fixture.tsx'
import { AddAccountButton } from './add-account-button.tsx'
import { CustomAccountModalType } from './custom-account-modal-type.ts'
import { sampleCard } from '../account-modal/account.fixture.ts'
import * as words from '../words/account-dialogs.generated.ts'
import { loanFault, owedBalance } from './student-loan-modal.tsx'

async function openForm(answers: FakeAnswers = {}, modalType?: CustomAccountModalType) {
  const { api, user } = renderApp(<AddAccountButton {...(modalType !== undefined && { modalType })} />, {
    companyInfo: sampleCompany({ level1: true }),
    accountTypes: [],
    anySync: idleSync,
    createStudentLoan: sampleCard(),
    ...answers,
  })
  await user.click(screen.getByRole('button', { name: 'Add account' }))
  await screen.findByRole('dialog')
  const fill = async (label: RegExp, text: string) => {
    await user.clear(screen.getByLabelText(label))
    await user.type(screen.getByLabelText(label), text)
  }
  return { api, user, fill, save: () => user.click(screen.getByRole('button', { name: 'Save' })) }
}

describe('the custom account modal (ACCT-19)', () => {
  it('is the full form by default', async () => {
    await openForm()
    expect(screen.getByRole('dialog', { name: 'Create account' })).toBeDefined()
    expect(screen.getAllByRole('combobox')).toHaveLength(2)
  })

  it('is the form of a student loan in the student variant: four fields, and no kind to choose (STU-01 to STU-03)', async () => {
    await openForm({}, CustomAccountModalType.STUDENT)
    expect(screen.getByRole('dialog', { name: words.studentLoanTitle() })).toBeDefined()
    expect(screen.queryByRole('combobox')).toBeNull()
    expect(screen.getAllByRole('textbox').map((field) => field.getAttribute('name'))).toEqual([
      'name',
      'balance',
      'interestRate',
      'currentMonthlyPayment',
    ])
    // F11: what is owed is typed as it is; the sign is ours.
    expect(screen.getByText('Enter what you owe.')).toBeDefined()
    expect(screen.queryByText(/negative number/)).toBeNull()
  })

  it('creates the loan as a debt with its own call, and checks for a sync like every save', async () => {
    const { api, fill, save } = await openForm({}, CustomAccountModalType.STUDENT)
    await fill(/^Name/, 'Loan A')
    await fill(/^Balance/, '10000')
    await fill(/^Interest rate/, '6')
    expect(screen.getByLabelText<HTMLInputElement>(/^Balance/).value).toMatch(/^[-\u2212]10,?000\.00$/)
    await fill(/^Current monthly payment/, '50')
    await save()
    expect(
      screen.getByText(
        /^Based on the balance and interest rate you entered, we expect a minimum monthly payment of at least \$52\.64\./,
      ),
    ).toBeDefined()
    expect(api.count('createStudentLoan')).toBe(0)
    await fill(/^Current monthly payment/, '52.64')
    await save()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(api.bodiesOf('createStudentLoan')).toEqual([
      { name: 'Loan A', balance: -10_000, interestRate: 0.06, currentMonthlyPayment: 52.64 },
    ])
    expect([api.count('createAccount'), api.count('anySync')]).toEqual([0, 1])
    expect(await screen.findByText('Loan A added')).toBeDefined()
    expect(screen.getByRole('button', { name: 'Undo' })).toBeDefined()
  })

  it('words a rate of 0 or 51 percent, and what the server refuses, on the field', async () => {
    const answer = { createStudentLoan: () => refusal({ Name: 'Please provide a valid name.' }) }
    const { fill, save } = await openForm(answer, CustomAccountModalType.STUDENT)
    await fill(/^Name/, 'Loan A')
    await fill(/^Balance/, '10000')
    await fill(/^Current monthly payment/, '100')
    for (const rate of ['0', '51']) {
      await fill(/^Interest rate/, rate)
      await save()
      expect(screen.getByText('Please enter a number above 0% and below 50%.')).toBeDefined()
    }
    await fill(/^Interest rate/, '6')
    await save()
    expect(await screen.findByText('Please provide a valid name.')).toBeDefined()
  })
})

const loan = { name: 'Loan A', balance: 10_000, interestRate: 0.06, currentMonthlyPayment: 60 }

const nothing = { name: '', balance: null, interestRate: null, currentMonthlyPayment: null }

describe('a student loan', () => {
  it('needs a name and a rate, each in one message, and leaves an amount that is not yet one to its field (STU-04 to STU-09)', () => {
    expect([loanFault('name', nothing), loanFault('interestRate', nothing)]).toEqual([
      'Please provide a valid name.',
      'Please enter a number above 0% and below 50%.',
    ])
    for (const balance of [null, Number.NaN]) expect(loanFault('balance', { ...loan, balance })).toBeUndefined()
    expect(loanFault('balance', { ...loan, balance: 0 })).toBe('Please enter a negative value.')
    for (const field of ['name', 'balance', 'interestRate', 'currentMonthlyPayment'] as const)
      expect(loanFault(field, loan)).toBeUndefined()
  })

  it('is a balance below 0, no matter which sign was typed (STU-05)', () => {
    expect([owedBalance(25_000), owedBalance(-25_000)]).toEqual([-25_000, -25_000])
  })

  it.each([0, 0.51, Number.NaN, null])('words a rate of %s as the specification does (STU-07)', (interestRate) => {
    expect(loanFault('interestRate', { ...loan, interestRate })).toBe('Please enter a number above 0% and below 50%.')
  })

  it('requires the payment that 600 months would take: 10,000 at 6% need $52.64 (STU-10, STU-11)', () => {
    expect(loanFault('currentMonthlyPayment', { ...loan, currentMonthlyPayment: 52.63 })).toBe(
      "Based on the balance and interest rate you entered, we expect a minimum monthly payment of at least $52.64. Please make sure the values you entered are accurate. If you're unable to meet this minimum payment, contact your planner.",
    )
    expect(loanFault('currentMonthlyPayment', { ...loan, currentMonthlyPayment: 52.64 })).toBeUndefined()
  })

  it('takes the names that other accounts may have, and no others', () => {
    expect(loanFault('name', { ...loan, name: 'Loan <A>' })).toBe('Please provide a valid name.')
    expect(loanFault('name', { ...loan, name: 'Loan A & B' })).toBeUndefined()
  })
})
