import { useQuery } from '@evenkeel/api-client/react'
import { createFakeApi } from '@evenkeel/widgets/shared/fake-api.fixture.tsx'
import { renderApp } from '@evenkeel/widgets/shared/render-app.fixture.tsx'
import { freshnessAtom, unread } from '@evenkeel/widgets/shared/state/freshness.ts'
import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { rowCountsAtom } from '@evenkeel/widgets/shared/state/row-counts.ts'
import { createStore, Provider } from 'jotai'
import { MemoryRouter } from 'react-router'
import { expect, it } from 'vitest'
import { patterns } from '@evenkeel/widgets/shared/paths.ts'
import { HeaderControls } from './page-header.tsx'
import * as words from '../words/shell.generated.ts'

const Figures = () => <p>{useQuery('accounts', { body: {} }).data === undefined ? 'none' : 'figures'}</p>

it('shows and says that the figures are read again, and when they are there', async () => {
  const later = Promise.withResolvers<readonly []>()
  let reads = 0
  const api = createFakeApi({
    accounts: () => {
      reads += 1
      return reads === 1 ? [] : later.promise
    },
  })
  const store = createStore()
  store.set(freshnessAtom, { ...unread, updatedAt: Date.UTC(2026, 10, 22, 15) })
  renderApp(
    <Provider store={store}>
      <MemoryRouter>
        <Figures />
        <HeaderControls />
      </MemoryRouter>
    </Provider>,
    api,
  )
  await screen.findByText('figures')
  const button = screen.getByRole('button', { name: 'Refresh' })
  const said = () => screen.getByText(/^Updat/).textContent
  expect(said()).toMatch(/^Updated \d+:00 [AP]M$/)
  await userEvent.click(button)
  expect([said(), button.ariaBusy]).toEqual(['Updating…', 'true'])
  await act(async () => later.resolve([]))
  await expect.poll(said).toMatch(/^Updated/)
  expect([reads, button.ariaBusy]).toEqual([2, 'false'])
})

it('offers to read again only what is there: a person without accounts has nothing', () => {
  const store = createStore()
  store.set(rowCountsAtom, { accounts: 0 })
  renderApp(
    <Provider store={store}>
      <MemoryRouter>
        <HeaderControls />
      </MemoryRouter>
    </Provider>,
    {},
  )
  expect(screen.queryByRole('button', { name: 'Refresh' })).toBeNull()
  act(() => store.set(rowCountsAtom, { accounts: 1 }))
  expect(screen.getByRole('button', { name: 'Refresh' })).toBeDefined()
})

it('offers nothing to read again on the pages of a person’s own details', () => {
  renderApp(
    <MemoryRouter initialEntries={[patterns.signInAndSecurity]}>
      <HeaderControls />
    </MemoryRouter>,
    {},
  )
  expect(screen.queryByRole('button', { name: words.refresh() })).toBeNull()
  expect(screen.getByRole('button', { name: words.hideAmounts() })).toBeDefined()
})
