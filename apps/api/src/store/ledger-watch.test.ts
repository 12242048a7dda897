import { describe, expect, it } from 'vitest'
import { LedgerRefused } from '../errors.ts'
import { createLedgerWatch } from './ledger-watch.ts'

const minuteMs = 60_000

function watchOf(opened: number, refused: number, clock = { now: 0 }) {
  const watch = createLedgerWatch(() => clock.now)
  for (let id = 0; id < opened; id += 1) watch.opened(`good ${id}`)
  for (let id = 0; id < refused; id += 1)
    for (let time = 0; time < 3; time += 1) watch.failed(`bad ${id}`, new LedgerRefused(`bad ${id}`, 'missing'))
  return watch
}

describe('the watch on ledgers', () => {
  it('takes more than ten refused ledgers and more than one in a hundred for the disk', () => {
    expect(watchOf(0, 10).isDiskSuspect()).toBe(false)
    expect(watchOf(0, 11).isDiskSuspect()).toBe(true)
    expect(watchOf(1_089, 11).isDiskSuspect()).toBe(false)
    expect(watchOf(1_088, 11).isDiskSuspect()).toBe(true)
  })

  it('looks back ten minutes, and no longer counts a ledger that opens again', () => {
    const clock = { now: 0 }
    const watch = watchOf(0, 11, clock)
    clock.now = 11 * minuteMs
    expect([watch.isDiskSuspect(), watch.refused().get('missing')]).toEqual([false, 11])
    for (let id = 0; id < 11; id += 1) watch.opened(`bad ${id}`)
    expect([...watch.refused()]).toEqual([])
  })

  it('counts openings by result, and ledgers by reason', () => {
    const watch = watchOf(2, 1)
    watch.failed('bad 9', new LedgerRefused('bad 9', 'older'))
    watch.failed('locked', new Error('SQLITE_BUSY'))
    expect([...watch.results()]).toEqual([
      ['ok', 2],
      ['missing', 3],
      ['older', 1],
    ])
    expect([...watch.refused()]).toEqual([
      ['missing', 1],
      ['older', 1],
    ])
  })
})
