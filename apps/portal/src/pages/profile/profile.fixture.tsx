import type { AboutMe, Classifiers, ContactInformation } from '@evenkeel/api-client/contract/profile'
import { createFakeApi, type FakeAnswers, FakeApp } from '@evenkeel/widgets/shared/fake-api.fixture.tsx'
import { render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, Link, Outlet, RouterProvider } from 'react-router'
import { AboutMePage } from './about-me-page.tsx'
import { CheckupPage } from './checkup-page.tsx'
import { ContactPage } from './contact-page.tsx'
import { ProfilePage } from './profile-page.tsx'
import { WellBeingPage } from './well-being-page.tsx'

export const mayasContact: ContactInformation = {
  firstName: 'Maya',
  lastName: 'Reyes',
  email: 'maya@home.example',
  phone: null,
  street1: '1 Pine St',
  street2: null,
  city: 'Salem',
  state: 'OR',
  zipCode: '97301',
}

export const nothingSaid: AboutMe = {
  dateOfBirth: null,
  gender: null,
  familyStatus: null,
  annualIncome: null,
  spouse: { firstName: null, dateOfBirth: null, annualIncome: null },
  riskTolerance: null,
  investmentType: null,
  focusAreas: [],
  dependents: [],
}

export const choices: Classifiers = {
  genders: [
    { id: 1, name: 'Female' },
    { id: 2, name: 'Male' },
  ],
  states: [
    { id: 'OR', name: 'Oregon' },
    { id: 'WA', name: 'Washington' },
  ],
  familyStatuses: [
    { id: 0, name: 'Single' },
    { id: 1, name: 'Married' },
    { id: 2, name: 'Partnered' },
  ],
  dependentRelations: [
    { id: 0, name: 'Child' },
    { id: 1, name: 'Parent' },
    { id: 2, name: 'Other' },
  ],
  riskTolerances: [
    { id: 1, name: 'Uncomfortable' },
    { id: 2, name: 'Neutral' },
  ],
  investmentTypes: [
    { id: 1, name: 'Hands On' },
    { id: 3, name: 'Both' },
  ],
  focusAreas: [
    { id: 1, name: 'Controlling debt' },
    { id: 2, name: 'Managing finances' },
  ],
  yearRanges: [],
}

export const notDone = { isCompleted: false, lastCompletedOn: null, isDue: true, score: null, suggestedGoals: [] }

/** Nobody has answered a statement of the well-being scale. */
export const notScored = { questions: [], lastCompletedOn: null, score: null }

const Frame = () => (
  <>
    <nav>
      <Link to="/profile">To the profile</Link>
    </nav>
    <Outlet />
  </>
)

const routes = [
  {
    Component: Frame,
    children: [
      { path: '/profile', Component: ProfilePage },
      { path: '/profile/edit-contact-information', Component: ContactPage },
      { path: '/profile/edit-about-me', Component: AboutMePage },
      { path: '/profile/confidence-checkup', Component: CheckupPage },
      { path: '/profile/well-being', Component: WellBeingPage },
    ],
  },
]

/** The profile's screens over answers in memory, beginning with one of them. */
export function showProfile(path: string, answers: FakeAnswers) {
  const everything = {
    contactInformation: mayasContact,
    aboutMe: nothingSaid,
    classifiers: choices,
    checkupStatus: notDone,
    wellBeing: notScored,
    session: { isSignedIn: true },
    ...answers,
  }
  const api = createFakeApi(everything)
  render(
    <FakeApp api={api}>
      <RouterProvider router={createMemoryRouter(routes, { initialEntries: [path] })} />
    </FakeApp>,
  )
  return { api, user: userEvent.setup() }
}
