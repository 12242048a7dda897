// Proves: REG-01
import { describe, expect, it } from 'vitest'
import { progressText, type RegistrationState, stepBefore } from './registration-state.ts'

const employer = { companyCode: 'larkfield', name: 'Larkfield' }
const contact = { email: 'noor@example.test', phone: '212-555-0100' }
const matched = { registrationToken: 'r', passwordPolicy: 'long' } as const
const last: RegistrationState = { step: 'createPassword', employer, matched, contact, verificationToken: 'v' }

describe('the back button of a registration', () => {
  it('goes step by step to the beginning, and no further', () => {
    const seen: RegistrationState['step'][] = []
    for (let at: RegistrationState | null = last; at !== null; at = stepBefore(at)) seen.push(at.step)
    expect(seen).toEqual(['createPassword', 'createAccount', 'validators', 'company'])
  })

  it('keeps what was typed, and drops the proof of an email that may now change', () => {
    expect(stepBefore(last)).toEqual({ step: 'createAccount', employer, matched, contact })
  })

  it('counts the three steps without the search for the employer', () => {
    expect(progressText(last)).toBe('Step 3 of 3')
    expect(progressText({ step: 'validators', employer })).toBe('Step 1 of 3')
    expect(progressText({ step: 'company' })).toBeNull()
  })
})
