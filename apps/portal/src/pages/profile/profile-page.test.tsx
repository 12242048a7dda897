// Proves: GEN-12, PROF-01
import { mayasContact, nothingSaid } from '@evenkeel/widgets/shared/profile.fixture.tsx'
import { screen, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { showProfile } from './profile.fixture.tsx'
import * as words from '../../words/navigation.generated.ts'

const inCard = (name: string) => within(screen.getByRole('region', { name }))
const refused = () => Response.json({ code: -1, message: 'Unknown error encountered' }, { status: 500 })

it('the profile shows the saved contact information, about me and dependents', async () => {
  const dependents = [
    { dependentId: 3, firstName: 'Emma', lastName: 'Reyes', dateOfBirth: '2019-03-01T00:00:00Z', relation: 0 as const },
  ]
  showProfile('/profile', {
    aboutMe: { ...nothingSaid, gender: 1, annualIncome: 84_000.25, focusAreas: [2, 1], dependents },
  })
  expect(await screen.findByText('Salem, OR 97301')).toBeDefined()
  expect(inCard(words.contactInformation()).getByText('maya@home.example')).toBeDefined()
  expect(inCard(words.contactInformation()).getByText('Not provided')).toBeDefined()
  expect(inCard('About me').getByText('Female')).toBeDefined()
  expect(inCard('About me').getByText('$84,000.25')).toBeDefined()
  expect(inCard('About me').getByText('Managing finances, Controlling debt')).toBeDefined()
  expect(inCard('Dependents').getByText('Emma Reyes')).toBeDefined()
  expect(inCard('Dependents').getByText(/^Child/).textContent).toBe('Child, born 03/01/2019')
})

it('each of the six sections, the checkup and the well-being scale is shown or linked', async () => {
  showProfile('/profile', {})
  await screen.findByText('Salem, OR 97301')
  const links = screen
    .getAllByRole('link')
    .map((link) => [link.getAttribute('aria-label') ?? link.textContent, link.getAttribute('href')])
  expect([...links.slice(1, 6), ...links.slice(-2)]).toEqual([
    ['Edit: Contact information', '#/profile/edit-contact-information'],
    ['Edit: About me', '#/profile/edit-about-me'],
    ['Edit: Dependents', '#/profile/edit-about-me'],
    ['SettingsEmails you get and how banks connect', '#/profile/edit-settings'],
    ['PasswordChange your password', '#/profile/update-password'],
    ['Start: Confidence checkup', '#/profile/confidence-checkup'],
    ['Start: Financial well-being', '#/profile/well-being'],
  ])
})

it('a card that did not load says so, and can be loaded again', async () => {
  let isDown = true
  const { user } = showProfile('/profile', {
    contactInformation: () => (isDown ? refused() : mayasContact),
    checkupStatus: refused(),
  })
  expect(await screen.findByText('Your contact information didn’t load')).toBeDefined()
  expect(screen.getByText('Your checkup didn’t load')).toBeDefined()
  expect(inCard('About me').getByText('Date of birth')).toBeDefined()
  isDown = false
  await user.click(inCard(words.contactInformation()).getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('Salem, OR 97301')).toBeDefined()
})

it('the profile shows a save without a new read (PROF-03)', async () => {
  // The name in the menu comes from the session, which is read from the page's own server.
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json({ isSignedIn: true }))
  const { api, user } = showProfile('/profile/edit-contact-information', {
    saveContactInformation: (body: object) => ({ ...mayasContact, ...body }),
  })
  const city = await screen.findByRole('textbox', { name: /^City/ })
  await user.clear(city)
  await user.type(city, 'Astoria')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Contact information saved')).toBeDefined()
  await user.click(screen.getByRole('link', { name: 'To the profile' }))
  expect(await screen.findByText('Astoria, OR 97301')).toBeDefined()
  expect(api.count('contactInformation')).toBe(1)
  expect(api.bodiesOf('saveContactInformation')).toMatchObject([{ city: 'Astoria' }])
  vi.restoreAllMocks()
})
