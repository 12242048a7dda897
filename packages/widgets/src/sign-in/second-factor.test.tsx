import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { renderApp } from '../shared/render-app.fixture.tsx'
import { momentText } from '../shared/moment.tsx'
import { SecondFactor } from './second-factor.tsx'
import type { SignInPage } from './page.ts'
import * as words from '../words/sign-in.generated.ts'

const Page: SignInPage = ({ children }) => <main>{children}</main>
const [now, opensAt] = [new Date('2026-11-21T12:00:00Z'), '2026-11-24T12:00:00Z']

function open(recovery: { readonly opensAt: string | null } | null, kinds: readonly string[] = ['authenticator']) {
  renderApp(<SecondFactor Page={Page} onVerified={() => undefined} />, {
    secondFactorChallenge: { kinds, passkey: null, recovery },
    startFactorRecovery: { opensAt },
  })
}

it('says what the wait comes to before it begins, and until when it lasts', async () => {
  open({ opensAt: null })
  await userEvent.click(await screen.findByRole('button', { name: words.noneWorks() }))
  expect(screen.getByText(/^You’ll wait 72 hours\. We’ll email you at the start/)).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: words.recoveryStart() }))
  const until = momentText(opensAt, now)
  expect((await screen.findByText(/^Come back after/)).textContent).toContain(until)
})

it('offers a mailed code once the wait is over, and no wait where there is none', async () => {
  open({ opensAt }, ['authenticator', 'mail'])
  expect(await screen.findByRole('button', { name: words.byEmailedCode() })).toBeTruthy()
  expect(screen.getByText(words.recoveryOpen())).toBeTruthy()
})
