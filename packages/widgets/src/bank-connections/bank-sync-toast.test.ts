// Proves: SYNC-12
import { describe, expect, it } from 'vitest'
import {
  type BankSyncToastEvent,
  bankSyncToastText,
  hiddenBankSyncToast,
  nextBankSyncToast,
} from './bank-sync-toast.ts'

const updating = 'We are updating your data ...'
const loaded = 'Your data is up to date'
const shown: BankSyncToastEvent = { type: 'loaderShown' }
const closed: BankSyncToastEvent = { type: 'closed' }
const started: BankSyncToastEvent = { type: 'syncStarted' }
const finishedAt = (at: number): BankSyncToastEvent => ({ type: 'syncFinished', at })
const time = (at: number): BankSyncToastEvent => ({ type: 'timePassed', at })

function texts(...events: BankSyncToastEvent[]): (string | null)[] {
  let toast = hiddenBankSyncToast
  return events.map((event) => {
    toast = nextBankSyncToast(toast, event)
    return bankSyncToastText(toast)
  })
}

describe('the bank-sync toast', () => {
  it('turns to loaded 1 s after the end and hides 3 s later', () => {
    const events = [shown, finishedAt(10_000), time(10_999), time(11_000), time(13_999), time(14_000), time(99_999)]
    expect(texts(...events)).toEqual([updating, updating, updating, loaded, loaded, null, null])
  })

  it('reports when it changes by itself', () => {
    const finishing = nextBankSyncToast(nextBankSyncToast(hiddenBankSyncToast, shown), finishedAt(500))
    expect(finishing.changesAt).toBe(1500)
    expect(nextBankSyncToast(finishing, time(1600)).changesAt).toBe(4500)
  })

  it('catches up when much time has passed at once', () => {
    expect(texts(shown, finishedAt(0), time(4000)).at(-1)).toBeNull()
    expect(texts(shown, finishedAt(0), time(3999)).at(-1)).toBe(loaded)
  })

  it('is not shown by a sync without a loader', () => {
    expect(texts(started, finishedAt(0), time(1000))).toEqual([null, null, null])
  })

  it('keeps its time when the end is reported twice', () => {
    expect(texts(shown, finishedAt(0), finishedAt(900), time(1000)).at(-1)).toBe(loaded)
  })

  it('stays closed for the rest of a sync, and shows the next', () => {
    expect(texts(shown, closed, shown, finishedAt(0), time(1000))).toEqual([updating, null, null, null, null])
    expect(texts(shown, closed, finishedAt(0), started, shown).at(-1)).toBe(updating)
    expect(texts(shown, closed, started, shown).at(-1)).toBe(updating)
  })

  it('can be closed at every moment', () => {
    expect(texts(shown, finishedAt(0), closed, time(1000))).toEqual([updating, updating, null, null])
    expect(texts(shown, finishedAt(0), time(1000), closed)).toEqual([updating, updating, loaded, null])
    expect(texts(closed, shown)).toEqual([null, updating])
    expect(texts(shown, closed, closed, shown).at(-1)).toBeNull()
  })

  it('goes back to updating when another sync shows its loader', () => {
    expect(texts(shown, finishedAt(0), time(1000), started, shown, time(9000))).toEqual([
      updating,
      updating,
      loaded,
      loaded,
      updating,
      updating,
    ])
  })

  it('refuses a value that is not an event', () => {
    const read: BankSyncToastEvent = JSON.parse('{"type":"waved"}')
    expect(() => nextBankSyncToast(hiddenBankSyncToast, read)).toThrow(
      new RangeError('event must be a BankSyncToastEvent'),
    )
  })
})
