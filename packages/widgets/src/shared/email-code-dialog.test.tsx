// Proves: EMAIL-06
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { EmailCodeDialog } from './email-code-dialog.tsx'
import { createFakeApi, refusal } from './fake-api.fixture.tsx'
import { renderApp } from './render-app.fixture.tsx'
import * as words from '../words/passwords.generated.ts'

afterEach(() => vi.useRealTimers())

const answers = (...all: readonly unknown[]) => {
  let asked = 0
  return () => all[Math.min(asked++, all.length - 1)]
}

function show(api: ReturnType<typeof createFakeApi>) {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  renderApp(<EmailCodeDialog email="ada@home.example" onClose={() => {}} onVerified={() => {}} />, api)
}

const user = userEvent.setup({ advanceTimers: (ms) => void vi.advanceTimersByTime(ms) })

async function tryWrongCode() {
  await user.type(await screen.findByRole('textbox', { name: /^Code/ }), '123456')
  await user.click(screen.getByRole('button', { name: 'Verify' }))
  await screen.findByText('Wrong code')
}

async function sendAgain() {
  await vi.advanceTimersByTimeAsync(61_000)
  await user.click(screen.getByRole('button', { name: words.sendAnotherCode() }))
}

it('a refused second code takes the place of the error of the code that was tried before', async () => {
  show(
    createFakeApi({
      sendEmailCode: answers({}, refusal({ Code: 'Please wait 30 seconds to send another code' })),
      verifyEmailCode: () => refusal({ code: 'Wrong code' }),
    }),
  )
  await tryWrongCode()
  await sendAgain()
  await screen.findByText('Please wait 30 seconds to send another code')
  expect(screen.queryByText('Wrong code')).toBeNull()
})

it('a second code that was sent takes the error of the first one away', async () => {
  show(createFakeApi({ sendEmailCode: () => ({}), verifyEmailCode: () => refusal({ code: 'Wrong code' }) }))
  await tryWrongCode()
  await sendAgain()
  await vi.waitFor(() => expect(screen.queryByText('Wrong code')).toBeNull())
})
