import type { OwnCategory } from '@evenkeel/api-client/contract/own-categories'
import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderApp } from '../shared/render-app.fixture.tsx'
import { CategoriesDialog } from './categories-dialog.tsx'
import { useCatalog } from './use-catalog.ts'
import * as words from '../words/transaction-dialogs.generated.ts'

const own: OwnCategory = {
  ownCategoryId: 3,
  name: 'Ferries',
  groupName: 'Everyday',
  categoryId: 5,
  color: 'teal',
  icon: 'tag',
  count: 0,
}

function show(ownCategories: readonly OwnCategory[]) {
  return renderApp(<CategoriesDialog onClose={() => undefined} />, {
    createOwnCategory: own,
    updateOwnCategory: own,
    categories: [{ expenseCategoryId: 5, name: 'Transportation', isBudgetable: true }],
    ownCategories,
    accounts: [],
  })
}

it('adds an own category with the chosen color and icon', async () => {
  const { api, user } = show([])
  const choose = async (field: RegExp, option: string) => {
    await user.click(await screen.findByRole('combobox', { name: field }))
    await user.click(await screen.findByRole('option', { name: option }))
  }
  await user.type(screen.getByRole('textbox', { name: /^Name/ }), 'Ferries')
  await choose(/^Counts as/, 'Transportation')
  await choose(/^Color/, 'Teal')
  await choose(/^Icon/, 'Plane')
  await user.click(screen.getByRole('button', { name: words.addCategory() }))
  await waitFor(() =>
    expect(api.bodiesOf('createOwnCategory')).toEqual([
      { name: 'Ferries', groupName: 'Everyday', categoryId: 5, color: 'teal', icon: 'plane' },
    ]),
  )
})

it('shows the icon of a category, and changes the category', async () => {
  const { api, user } = show([{ ...own, icon: 'paw' }])
  await user.click(await screen.findByRole('button', { name: 'Change, merge, or delete Ferries' }))
  expect(document.querySelector('[data-own-icon="paw"]')).not.toBeNull()
  await user.click(await screen.findByRole('menuitem', { name: 'Edit Ferries' }))
  const name = await screen.findByRole('textbox', { name: /^Name/ })
  await user.clear(name)
  await user.type(name, 'Boats')
  await user.click(screen.getByRole('button', { name: words.saveCategory() }))
  await waitFor(() =>
    expect(api.bodiesOf('updateOwnCategory')).toEqual([
      {
        ownCategoryId: 3,
        form: { name: 'Boats', groupName: 'Everyday', categoryId: 5, color: 'teal', icon: 'paw' },
      },
    ]),
  )
  expect(await screen.findByRole('button', { name: words.addCategory() })).toBeDefined()
})

/** The list, which has read the categories before its dialog opens. */
function OpenedFromList() {
  const { ownCategories } = useCatalog()
  return ownCategories.length > 0 && <CategoriesDialog onClose={() => undefined} />
}

it('finds nothing missing in the form below when a menu of a category is opened', async () => {
  const { user } = renderApp(<OpenedFromList />, { categories: [], ownCategories: [own], accounts: [] })
  await user.click(await screen.findByRole('button', { name: 'Change, merge, or delete Ferries' }))
  await screen.findByRole('menuitem', { name: 'Edit Ferries' })
  expect(screen.queryByText('Field required')).toBeNull()
})
