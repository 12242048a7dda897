import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { type FakeAnswers, refusal } from '../shared/fake-api.fixture.tsx'
import { renderApp } from '../shared/render-app.fixture.tsx'
import { SecondStepCard } from './second-step-card.tsx'
import * as signInSettingsWords from '../words/sign-in-settings.generated.ts'
import * as passwordsWords from '../words/passwords.generated.ts'

const own = { hasPassword: true, passwordPolicy: 'standard', signOnUrl: null, isFreshUntil: null }
const challenge = {
  kind: 'authenticator',
  secret: 'JBSWY3DPEHPK3PXP',
  uri: 'otpauth://totp/Evenkeel:maya?secret=JBSWY3DPEHPK3PXP',
}
const none = { isRequired: false, factors: [], recoveryCodesLeft: 0 }

async function openDialog(answers: FakeAnswers) {
  const { api, user } = renderApp(<SecondStepCard />, {
    secondFactor: none,
    ownSignIn: own,
    startSecondFactor: { challenge },
    confirmSecondFactor: { recoveryCodes: [] },
    ...answers,
  })
  await user.click(await screen.findByRole('button', { name: signInSettingsWords.addAnAuthenticatorApp() }))
  return {
    api,
    user,
    dialog: within(await screen.findByRole('dialog', { name: signInSettingsWords.addAnAuthenticatorApp() })),
  }
}

it('adding an authenticator app takes the password first, and reports a wrong one at the field', async () => {
  const startSecondFactor = (body: unknown) =>
    JSON.stringify(body).includes('Quiet-Harbor-42')
      ? { challenge }
      : refusal({ password: 'Current password is incorrect' })
  const { api, user, dialog } = await openDialog({ startSecondFactor })
  await user.click(dialog.getByRole('button', { name: 'Continue' }))
  expect(api.count('startSecondFactor'), 'an empty field asks nothing of the server').toBe(0)
  const password = dialog.getByLabelText(/^Your password/)
  await user.type(password, 'Wrong-Harbor-42')
  await user.click(dialog.getByRole('button', { name: 'Continue' }))
  await expect.poll(() => password.getAttribute('aria-invalid')).toBe('true')
  await user.clear(password)
  await user.type(password, 'Quiet-Harbor-42')
  await user.click(dialog.getByRole('button', { name: 'Continue' }))
  await user.type(await screen.findByRole('textbox', { name: /^Code from the app/ }), '123456')
  expect(screen.queryByLabelText(/^Your password/)).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Add' }))
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull()
  expect(api.bodiesOf('startSecondFactor')).toEqual(
    ['Wrong-Harbor-42', 'Quiet-Harbor-42'].map((typed) => ({ kind: 'authenticator', password: typed })),
  )
  expect(api.bodiesOf('confirmSecondFactor')).toEqual([{ code: '123456' }])
})

it('new recovery codes replace those that are lost, after the password, and are shown', async () => {
  const factors = [{ kind: 'authenticator', addedAt: '2026-11-21T10:00:00.000Z' }]
  const { api, user } = renderApp(<SecondStepCard />, {
    secondFactor: { isRequired: true, factors, recoveryCodesLeft: 2 },
    ownSignIn: own,
    renewRecoveryCodes: { recoveryCodes: ['ab2cd-3efgh', 'jk2mn-3pqrs'] },
  })
  await user.click(await screen.findByRole('button', { name: signInSettingsWords.newCodes() }))
  const dialog = within(await screen.findByRole('dialog', { name: signInSettingsWords.newCodesTitle() }))
  await user.type(dialog.getByLabelText(/^Your password/), 'Quiet-Harbor-42')
  await user.click(dialog.getByRole('button', { name: signInSettingsWords.newCodes() }))
  const codes = within(await screen.findByRole('dialog', { name: signInSettingsWords.codesTitle() }))
  expect(codes.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['ab2cd-3efgh', 'jk2mn-3pqrs'])
  expect(api.bodiesOf('renewRecoveryCodes')).toEqual([{ password: 'Quiet-Harbor-42' }])
})

it('a person without a password continues with a fresh sign-in', async () => {
  const fresh = { ...own, hasPassword: false, isFreshUntil: '2026-11-21T10:05:00.000Z' }
  const { api, user, dialog } = await openDialog({ ownSignIn: fresh })
  expect(await dialog.findByText(/^You just signed in with your company/)).toBeDefined()
  await user.click(dialog.getByRole('button', { name: 'Continue' }))
  await screen.findByRole('textbox', { name: /^Code from the app/ })
  expect(api.bodiesOf('startSecondFactor')).toEqual([{ kind: 'authenticator' }])
})

it('a sign-in that was fresh when the dialog opened, and has become too old, is required again', async () => {
  let isFresh = true
  const ownSignIn = () => ({ ...own, hasPassword: false, isFreshUntil: isFresh ? '2026-11-21T10:05:00.000Z' : null })
  const { user, dialog } = await openDialog({
    ownSignIn,
    startSecondFactor: () => refusal({ password: 'Sign in again, then do this within 5 minutes.' }),
  })
  await dialog.findByText(/^You just signed in with your company/)
  isFresh = false
  await user.click(dialog.getByRole('button', { name: 'Continue' }))
  expect(await dialog.findByText('Sign in again, then do this within 5 minutes.')).toBeDefined()
  expect(await dialog.findByRole('button', { name: passwordsWords.signInAgain() })).toBeDefined()
})

it('a person without a password whose sign-in is older is sent to sign in again', async () => {
  const { dialog } = await openDialog({ ownSignIn: { ...own, hasPassword: false, signOnUrl: '/dev/sso/brightwater' } })
  expect(await dialog.findByRole('button', { name: passwordsWords.signInAgain() })).toBeDefined()
  expect(dialog.getByRole('button', { name: 'Continue' })).toHaveProperty('disabled', true)
})
