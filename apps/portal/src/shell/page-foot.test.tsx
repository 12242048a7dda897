import { freshnessAtom, unread } from '@evenkeel/widgets/shared/state/freshness.ts'
import { render, screen } from '@testing-library/react'
import { createStore, Provider } from 'jotai'
import { MemoryRouter } from 'react-router'
import { expect, it } from 'vitest'
import { inLanguage } from '@evenkeel/engine'
import { PageFoot } from './page-foot.tsx'

it.each([
  ['en-US', '9:41 AM'],
  ['es-US', '9:41 a.m.'],
])('writes the day of its figures in %s as every other date of a screen', (language, time) => {
  const store = createStore()
  store.set(freshnessAtom, { ...unread, updatedAt: new Date(2026, 10, 28, 9, 41).getTime() })
  inLanguage(
    language,
    () =>
      void render(<PageFoot />, {
        wrapper: ({ children }) => (
          <Provider store={store}>
            <MemoryRouter>{children}</MemoryRouter>
          </Provider>
        ),
      }),
  )
  expect(screen.getByText(new RegExp(`11/28/2026, ${time.replaceAll('.', '\\.')}`))).toBeDefined()
})
