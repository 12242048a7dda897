import { describe, expect, it } from 'vitest'
import { contactDraftOf, contactRequestOf, isOtherEmail } from './contact-form.ts'

const saved = {
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

describe('the contact form', () => {
  it('gives back what it was filled with', () => {
    expect(contactRequestOf(contactDraftOf(saved))).toEqual(saved)
  })

  it('sends what is left empty as nothing, and the rest without blanks around it', () => {
    const draft = { ...contactDraftOf(saved), firstName: ' Maya ', street1: '  ', phone: '503-555-0142' }
    expect(contactRequestOf(draft)).toMatchObject({ firstName: 'Maya', street1: null, phone: '503-555-0142' })
  })

  it('asks for a proof of another email, and capitals make no other one', () => {
    expect(isOtherEmail({ ...contactDraftOf(saved), email: ' MAYA@home.example' }, saved)).toBe(false)
    expect(isOtherEmail({ ...contactDraftOf(saved), email: 'maya@new.example' }, saved)).toBe(true)
  })
})
