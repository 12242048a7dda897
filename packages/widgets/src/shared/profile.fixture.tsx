import type { AboutMe, Classifiers, ContactInformation } from '@evenkeel/api-client/contract/profile'
import { render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { createFakeApi, type FakeAnswers, FakeApp } from './fake-api.fixture.tsx'

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

const choices: Classifiers = {
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

/** The well-being scale without an answer. */
const notScored = { questions: [], lastCompletedOn: null, score: null }

/** Shows a part of Maya's profile with answers from memory; what is not in `answers` is as new. */
export function showOfProfile(part: ReactNode, answers: FakeAnswers) {
  const api = createFakeApi({
    contactInformation: mayasContact,
    aboutMe: nothingSaid,
    classifiers: choices,
    checkupStatus: notDone,
    wellBeing: notScored,
    session: { isSignedIn: true },
    ...answers,
  })
  const { unmount } = render(<FakeApp api={api}>{part}</FakeApp>)
  return { api, unmount, user: userEvent.setup() }
}
