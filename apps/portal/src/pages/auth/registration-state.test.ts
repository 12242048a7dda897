import { describe, expect, it } from 'vitest'
import { progressOf, type RegistrationState, stepBefore } from './registration-state.ts'

const employer = { companyCode: 'larkfield', name: 'Larkfield', email: '' }
const contact = { email: 'noor@example.test', phone: '212-555-0100' }
const matched = { registrationToken: 'r', passwordPolicy: 'long' } as const
const last: RegistrationState = { step: 'createPassword', employer, matched, contact, verificationToken: 'v' }

describe('the way back through a registration', () => {
  it('goes step by step to the beginning, and no further', () => {
    const seen: RegistrationState['step'][] = []
    for (let at: RegistrationState | null = last; at !== null; at = stepBefore(at)) seen.push(at.step)
    expect(seen).toEqual(['createPassword', 'createAccount', 'validators', 'company'])
  })

  it('keeps what was typed, and gives up the proof of an email that may now change', () => {
    expect(stepBefore(last)).toEqual({ step: 'createAccount', employer, matched, contact })
  })

  it('counts the three steps, and not the search for the employer', () => {
    expect(progressOf(last)).toBe('Step 3 of 3')
    expect(progressOf({ step: 'validators', employer })).toBe('Step 1 of 3')
    expect(progressOf({ step: 'company' })).toBeNull()
  })
})
