import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { FakeAnswers } from '../shared/fake-api.fixture.tsx'
import { renderApp } from '../shared/render-app.fixture.tsx'
import { sampleAnswers, SampleEditor, sampleMonth } from './budgets.fixture.tsx'
import { BudgetsPanel } from './budgets-panel.tsx'
import * as words from '../words/budgets.generated.ts'

function show(answers: FakeAnswers = {}) {
  const done = {
    setBudgetRollover: {},
    moveBudgetMoney: {},
    createBudget: {},
    deletePlannedPayment: {},
    saveBudgetGroups: {},
  }
  return renderApp(<BudgetsPanel editor={SampleEditor} />, { ...sampleAnswers, ...done, ...answers })
}

const row = async (name: string) => within(await screen.findByRole('row', { name: new RegExp(`^${name}`) }))

it('shows what is left, where the income goes, and what each budget brought along', async () => {
  show()
  expect(await screen.findByText('$184.17')).toBeDefined()
  expect(screen.getByText(words.notAssigned()).nextSibling?.textContent).toBe('$1,265.79')
  expect(screen.getByText(/About/).textContent).toBe('About $16.74 a day for 11 days.')
  expect((await row('Shopping')).getAllByText(/over/).map(({ textContent }) => textContent)).toContain('$26.14 over')
  const rolled = await row('Transportation')
  expect(rolled.getByText(/from earlier months/).textContent).toBe('$20.00 from earlier months')
  expect(rolled.getByText(words.rollsLeft())).toBeDefined()
  expect((await row('Everyday')).getAllByText('$100.47').length).toBeGreaterThan(0)
})

it('switches rollover by one choice, and edits a budget by another', async () => {
  const { api, user } = show()
  await user.click((await row('Groceries')).getByRole('button', { name: 'Actions for Groceries' }))
  await user.click(await screen.findByRole('menuitem', { name: words.keepLeft() }))
  await waitFor(() =>
    expect(api.bodiesOf('setBudgetRollover')).toEqual([
      { categoryId: 6, budgetPeriod: '2026-11', keepsLeft: true, keepsOver: false },
    ]),
  )
  await user.click((await row('Groceries')).getByRole('button', { name: 'Actions for Groceries' }))
  await user.click(await screen.findByRole('menuitem', { name: words.edit() }))
  expect(await screen.findByText('Budget 6')).toBeDefined()
})

it('says of a month without budgets that nothing was spent, or that spending is a place to start', async () => {
  const empty = { ...sampleMonth, budgets: [], incomeUse: null }
  show({ budgetMonth: { ...empty, unbudgeted: [], unbudgetedTotal: 0 } })
  expect(await screen.findByText(words.nothingSpent())).toBeDefined()
  expect(screen.queryByText(/good place to start/)).toBeNull()
  show({ budgetMonth: empty })
  expect(await screen.findByText(/Your spending below is a good place to start/)).toBeDefined()
})

it('proposes to move what a budget is over by, into it', async () => {
  const { api, user } = show()
  await user.click((await row('Groceries')).getByRole('button', { name: 'Actions for Groceries' }))
  await user.click(await screen.findByRole('menuitem', { name: words.move() }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Move money in November' }))
  await user.click(dialog.getByRole('button', { name: 'Move' }))
  await waitFor(() =>
    expect(api.bodiesOf('moveBudgetMoney')).toEqual([
      { budgetPeriod: '2026-11', fromCategoryId: 6, toCategoryId: 8, amount: 26.14 },
    ]),
  )
})

it('makes a budget of a proposal, and deletes a cost that was entered', async () => {
  const { api, user } = show()
  await user.click(await screen.findByRole('button', { name: 'Budget $1,650.00: Rent' }))
  await user.click(screen.getByRole('button', { name: 'Delete: Holiday gifts' }))
  await waitFor(() => expect(api.bodiesOf('deletePlannedPayment')).toEqual([{ plannedPaymentId: 5 }]))
  expect(api.bodiesOf('createBudget')).toEqual([{ categoryId: 4, targetBudget: 1_650, budgetPeriod: '2026-11' }])
})

it('shows a year, and another month', async () => {
  const { api, user } = show()
  await user.click(await screen.findByRole('button', { name: words.previousMonth() }))
  await waitFor(() => expect(api.bodiesOf('budgetMonth')).toContainEqual({ budgetPeriod: '2026-10' }))
  await user.click(screen.getByRole('radio', { name: 'Year' }))
  expect((await row('Groceries')).getByText('11 months, 4 over')).toBeDefined()
})

it('invites to a first budget where there is none, and says when nothing loaded', async () => {
  const { user } = show({ budgetMonth: { ...sampleMonth, budgets: [] } })
  await user.click(await screen.findByRole('button', { name: words.add() }))
  expect(await screen.findByText('A new budget')).toBeDefined()
  show({ budgetMonth: Response.json({ code: -1, message: 'No' }, { status: 500 }) })
  expect(await screen.findByText(words.failed())).toBeDefined()
})

it('names groups of one’s own, puts budgets into them, and orders them', async () => {
  const ownGroups = [
    { name: 'Car', categoryIds: [11] },
    { name: 'Food', categoryIds: [6] },
  ]
  const { api, user } = show({ budgetMonth: { ...sampleMonth, ownGroups } })
  const heads = async () => (await screen.findAllByRole('rowheader')).map((head) => head.firstChild?.textContent)
  expect((await heads()).filter((text) => /^(?:Car|Food|Everyday)$/.test(text ?? ''))).toEqual([
    'Car',
    'Food',
    'Everyday',
  ])
  await user.click(screen.getByRole('button', { name: 'Groups' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Groups' }))
  await user.click(dialog.getByRole('button', { name: words.addGroup() }))
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  expect(await dialog.findByText(words.groupNameMissing())).toBeDefined()
  await user.type(dialog.getByRole('textbox', { name: 'Group 3' }), 'Treats')
  await user.click(dialog.getByRole('button', { name: 'Move up: Treats' }))
  await user.click(dialog.getByRole('button', { name: 'Delete: Car' }))
  await user.click(dialog.getByRole('combobox', { name: 'Shopping' }))
  await user.click(await screen.findByRole('option', { name: 'Treats' }))
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  await waitFor(() =>
    expect(api.bodiesOf('saveBudgetGroups')).toEqual([
      {
        names: ['Treats', 'Food'],
        members: [
          { categoryId: 6, name: 'Food' },
          { categoryId: 8, name: 'Treats' },
        ],
      },
    ]),
  )
})
