// Proves: SYNC-06 to SYNC-08
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { idleStatusPoll, nextStatusPoll, type StatusPollEvent, type StatusPollStep } from './status-poll.ts'

const started: StatusPollEvent = { type: 'started' }
const failed: StatusPollEvent = { type: 'failed' }
const answered = (acctSyncInProgress: boolean, transSyncInProgress = false): StatusPollEvent => ({
  type: 'answered',
  flags: { acctSyncInProgress, transSyncInProgress },
})

function steps(...events: StatusPollEvent[]): StatusPollStep[] {
  let { poll } = nextStatusPoll(idleStatusPoll, started)
  return events.map((event) => {
    const step = nextStatusPoll(poll, event)
    poll = step.poll
    return step
  })
}
const waits = (...events: StatusPollEvent[]) => steps(...events).map(({ nextPollMs }) => nextPollMs)
const changes = (...events: StatusPollEvent[]) => steps(...events).map(({ isChanged }) => isChanged)

describe('polling the sync status', () => {
  it('asks at once when started', () => {
    const step = nextStatusPoll(idleStatusPoll, started)
    expect(step).toEqual({ poll: { ...idleStatusPoll, isPolling: true }, isChanged: false, nextPollMs: 0 })
  })

  it('ignores answers before it was started', () => {
    expect(nextStatusPoll(idleStatusPoll, answered(true))).toEqual({
      poll: idleStatusPoll,
      isChanged: false,
      nextPollMs: null,
    })
  })

  it('asks every 5000 ms while accounts or transactions are syncing, then no more', () => {
    expect(waits(answered(true, true), answered(false, true), answered(false, false))).toEqual([5000, 5000, null])
  })

  it('stops after three errors in a row', () => expect(waits(failed, failed, failed)).toEqual([5000, 5000, null]))

  it('starts counting again after a good answer', () => {
    expect(waits(failed, failed, answered(true), failed, failed)).toEqual([5000, 5000, 5000, 5000, 5000])
    expect(waits(failed, failed, answered(true), failed, failed, failed).at(-1)).toBeNull()
  })

  it('starts counting again when started again', () => {
    expect(waits(failed, failed, failed, started, failed, failed)).toEqual([5000, 5000, null, 0, 5000, 5000])
  })

  it('publishes each change once', () => {
    expect(
      changes(answered(true), answered(true), answered(false, true), answered(false, true), answered(false)),
    ).toEqual([true, false, true, true, true])
    expect(changes(failed, answered(false))).toEqual([false, false])
  })

  it('says in the status of an end that accounts synced', () => {
    expect(steps(answered(true), answered(false)).map(({ poll }) => poll.status.accountsSynced)).toEqual([false, true])
  })

  it('stops on request and ignores late answers', () => {
    const late = steps(answered(true), { type: 'stopped' }, answered(false), failed)
    expect(late.map(({ nextPollMs }) => nextPollMs)).toEqual([5000, null, null, null])
    expect(late.slice(1).map(({ isChanged }) => isChanged)).toEqual([false, false, false])
    expect(late.at(-1)?.poll).toMatchObject({ isPolling: false, errorsInARow: 0, status: { syncingAccounts: true } })
  })

  it('always either waits or has stopped', () => {
    const event = fc.constantFrom(started, failed, answered(true), answered(false, true), answered(false), {
      type: 'stopped',
    } as const)
    fc.assert(
      fc.property(fc.array(event), (events) => {
        for (const { poll, nextPollMs } of steps(...events)) {
          expect(nextPollMs === null).toBe(!poll.isPolling)
          expect(poll.errorsInARow).toBeLessThanOrEqual(3)
        }
      }),
    )
  })
})
