import type { AboutMe } from '@evenkeel/api-client/contract/profile'
import { describe, expect, it } from 'vitest'
import { aboutMeDraftOf, aboutMeRequestOf } from './about-me-form.ts'

const today = '2026-11-19'

const said: AboutMe = {
  dateOfBirth: '1988-04-17T00:00:00Z',
  gender: 1,
  familyStatus: 2,
  annualIncome: 84_000.25,
  spouse: { firstName: 'Alex', dateOfBirth: '1987-09-03T00:00:00Z', annualIncome: 56_000.5 },
  riskTolerance: 2,
  investmentType: 3,
  focusAreas: [2, 6],
  dependents: [],
}

const sent = {
  dateOfBirth: '1988-04-17',
  gender: 1,
  familyStatus: 2,
  annualIncome: 84_000.25,
  spouse: { firstName: 'Alex', dateOfBirth: '1987-09-03', annualIncome: 56_000.5 },
  riskTolerance: 2,
  investmentType: 3,
  focusAreas: [2, 6],
}

describe('the about-me form', () => {
  it('shows days as MM/DD/YYYY and gives back what it was filled with', () => {
    const draft = aboutMeDraftOf(said)
    expect([draft.dateOfBirth, draft.spouseDateOfBirth]).toEqual(['04/17/1988', '09/03/1987'])
    expect(aboutMeRequestOf(draft, today)).toEqual(sent)
  })

  it('sends what is left empty as null, and focus areas in their own order', () => {
    const draft = {
      ...aboutMeDraftOf(said),
      dateOfBirth: '',
      gender: '',
      annualIncome: null,
      spouseFirstName: '  ',
      riskTolerance: '',
      focusAreas: ['7', '1'],
    }
    expect(aboutMeRequestOf(draft, today)).toEqual({
      ...sent,
      dateOfBirth: null,
      gender: null,
      annualIncome: null,
      spouse: { ...sent.spouse, firstName: null },
      riskTolerance: null,
      focusAreas: [1, 7],
    })
  })

  it.each(['', '0'])('speaks of no spouse where the family status is %j', (familyStatus) => {
    expect(aboutMeRequestOf({ ...aboutMeDraftOf(said), familyStatus }, today).spouse).toBeNull()
  })

  it('is empty for somebody who has said nothing', () => {
    const nothing: AboutMe = {
      ...{
        dateOfBirth: null,
        gender: null,
        familyStatus: null,
        annualIncome: null,
        riskTolerance: null,
        investmentType: null,
      },
      ...{ spouse: { firstName: null, dateOfBirth: null, annualIncome: null }, focusAreas: [], dependents: [] },
    }
    expect(aboutMeRequestOf(aboutMeDraftOf(nothing), today)).toEqual({
      ...{
        dateOfBirth: null,
        gender: null,
        familyStatus: null,
        annualIncome: null,
        riskTolerance: null,
        investmentType: null,
      },
      ...{ spouse: null, focusAreas: [] },
    })
  })
})
