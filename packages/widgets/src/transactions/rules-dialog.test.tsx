import type { TransactionRule } from '@evenkeel/api-client/contract/rules'
import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderApp } from '../shared/render-app.fixture.tsx'
import { RulesDialog } from './rules-dialog.tsx'
import * as words from '../words/transaction-dialogs.generated.ts'

const rule: TransactionRule = {
  ruleId: 4,
  text: '',
  payee: 'Corner Bakery',
  amountFrom: 5,
  amountTo: null,
  userAccountId: null,
  categoryId: null,
  ownCategoryId: null,
  payeeName: 'The bakery',
  tags: ['Bread'],
  isHidden: false,
  split: [{ categoryId: 6, percent: 40 }],
}

it('changes a rule, and keeps what the form does not show', async () => {
  const { api, user } = renderApp(<RulesDialog onClose={() => undefined} />, {
    rules: [rule],
    updateRule: { rule, changed: 0 },
    previewRule: { fits: 0, changes: 0, amount: 0, since: null },
    categories: [],
    ownCategories: [],
    accounts: [],
  })
  const item = (await screen.findByRole('button', { name: RegExp(`^${words.ruleEdit({ rule: '' })}`) })).closest('li')
  expect(item?.textContent).toBe(
    'Payee is Corner Bakery$5.00 or more, any accountName: The bakery, Bread, 1 part split off',
  )
  await user.click(await screen.findByRole('button', { name: words.ruleEdit({ rule: 'Payee is Corner Bakery' }) }))
  expect(await screen.findByText('No past transaction would change.')).toBeDefined()
  expect(api.bodiesOf('previewRule')[0]).toMatchObject({ rule: { payee: 'Corner Bakery', amountFrom: 5 } })
  const name = await screen.findByRole('textbox', { name: /^Name of the payee/ })
  await user.clear(name)
  await user.type(name, 'My bakery')
  await user.click(screen.getByRole('button', { name: words.saveRule() }))
  await waitFor(() => expect(api.bodiesOf('updateRule')).toHaveLength(1))
  expect(api.bodiesOf('updateRule')[0]).toMatchObject({
    ruleId: 4,
    rule: { payee: 'Corner Bakery', amountFrom: 5, payeeName: 'My bakery', tags: ['Bread'], split: rule.split },
    appliesToPast: false,
  })
  expect(await screen.findByRole('button', { name: words.ruleEdit({ rule: 'Payee is Corner Bakery' }) })).toBeDefined()
})

it('makes a rule from nothing, which splits what it fits', async () => {
  const { api, user } = renderApp(<RulesDialog onClose={() => undefined} />, {
    rules: [],
    createRule: { rule, changed: 0 },
    previewRule: { fits: 0, changes: 0, amount: 0, since: null },
    categories: [{ expenseCategoryId: 8, name: 'Shopping', isBudgetable: true }],
    ownCategories: [],
    accounts: [],
  })
  await user.click(await screen.findByRole('button', { name: words.newRule() }))
  await user.type(await screen.findByRole('textbox', { name: /^Bank text contains/ }), 'costco')
  await user.click(screen.getByRole('button', { name: words.splitThese() }))
  await user.click(screen.getByRole('combobox', { name: /^Category for part 1/ }))
  await user.click(await screen.findByRole('option', { name: 'Shopping' }))
  await user.type(screen.getByRole('textbox', { name: /^Percent for part 1/ }), '25')
  await user.click(screen.getByRole('button', { name: words.saveRule() }))
  await waitFor(() => expect(api.bodiesOf('createRule')).toHaveLength(1))
  expect(api.bodiesOf('createRule')[0]).toMatchObject({
    rule: { text: 'costco', split: [{ categoryId: 8, percent: 25 }] },
    appliesToPast: false,
  })
})

it('says so if it cannot say what a rule changes', async () => {
  const failing = () => new Response(null, { status: 503 })
  const answers = { rules: [], previewRule: failing, categories: [], ownCategories: [], accounts: [] }
  const { user } = renderApp(<RulesDialog onClose={() => undefined} />, answers)
  await user.click(await screen.findByRole('button', { name: words.newRule() }))
  await user.type(await screen.findByRole('textbox', { name: /^Bank text contains/ }), 'costco')
  await user.type(screen.getByRole('textbox', { name: /^Name of the payee/ }), 'Costco')
  expect(await screen.findByText(/^We couldn’t check what this changes/)).toBeDefined()
})

it('asks what a rule changes only once it does something', async () => {
  const { api, user } = renderApp(<RulesDialog onClose={() => undefined} />, {
    rules: [],
    previewRule: { fits: 3, changes: 3, amount: 12, since: '2026-01-05T00:00:00.000Z' },
    categories: [],
    ownCategories: [],
    accounts: [],
  })
  await user.click(await screen.findByRole('button', { name: words.newRule() }))
  await user.type(await screen.findByRole('textbox', { name: /^Bank text contains/ }), 'costco')
  expect(api.bodiesOf('previewRule')).toEqual([])
  await user.type(screen.getByRole('textbox', { name: /^Name of the payee/ }), 'Costco')
  expect(await screen.findByText(/^3 past transactions/)).toBeDefined()
  expect(api.bodiesOf('previewRule')).not.toContainEqual({ rule: expect.objectContaining({ payeeName: '' }) })
})

it('says how many past transactions all rules together have changed', async () => {
  const { user } = renderApp(<RulesDialog onClose={() => undefined} />, {
    rules: [rule],
    applyRules: { changed: 43 },
    categories: [],
    ownCategories: [],
    accounts: [],
  })
  await user.click(await screen.findByRole('button', { name: words.runRules() }))
  expect(await screen.findByText('43 past transactions changed')).toBeDefined()
})
