import { freshnessAtom, unread } from '@evenkeel/widgets/shared/state/freshness.ts'
import { render, screen } from '@testing-library/react'
import { createStore, Provider } from 'jotai'
import { MemoryRouter } from 'react-router'
import { expect, it } from 'vitest'
import { PageFoot } from './page-foot.tsx'

it('writes the day of its figures as every other date of a screen', () => {
  const store = createStore()
  store.set(freshnessAtom, { ...unread, updatedAt: new Date(2026, 10, 28, 9, 41).getTime() })
  render(<PageFoot />, {
    wrapper: ({ children }) => (
      <Provider store={store}>
        <MemoryRouter>{children}</MemoryRouter>
      </Provider>
    ),
  })
  expect(screen.getByText(/11\/28\/2026, 9:41 AM/)).toBeDefined()
})
