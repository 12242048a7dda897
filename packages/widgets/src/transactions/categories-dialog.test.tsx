import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { createFakeApi, FakeApp } from '../shared/fake-api.fixture.tsx'
import { CategoriesDialog } from './categories-dialog.tsx'

it('adds an own category with the chosen color', async () => {
  const own = {
    ownCategoryId: 3,
    name: 'Ferries',
    groupName: 'Everyday',
    categoryId: 5,
    color: 'teal' as const,
    icon: 'tag' as const,
    count: 0,
  }
  const api = createFakeApi({
    createOwnCategory: own,
    categories: [{ expenseCategoryId: 5, name: 'Transportation', isBudgetable: true }],
    ownCategories: [],
    accounts: [],
  })
  render(
    <FakeApp api={api}>
      <CategoriesDialog onClose={() => undefined} />
    </FakeApp>,
  )
  const user = userEvent.setup()
  const choose = async (field: RegExp, option: string) => {
    await user.click(await screen.findByRole('combobox', { name: field }))
    await user.click(await screen.findByRole('option', { name: option }))
  }
  await user.type(screen.getByRole('textbox', { name: /^Name/ }), 'Ferries')
  await choose(/^Counts as/, 'Transportation')
  await choose(/^Color/, 'Teal')
  await user.click(screen.getByRole('button', { name: 'Add category' }))
  await waitFor(() =>
    expect(api.bodiesOf('createOwnCategory')).toEqual([
      { name: 'Ferries', groupName: 'Everyday', categoryId: 5, color: 'teal', icon: 'tag' },
    ]),
  )
})
