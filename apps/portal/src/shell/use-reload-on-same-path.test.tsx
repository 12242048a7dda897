import { act, render } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import useSWR, { SWRConfig } from 'swr'
import { expect, it, vi } from 'vitest'
import { useReloadOnSamePath } from './use-reload-on-same-path.ts'

it('reads a screen again after a link to it, and not after a text of its search', async () => {
  const read = vi.fn<() => number>(() => 1)
  function Screen() {
    useReloadOnSamePath()
    useSWR('accounts', read)
    return null
  }
  const router = createMemoryRouter([{ path: '/transactions', element: <Screen /> }], {
    initialEntries: ['/transactions'],
  })
  render(
    <SWRConfig value={{ provider: () => new Map(), dedupingInterval: 0 }}>
      <RouterProvider router={router} />
    </SWRConfig>,
  )
  await vi.waitFor(() => expect(read).toHaveBeenCalledTimes(1))
  for (const searchText of ['green', 'greenleaf', ''])
    await act(() => router.navigate('/transactions', { state: { searchText } }))
  expect(read).toHaveBeenCalledTimes(1)
  await act(() => router.navigate('/transactions'))
  await vi.waitFor(() => expect(read).toHaveBeenCalledTimes(2))
})
