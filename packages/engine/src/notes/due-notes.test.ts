import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays } from '../calendar/iso-date.ts'
import { dueNotes, NoteKind, type NoteFacts, type PastNote } from './due-notes.ts'

const kinds = new Set(Object.values(NoteKind))
const nothing: NoteFacts = {
  now: Date.parse('2026-11-17T17:00:00Z'),
  today: '2026-11-17',
  kinds,
  past: [],
  hasLastMonth: false,
  budgets: [],
  openSteps: 0,
  firstPlanOn: null,
  banks: [],
  news: [],
  outstandingEntries: [],
}
const keys = (facts: Partial<NoteFacts>) => dueNotes({ ...nothing, ...facts }).map(({ key }) => key)
const budget = (spentCents: number, budgetId = 1) => ({ budgetId, categoryId: 6, targetCents: 10_000, spentCents })
const past = (kind: number, key: string, day: string): PastNote => ({ kind, key, day })

describe('the monthly summary', () => {
  it('is due from the 2nd to the 10th, if last month has transactions', () => {
    const due = (today: string, hasLastMonth = true) => keys({ today, hasLastMonth })
    expect(due('2026-11-01')).toEqual([])
    expect(due('2026-11-02')).toEqual(['summary:2026-10'])
    expect(due('2027-01-10')).toEqual(['summary:2026-12'])
    expect(due('2026-11-11')).toEqual([])
    expect(due('2026-11-02', false)).toEqual([])
  })
})

describe('a budget alert', () => {
  it('is due at 90 % before the 25th, and over the target on any day', () => {
    const due = (spentCents: number, today: string) => keys({ today, budgets: [budget(spentCents)] })
    expect(due(8_999, '2026-11-24')).toEqual([])
    expect(due(9_000, '2026-11-24')).toEqual(['budget:1:2026-11'])
    expect(due(10_000, '2026-11-25')).toEqual([])
    expect(due(10_001, '2026-11-30')).toEqual(['budget:1:2026-11'])
  })

  it('comes once for each budget and month, one a day, the most over first', () => {
    const budgets = [budget(10_500, 1), budget(30_000, 2)]
    expect(keys({ budgets })).toEqual(['budget:2:2026-11'])
    const first = past(2, 'budget:2:2026-11', '2026-11-17')
    expect(keys({ budgets, past: [first] })).toEqual([])
    expect(keys({ budgets, past: [first], today: '2026-11-18' })).toEqual(['budget:1:2026-11'])
    expect(keys({ budgets: [budget(30_000, 2)], past: [first], today: '2026-11-30' })).toEqual([])
  })

  it('says how much of the month is left', () => {
    expect(dueNotes({ ...nothing, budgets: [budget(20_000)] })).toMatchObject([{ isOver: true, daysLeft: 13 }])
  })
})

describe('a next step reminder', () => {
  it('is due 7 days after the first plan and then every 30, while a step is open', () => {
    const due = (days: number, openSteps = 1) =>
      keys({ firstPlanOn: '2026-11-01', openSteps, today: addDays('2026-11-01', days) })
    expect(due(6)).toEqual([])
    expect(due(7)).toEqual(['step:2026-11-01:0'])
    expect(due(36)).toEqual(['step:2026-11-01:0'])
    expect(due(37)).toEqual(['step:2026-11-01:1'])
    expect(due(37, 0)).toEqual([])
  })
})

describe('a bank problem', () => {
  const banks = [{ connectionId: 5, since: '2026-11-10T12:00:00.000Z' }]
  it('is told after 24 hours, again 7 days after the first note, and then never', () => {
    const at = (moment: string) => ({ banks, now: Date.parse(moment), today: moment.slice(0, 10) })
    expect(keys(at('2026-11-11T11:59:00Z'))).toEqual([])
    expect(keys(at('2026-11-11T12:00:00Z'))).toEqual(['bank:5:2026-11-10:1'])
    const first = past(4, 'bank:5:2026-11-10:1', '2026-11-11')
    expect(keys({ banks, past: [first], today: '2026-11-17' })).toEqual([])
    expect(keys({ banks, past: [first], today: '2026-11-18' })).toEqual(['bank:5:2026-11-10:2'])
    const second = past(4, 'bank:5:2026-11-10:2', '2026-11-18')
    expect(keys({ banks, past: [first, second], today: '2027-03-01' })).toEqual([])
  })
})

describe('product news', () => {
  it('is the newest of the last 60 days, 4 a year at most', () => {
    const news = [
      { id: 'old', on: '2026-09-01' },
      { id: 'new', on: '2026-11-01' },
      { id: 'coming', on: '2026-12-01' },
    ]
    expect(keys({ news })).toEqual(['news:new'])
    const four = ['a', 'b', 'c', 'd'].map((id) => past(5, `news:${id}`, '2026-02-01'))
    expect(keys({ news, past: four })).toEqual([])
    expect(keys({ news, past: four.slice(1) })).toEqual(['news:new'])
  })
})

describe('every note', () => {
  const moments = fc.date({ min: new Date('2026-01-01'), max: new Date('2027-02-01'), noInvalidDate: true })
  const days = fc.integer({ min: 0, max: 400 }).map((count) => addDays('2026-01-01', count))
  const facts = fc.record({
    now: moments.map((moment) => moment.getTime()),
    today: days,
    kinds: fc.subarray(Object.values(NoteKind)).map((some) => new Set(some)),
    past: fc.constant<PastNote[]>([]),
    hasLastMonth: fc.boolean(),
    budgets: fc.array(fc.nat(20_000).map((spent) => spent)).map((list) => list.map((spent, id) => budget(spent, id))),
    openSteps: fc.nat(4),
    firstPlanOn: fc.option(days),
    banks: fc.array(fc.record({ connectionId: fc.nat(9), since: moments.map((moment) => moment.toISOString()) })),
    news: fc.array(fc.record({ id: fc.string(), on: days })),
    outstandingEntries: fc.array(fc.record({ entryId: fc.nat(99) })),
  })

  it('is of a kind that is on, comes once however often the days are walked, and one of its kind a day', () => {
    fc.assert(
      fc.property(facts, fc.array(fc.nat(2), { maxLength: 60 }), (start, steps) => {
        const sent: PastNote[] = []
        let { today } = start
        for (const step of steps) {
          today = addDays(today, step)
          for (const { kind, key } of dueNotes({ ...start, today, past: sent })) sent.push({ kind, key, day: today })
        }
        expect(new Set(sent.map(({ key }) => key)).size).toBe(sent.length)
        expect(new Set(sent.map(({ kind, day }) => `${kind} ${day}`)).size).toBe(sent.length)
        for (const { kind } of sent) expect(start.kinds).toContain(kind)
      }),
    )
  })

  it('comes on no day if nothing is on', () => {
    fc.assert(fc.property(facts, (some) => void expect(dueNotes({ ...some, kinds: new Set() })).toEqual([])))
  })
})
