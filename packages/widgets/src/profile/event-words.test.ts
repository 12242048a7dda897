import type { AccessLine } from '@evenkeel/api-client/contract/access-log'
import { describe, expect, it } from 'vitest'
import { groupOwnEvents, groupVisits } from './event-words.ts'
import * as words from '../words/access-log.generated.ts'

const own: AccessLine = {
  at: '2026-11-22T12:00:00Z',
  event: 'signed-in',
  what: null,
  reason: null,
  byName: 'Maya Reyes',
  byRole: 0,
  isOwn: true,
}
const look: AccessLine = {
  ...own,
  event: 'staff-call',
  isOwn: false,
  byName: 'Jordan Ellis',
  byRole: 1,
  what: 'viewed your budgets',
}

const texts = (lines: readonly AccessLine[]) => groupVisits(lines).map(({ title, did, reason }) => [title, did, reason])

describe('the visits by others', () => {
  it('names the person, and everything that they did on one day, once each', () => {
    const lines = [
      { ...look, at: '2026-11-22T12:03:00Z' },
      { ...look, what: 'added a note about a call with you' },
      { ...look, what: 'viewed your cash flow' },
      look,
      { ...look, what: 'found you in a search' },
      { ...look, what: 'found you in a search' },
    ]
    expect(texts(lines)).toEqual([
      [
        'Jordan Ellis, your planner',
        'Found you in a search (2 times). Added a note about a call with you. Viewed your budgets (2 times) and your cash flow.',
        null,
      ],
    ])
    expect(groupVisits(lines)[0]?.at).toBe('2026-11-22T12:03:00Z')
  })

  it('separates days, people and reasons, the newest first', () => {
    const staff = { ...look, byName: 'Robin Vale', byRole: 2, reason: 'A question on the phone' }
    expect(
      texts([look, staff, { ...staff, event: 'access-granted', what: null }, { ...look, at: '2026-11-20T12:00:00Z' }]),
    ).toEqual([
      ['Jordan Ellis, your planner', 'Viewed your budgets.', null],
      ['Robin Vale, Evenkeel staff', 'Got access to your data. Viewed your budgets.', 'A question on the phone'],
      ['Jordan Ellis, your planner', 'Viewed your budgets.', null],
    ])
  })

  it('has words for a person who has left, and for a call whose words were removed', () => {
    expect(texts([{ ...look, byName: null, byRole: null, what: null }])).toEqual([
      [words.visitorWhoLeft(), 'Viewed your data.', null],
    ])
  })

  it('is empty if only the person did something', () => expect(groupVisits([own])).toEqual([]))
})

describe('the person’s own events', () => {
  it('is listed once for each day, without what others did', () => {
    const lines = [own, look, own, { ...own, at: '2026-11-20T12:00:00Z' }]
    expect(groupOwnEvents(lines).map(({ title }) => title)).toEqual(['You signed in (2 times)', words.signedIn()])
  })

  it('names a new planner, once for each, and says when the person asked for one', () => {
    const assigned = { ...own, event: 'planner-assigned', isOwn: false, byRole: 1, byName: 'Jordan Ellis' }
    const lines = [{ ...assigned, byName: 'Ana Silva' }, assigned, { ...own, event: 'planner-assigned' }]
    expect(groupOwnEvents(lines).map(({ title }) => title)).toEqual([
      words.plannerAssigned({ name: 'Ana Silva' }),
      words.plannerAssigned({ name: 'Jordan Ellis' }),
      words.plannerAsked(),
    ])
  })

  it('is shown unchanged if there are no words for it', () => {
    expect(groupOwnEvents([{ ...own, event: 'something-new' }])[0]?.title).toBe('something-new')
  })
})
