import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { FakeAnswers } from '../shared/fake-api.fixture.tsx'
import { renderApp } from '../shared/render-app.fixture.tsx'
import { RecurringCard } from './recurring-card.tsx'
import { RecurringPanel } from './recurring-panel.tsx'
import { sampleRecurring } from './recurring.fixture.ts'
import { UntilPaydayCard } from './until-payday-card.tsx'
import * as recurringWords from '../words/recurring.generated.ts'
import * as plannedPaymentsWords from '../words/planned-payments.generated.ts'

function show(answers: FakeAnswers) {
  return renderApp(<RecurringPanel />, { categories: [], decideRecurring: {}, ...answers })
}

it('shows what is left, what is coming, and a price that went up; nothing that is only suggested', async () => {
  show({ recurring: sampleRecurring })
  expect(await screen.findByText('Left until payday, Friday, November 27')).toBeDefined()
  const coming = within(screen.getByRole('region', { name: recurringWords.comingUp() }))
  expect(coming.getByText(recurringWords.priceUp())).toBeDefined()
  expect(coming.getByText(recurringWords.priceUp()).closest('li')?.textContent).toContain(
    'It was $10.99 before Oct 24.',
  )
  expect(coming.queryByText('Streamline TV')).toBeNull()
  expect(screen.getByText('Friday, November 27: Larkfield Payroll')).toBeDefined()
})

it('says that payday is tomorrow instead of dividing what is left by one day', async () => {
  const { payday } = sampleRecurring
  show({ recurring: { ...sampleRecurring, payday: payday && { ...payday, days: 1 } } })
  expect(await screen.findByText(recurringWords.leftPerDay({ amount: '', days: 1 }))).toBeDefined()
  expect(screen.queryByText(/1 day/)).toBeNull()
})

it('asks about a suggestion and stores the answer, and takes a dismissal back', async () => {
  const { api, user } = show({ recurring: sampleRecurring })
  await user.click(await screen.findByRole('button', { name: 'Yes, track it: Streamline TV' }))
  await user.click(await screen.findByRole('button', { name: 'Track again: Old Gym' }))
  await user.click(await screen.findByRole('button', { name: 'Not recurring: Tidepool Music' }))
  await waitFor(() =>
    expect(api.bodiesOf('decideRecurring')).toEqual([
      { userTransactionId: 3, decision: 'confirmed' },
      { userTransactionId: 4, decision: 'confirmed' },
      { userTransactionId: 1, decision: 'dismissed' },
    ]),
  )
  expect(await screen.findByText('Tidepool Music isn’t tracked anymore')).toBeDefined()
})

it('says so where nothing is recurring, and where it did not load', async () => {
  show({ recurring: { ...sampleRecurring, items: [] } })
  expect(await screen.findByText(recurringWords.none())).toBeDefined()
  show({ recurring: Response.json({ code: -1, message: 'No' }, { status: 500 }) })
  expect(await screen.findByText(recurringWords.failed())).toBeDefined()
})

const rent = {
  plannedPaymentId: 9,
  description: 'Rent',
  categoryId: 4,
  flow: 'bill' as const,
  amount: -1_650,
  repeats: 'month' as const,
  dates: ['2026-12-01T00:00:00Z'],
  nextDate: '2026-12-01T00:00:00Z',
  userAccountId: 1,
}

