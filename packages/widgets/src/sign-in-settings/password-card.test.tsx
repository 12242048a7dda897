import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { type FakeAnswers, refusal } from '../shared/fake-api.fixture.tsx'
import { renderApp } from '../shared/render-app.fixture.tsx'
import { PasswordCard } from './password-card.tsx'
import * as words from '../words/sign-in-settings.generated.ts'

const ownSignIn = { hasPassword: true, passwordPolicy: 'long', signOnUrl: null, isFreshUntil: null }

async function renderCard(answers: FakeAnswers = {}) {
  const { api } = renderApp(<PasswordCard email="maya@example.com" />, { ownSignIn, updatePassword: {}, ...answers })
  const user = userEvent.setup({ delay: null })
  const labels = [/^Current password/, /^New password(?! again)/, /^Confirm new password/]
  await screen.findByLabelText(/^Current password/)
  return {
    api,
    user,
    fields: () => labels.map((label) => screen.getByLabelText<HTMLInputElement>(label)),
    fill: async (...texts: string[]) => {
      for (const [index, text] of texts.entries()) {
        const label = labels[index] ?? ''
        if (text !== '') await user.type(screen.getByLabelText(label), text)
      }
    },
    press: () => user.click(screen.getByRole('button', { name: words.changePassword() })),
    errors: () => screen.queryAllByRole('link', { name: /:/ }).map(({ textContent }) => textContent),
  }
}

it('names what is missing, then that the passwords differ, and sends nothing', async () => {
  const { api, fill, press, errors } = await renderCard()
  await press()
  expect(errors()).toEqual([
    'Current password: Field required',
    'New password: Field required',
    'Confirm new password: Field required',
  ])
  await fill('old one', 'four new words', 'four new')
  expect(errors()).toEqual(['Confirm new password: Passwords do not match.'])
  expect(api.count('updatePassword')).toBe(0)
})

it('starts over after a change, without errors, and leaves the focus in the form', async () => {
  const { api, fill, press, fields, errors } = await renderCard()
  await fill('old one', 'four new words', 'four new words')
  await press()
  await screen.findByText(words.passwordChanged())
  expect(api.bodiesOf('updatePassword')).toEqual([
    { currentPassword: 'old one', newPassword: 'four new words', confirmPassword: 'four new words' },
  ])
  expect([fields().map(({ value }) => value), errors()]).toEqual([['', '', ''], []])
  expect(document.activeElement?.textContent).toContain(words.changePassword())
})

it('shows the server’s refusal of the current password at it, until it is another', async () => {
  const { user, fill, press, fields, errors } = await renderCard({
    updatePassword: () => refusal({ CurrentPassword: 'That is not your password.' }),
  })
  await fill('wrong', 'four new words', 'four new words')
  await press()
  await screen.findAllByText(/That is not your password\./)
  expect(document.activeElement).toBe(fields()[0])
  await user.keyboard('x')
  expect(errors()).toEqual([])
})
