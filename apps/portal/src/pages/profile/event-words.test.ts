import { describe, expect, it } from 'vitest'
import { eventWords } from './event-words.ts'

const line = {
  at: '2026-11-22T00:00:00Z',
  event: 'signed-in',
  what: null,
  byName: 'Maya Reyes',
  byRole: 0,
  isOwn: true,
}

describe('a line of the log in words', () => {
  it('says what the person did, and a word that is not known as it is', () => {
    expect(eventWords(line)).toEqual({ title: 'You signed in', below: null })
    expect(eventWords({ ...line, event: 'something-new' })).toEqual({ title: 'something-new', below: null })
  })

  it('names who looked, and at what', () => {
    const look = {
      ...line,
      event: 'staff-call',
      isOwn: false,
      byName: 'Jordan Ellis',
      byRole: 1,
      what: 'A person’s plan, as the person sees it.',
    }
    expect(eventWords(look)).toEqual({
      title: 'Jordan Ellis, your planner',
      below: 'A person’s plan, as the person sees it.',
    })
    expect(eventWords({ ...look, byName: null, what: null })).toEqual({
      title: 'Somebody who has left',
      below: 'Looked at your data.',
    })
    expect(eventWords({ ...look, event: 'access-granted', byName: 'Robin Vale', byRole: 2 })).toEqual({
      title: 'Robin Vale, our staff',
      below: 'Asked for access to your data.',
    })
  })
})
