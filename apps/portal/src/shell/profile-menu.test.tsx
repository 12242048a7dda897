import { renderApp } from '@evenkeel/widgets/shared/render-app.fixture.tsx'
import { patterns } from '@evenkeel/widgets/shared/paths.ts'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter, useLocation } from 'react-router'
import { expect, it } from 'vitest'
import { sessionAtom } from '../state.ts'
import { createStore, Provider } from 'jotai'
import * as words from '../words/shell.generated.ts'
import { ProfileMenu } from './profile-menu.tsx'

const Address = () => <output>{useLocation().pathname}</output>

it('leads an employee to the settings as well as to their own details', async () => {
  const store = createStore()
  const names = { firstName: 'Maya', lastName: 'Reyes', email: 'maya@example.test' }
  store.set(sessionAtom, { isSignedIn: true, userId: 1, role: 0, companyId: 1, ...names })
  renderApp(
    <Provider store={store}>
      <MemoryRouter>
        <ProfileMenu />
        <Address />
      </MemoryRouter>
    </Provider>,
    {},
  )
  const choose = async (name: string) => {
    await userEvent.click(screen.getByRole('button', { name: words.menuOf({ name: 'Maya Reyes' }) }))
    await userEvent.click(await screen.findByRole('menuitem', { name }))
  }
  await choose(words.settings())
  expect(screen.getByText(patterns.settings)).toBeDefined()
  await choose(words.myInformation())
  expect(screen.getByText(patterns.profile)).toBeDefined()
})
