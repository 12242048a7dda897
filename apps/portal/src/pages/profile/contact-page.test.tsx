import { paths } from '@evenkeel/api-client/contract/paths'
import { refusal } from '@evenkeel/widgets/shared/fake-api.fixture.tsx'
import { screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { mayasContact, showProfile } from './profile.fixture.tsx'

const own = { hasPassword: true, passwordPolicy: 'standard', signOnUrl: null, isFreshUntil: null }
const path = '/profile/edit-contact-information'

/** The code and the session are asked of the page's own server: which calls came, and the answers to them. */
let asked: string[]
beforeEach(() => {
  asked = []
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (request) => {
    asked.push(new URL(request instanceof Request ? request.url : String(request)).pathname)
    return Response.json({ isSignedIn: true, verificationToken: 'proved' })
  })
})
afterEach(() => {
  vi.restoreAllMocks()
})

const codesSent = () => asked.filter((one) => one === paths.sendEmailCode.path).length

it('another email is kept with its code and the password; a wrong password stands beside it and costs no second code', async () => {
  let isRight = false
  const saveContactInformation = (body: object) =>
    isRight ? { ...mayasContact, ...body } : refusal({ password: 'Current password is incorrect' })
  const { api, user } = showProfile(path, { saveContactInformation, ownSignIn: own })
  const email = await screen.findByRole('textbox', { name: /^Email/ })
  expect(screen.queryByLabelText(/^Your password/)).toBeNull()
  await user.clear(email)
  await user.type(email, 'maya@second.example')
  await user.type(await screen.findByLabelText(/^Your password/), 'Wrong-Harbor-42')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Verify your email' }))
  await user.type(dialog.getByRole('textbox', { name: /^Code/ }), '123456')
  await user.click(dialog.getByRole('button', { name: 'Verify' }))
  const password = await screen.findByLabelText(/^Your password/)
  await expect.poll(() => password.getAttribute('aria-invalid')).toBe('true')
  const sent = codesSent()
  isRight = true
  await user.clear(password)
  await user.type(password, 'Quiet-Harbor-42')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await screen.findByText('Your contact information is saved')
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
  await expect.poll(() => screen.queryByLabelText(/^Your password/)).toBeNull()
  const proof = { email: 'maya@second.example', verificationToken: 'proved' }
  expect(api.bodiesOf('saveContactInformation')).toMatchObject([
    { ...proof, password: 'Wrong-Harbor-42' },
    { ...proof, password: 'Quiet-Harbor-42' },
  ])
  expect([sent, codesSent()]).toEqual([1, 1])
})

it('a code whose proof is too old is asked for again', async () => {
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
  const { user } = showProfile(path, { saveContactInformation, ownSignIn: own })
  const email = await screen.findByRole('textbox', { name: /^Email/ })
  await user.clear(email)
  await user.type(email, 'maya@second.example')
  await user.type(await screen.findByLabelText(/^Your password/), 'Quiet-Harbor-42')
  for (const outcome of ['Verification code is expired', 'Your contact information is saved']) {
    await user.click(screen.getByRole('button', { name: 'Save' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Verify your email' }))
    await user.type(dialog.getByRole('textbox', { name: /^Code/ }), '123456')
    await user.click(dialog.getByRole('button', { name: 'Verify' }))
    await screen.findByText(outcome)
  }
  expect(tries).toBe(2)
})

it('somebody without a password has to have signed in just now, for another email alone', async () => {
  const { api, user } = showProfile(path, {
    ownSignIn: { ...own, hasPassword: false, signOnUrl: '/dev/sso/brightwater' },
  })
  const email = await screen.findByRole('textbox', { name: /^Email/ })
  expect(screen.getByRole('button', { name: 'Save' })).toHaveProperty('disabled', false)
  expect(api.count('ownSignIn')).toBe(0)
  await user.type(email, 'x')
  expect(await screen.findByText(/^You have no password here/)).toBeDefined()
  expect(screen.getByRole('button', { name: 'Save' })).toHaveProperty('disabled', true)
})

it('names and the address are kept without a password', async () => {
  const { api, user } = showProfile(path, { saveContactInformation: (body: object) => ({ ...mayasContact, ...body }) })
  await user.type(await screen.findByRole('textbox', { name: /^First name/ }), ' Rose')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await screen.findByText('Your contact information is saved')
  expect(api.bodiesOf('saveContactInformation')).toEqual([{ ...mayasContact, firstName: 'Maya Rose' }])
})
