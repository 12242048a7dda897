// Proves: PROF-05
import { describe, expect, it } from 'vitest'
import { nothingSaid } from '../shared/profile.fixture.tsx'
import { toAboutMeDraft, toAboutMeRequest } from './about-me-form.ts'

const spouse = { firstName: 'Alex', dateOfBirth: '1987-09-03', annualIncome: 56_000.5 }

describe('the about-me form', () => {
  it('begins with the saved answers, without those that no choice has, and focus areas in their own order', () => {
    const said = { ...nothingSaid, annualIncome: 84_000.25, gender: 1, riskTolerance: 99, focusAreas: [7, 1] }
    expect(toAboutMeDraft(said)).toEqual({
      ...{ dateOfBirth: null, gender: 1, familyStatus: null, annualIncome: 84_000.25 },
      ...{ spouse: nothingSaid.spouse, riskTolerance: null, investmentType: null, focusAreas: [1, 7] },
    })
  })

  it.each([null, 0] as const)('sends no spouse if the family status is %j', (familyStatus) => {
    expect(toAboutMeRequest({ familyStatus, spouse }).spouse).toBeNull()
  })

  it.each([1, 2] as const)('sends the spouse or partner if it is %j', (familyStatus) => {
    expect(toAboutMeRequest({ familyStatus, spouse })).toEqual({ familyStatus, spouse })
  })
})