it('shows what was entered by hand beside what was found, and changes or deletes it', async () => {
  const { api, user } = show({
    recurring: { ...sampleRecurring, planned: [rent] },
    categories: [{ expenseCategoryId: 4, name: 'Rent', isBudgetable: true }],
    updatePlannedPayment: { ...rent, amount: -1_700 },
    deletePlannedPayment: {},
  })
  const coming = within(await screen.findByRole('region', { name: recurringWords.comingUp() }))
  expect(coming.getByText('Rent').closest('li')?.textContent).toContain('Every month, added by you')
  expect(screen.getByText('Tuesday, December 1: Rent')).toBeDefined()
  await user.click(coming.getByRole('button', { name: plannedPaymentsWords.changeNamed({ name: 'Rent' }) }))
  const dialog = within(await screen.findByRole('dialog', { name: plannedPaymentsWords.changeTitle() }))
  expect(dialog.getByRole('textbox', { name: 'Next date' })).toHaveProperty('value', '12/01/2026')
  await user.clear(dialog.getByRole('textbox', { name: 'Amount' }))
  await user.paste('1700')
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  await waitFor(() =>
    expect(api.bodiesOf('updatePlannedPayment')).toEqual([
      {
        plannedPaymentId: 9,
        description: 'Rent',
        direction: 'out',
        amount: 1_700,
        categoryId: 4,
        repeats: 'month',
        firstDate: '2026-12-01',
        userAccountId: 1,
      },
    ]),
  )
  await user.click(await coming.findByRole('button', { name: plannedPaymentsWords.changeNamed({ name: 'Rent' }) }))
  await user.click(await screen.findByRole('button', { name: 'Delete' }))
  await waitFor(() => expect(api.bodiesOf('deletePlannedPayment')).toEqual([{ plannedPaymentId: 9 }]))
})

it('adds a payment by hand', async () => {
  const categories = [{ expenseCategoryId: 22, name: 'Gifts & donations', isBudgetable: true }]
  const { api, user } = show({ recurring: { ...sampleRecurring, items: [] }, categories, addPlannedPayment: rent })
  await user.click(await screen.findByRole('button', { name: 'Add' }))
  const dialog = within(await screen.findByRole('dialog', { name: plannedPaymentsWords.title() }))
  await user.click(dialog.getByRole('textbox', { name: 'What is it?' }))
  await user.paste('Gifts')
  await user.click(dialog.getByRole('textbox', { name: 'Amount' }))
  await user.paste('480')
  await user.click(dialog.getByRole('textbox', { name: 'Next date' }))
  await user.paste('12/15/2026')
  await user.click(dialog.getByRole('combobox', { name: 'Category' }))
  await user.click(await screen.findByRole('option', { name: 'Gifts & donations' }))
  await user.click(dialog.getByRole('button', { name: 'Add' }))
  await waitFor(() =>
    expect(api.bodiesOf('addPlannedPayment')).toEqual([
      {
        description: 'Gifts',
        direction: 'out',
        amount: 480,
        categoryId: 22,
        repeats: 'month',
        firstDate: '2026-12-15',
      },
    ]),
  )
})

it('says in short what is left until payday, with a link to what it comes from', async () => {
  renderApp(<UntilPaydayCard />, { recurring: sampleRecurring })
  const card = within(await screen.findByRole('region', { name: recurringWords.leftUntilPayday() }))
  expect(await card.findByText('$3,200.87')).toBeDefined()
  expect(card.getByText(/Everyday Checking/).textContent).toBe(
    'In Everyday Checking, after $13.99 of bills due before Friday, November 27.',
  )
  expect(card.getByRole('link', { name: /Recurring payments/ }).getAttribute('href')).toContain(
    '/my-goals-and-finances/transactions/recurring',
  )
})

it('says on another page what bills come to in a month, from totals alone', async () => {
  const categories = [{ expenseCategoryId: 13, name: 'Entertainment', isBudgetable: true }]
  const monthly = [
    { categoryId: 2, amount: 455.1 },
    { categoryId: 13, amount: 27.98 },
  ]
  renderApp(<RecurringCard signature="Evenkeel" />, { categories, recurring: { monthly, monthlyTotal: 483.08 } })
  const card = within(await screen.findByRole('region', { name: recurringWords.recurringPayments() }))
  expect((await card.findByText(/Your bills/)).textContent).toBe('Your bills come to $483.08 a month.')
  expect(card.getByText('Loans').closest('div')?.textContent).toBe('Loans$455.10')
  expect((await card.findByText('Entertainment')).closest('div')?.textContent).toBe('Entertainment$27.98')
  expect(card.getByText('Evenkeel')).toBeDefined()
})

it('says on another page that there are no bills, where pay alone is recurring', async () => {
  renderApp(<RecurringCard signature="Evenkeel" />, { categories: [], recurring: { monthly: [], monthlyTotal: 0 } })
  expect(await screen.findByText(recurringWords.noBills())).toBeDefined()
})
