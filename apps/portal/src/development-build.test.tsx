// Proves: ERR-24, ERR-25, ERR-30, ERR-31
import { ApiProvider } from '@evenkeel/api-client/react'
import { WhatToDo } from '@evenkeel/widgets/next-steps'
import { FailureProvider } from '@evenkeel/widgets/shared/failure.tsx'
import { createFakeApi } from '@evenkeel/widgets/shared/fake-api.fixture.tsx'
import { HostProvider } from '@evenkeel/widgets/shared/host.tsx'
import { TodayProvider } from '@evenkeel/widgets/shared/today.tsx'
import { ToastPlace } from '@evenkeel/widgets/shared/toasts.tsx'
import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Provider as AtomProvider } from 'jotai'
import { expect, it } from 'vitest'
import { reportFailure } from './report-failure.ts'
import { store } from './state.ts'

/** The next steps in the portal's own wiring. Tests are a development build, as `npm run dev` is. */
function renderNextSteps(dashboard: () => unknown) {
  render(
    <AtomProvider store={store}>
      <TodayProvider today="2026-11-19">
        <HostProvider links={{ href: (path) => `#${path}`, open: () => undefined }}>
          <ApiProvider client={createFakeApi({ dashboard }).client} onFailure={reportFailure}>
            <FailureProvider>
              <WhatToDo />
            </FailureProvider>
            <ToastPlace />
          </ApiProvider>
        </HostProvider>
      </TodayProvider>
    </AtomProvider>,
  )
}

const failed = (message: string) => Response.json({ code: -1, message }, { status: 500 })

it.each([
  ['the server’s message', () => failed('no such column: rank'), 'no such column: rank'],
  [
    'the client’s own message, without an answer,',
    () => Promise.reject(new TypeError('Failed to fetch')),
    'We couldn’t reach Evenkeel. Check your connection and try again.',
  ],
])('a development build shows %s of next steps that cannot be read', async (_, dashboard, message) => {
  expect(import.meta.env.PROD).toBe(false)
  renderNextSteps(dashboard)
  const card = screen.getByRole('region', { name: 'What to do now' })
  await within(card).findByText(message)
  expect(within(card).queryByRole('list')).toBeNull()
  // The toast has it too, and can be closed.
  await waitFor(() => expect(screen.getAllByText(message)).toHaveLength(2))
  await userEvent.click(screen.getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(screen.getAllByText(message)).toHaveLength(1))
})
