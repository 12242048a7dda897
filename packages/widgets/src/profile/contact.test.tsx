// Proves: PROF-04
import { screen, within } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { refusal } from '../shared/fake-api.fixture.tsx'
import { mayasContact, showOfProfile } from '../shared/profile.fixture.tsx'
import { Contact } from './index.ts'
import * as signInWords from '../words/sign-in.generated.ts'
import * as profileWords from '../words/profile.generated.ts'

const own = { hasPassword: true, passwordPolicy: 'standard', signOnUrl: null, isFreshUntil: null }

const mailed = { sendEmailCode: {}, verifyEmailCode: { verificationToken: 'proved' } }

const onSaved = vi.fn(async () => undefined)
afterEach(() => onSaved.mockClear())

it('another email is saved with its code and the password; a wrong password is reported at its field and costs no second code', async () => {
  let isRight = false
  const saveContactInformation = (body: object) =>
    isRight ? { ...mayasContact, ...body } : refusal({ password: 'Current password is incorrect' })
  const { api, user } = showOfProfile(<Contact onSaved={onSaved} />, {
    ...mailed,
    saveContactInformation,
    ownSignIn: own,
  })
  const email = await screen.findByRole('textbox', { name: /^Email/ })
  expect(screen.queryByLabelText(/^Your password/)).toBeNull()
  await user.clear(email)
  await user.type(email, 'maya@second.example')
  await user.type(await screen.findByLabelText(/^Your password/), 'Wrong-Harbor-42')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  const dialog = within(await screen.findByRole('dialog', { name: signInWords.verifyTitle() }))
  await user.type(dialog.getByRole('textbox', { name: /^Code/ }), '123456')
  await user.click(dialog.getByRole('button', { name: 'Verify' }))
  const password = await screen.findByLabelText(/^Your password/)
  await expect.poll(() => password.getAttribute('aria-invalid')).toBe('true')
  const sent = api.count('sendEmailCode')
  isRight = true
  await user.clear(password)
  await user.type(password, 'Quiet-Harbor-42')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await screen.findByText(profileWords.contactSaved())
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
  await expect.poll(() => screen.queryByLabelText(/^Your password/)).toBeNull()
  const proof = { email: 'maya@second.example', verificationToken: 'proved' }
  expect(api.bodiesOf('saveContactInformation')).toMatchObject([
    { ...proof, password: 'Wrong-Harbor-42' },
    { ...proof, password: 'Quiet-Harbor-42' },
  ])
  expect([sent, api.count('sendEmailCode')]).toEqual([1, 1])
})

it('a code is required again if its proof is too old', async () => {
  let tries = 0
  const expired = Response.json(
    {
      code: 60002,
      message: 'Verification code is expired',
      Items: [{ Field: 'verificationToken', Errors: ['Verification code is expired'] }],
    },
    { status: 400 },
  )
  const saveContactInformation = (body: object) => {
    tries += 1
    return tries === 1 ? expired : { ...mayasContact, ...body }
  }
  const { user } = showOfProfile(<Contact onSaved={onSaved} />, { ...mailed, saveContactInformation, ownSignIn: own })
  const email = await screen.findByRole('textbox', { name: /^Email/ })
  await user.clear(email)
  await user.type(email, 'maya@second.example')
  await user.type(await screen.findByLabelText(/^Your password/), 'Quiet-Harbor-42')
  for (const outcome of ['Verification code is expired', profileWords.contactSaved()]) {
    await user.click(screen.getByRole('button', { name: 'Save' }))
    const dialog = within(await screen.findByRole('dialog', { name: signInWords.verifyTitle() }))
    await user.type(dialog.getByRole('textbox', { name: /^Code/ }), '123456')
    await user.click(dialog.getByRole('button', { name: 'Verify' }))
    await screen.findByText(outcome)
  }
  expect(tries).toBe(2)
})

it('a person without a password needs a recent sign-in, but only for another email', async () => {
  const { api, user } = showOfProfile(<Contact onSaved={onSaved} />, {
    ownSignIn: { ...own, hasPassword: false, signOnUrl: '/dev/sso/brightwater' },
  })
  const email = await screen.findByRole('textbox', { name: /^Email/ })
  expect(screen.getByRole('button', { name: 'Save' })).toHaveProperty('disabled', false)
  expect(api.count('ownSignIn')).toBe(0)
  await user.type(email, 'x')
  expect(await screen.findByText(/^You don’t have a password here/)).toBeDefined()
  expect(screen.getByRole('button', { name: 'Save' })).toHaveProperty('disabled', true)
})

it('names and the address are saved without a password', async () => {
  const { api, user } = showOfProfile(<Contact onSaved={onSaved} />, {
    saveContactInformation: (body: object) => ({ ...mayasContact, ...body }),
  })
  await user.type(await screen.findByRole('textbox', { name: /^First name/ }), ' Rose')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await screen.findByText(profileWords.contactSaved())
  expect(api.bodiesOf('saveContactInformation')).toEqual([{ ...mayasContact, firstName: 'Maya Rose' }])
  expect(onSaved).toHaveBeenCalledOnce()
})

it('a chosen state can be cleared', async () => {
  const { api, user } = showOfProfile(<Contact onSaved={onSaved} />, {
    saveContactInformation: (body: object) => ({ ...mayasContact, ...body }),
  })
  const state = await screen.findByRole('combobox', { name: /^State/ })
  await expect.poll(() => state.textContent).toContain('Oregon')
  await user.click(state)
  await user.click(await screen.findByRole('option', { name: 'No answer' }))
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await screen.findByText(profileWords.contactSaved())
  expect(api.bodiesOf('saveContactInformation')).toMatchObject([{ state: null, city: 'Salem' }])
})

it('a saved address is undone at one click', async () => {
  const { api, user } = showOfProfile(<Contact onSaved={onSaved} />, {
    saveContactInformation: (body: object) => ({ ...mayasContact, ...body }),
  })
  const city = await screen.findByRole('textbox', { name: /^City/ })
  await user.clear(city)
  await user.type(city, 'Astoria')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  await expect.poll(() => city).toHaveProperty('value', 'Salem')
  expect(api.bodiesOf('saveContactInformation')).toMatchObject([{ city: 'Astoria' }, { city: 'Salem' }])
})
