import type { AppParts } from '../../app-parts.ts'
import { failureEntry } from '../../http/error-answer.ts'
import { keepAuditAnchors } from '../../ops/audit-anchor.ts'
import { runLedgerWork } from '../../services/sync/run-due-syncs.ts'

/** How often the directory is asked which ledgers have work that is due. */
const pollIntervalMs = 2_000
/** How many ledgers are worked on at once, and how many are read from the directory at a time. */
const maxConcurrent = 4
const maxDue = 50
/** How often people without any work are looked for: they are new, and get notes. */
const lookForNewMs = 10 * 60_000
/** How often it is asked whether the state of the audit log is due to be kept. */
const anchorMs = 60_000

/** Reports that a ledger has work to the listeners of that moment. */
export interface Waking {
  wake(personId: number): void
  listen(listener: (personId: number) => void): void
}

/** Returns a way to wake the work of ledgers. Work that is woken without a listener is found by the next poll. */
export function createWaking(): Waking {
  let listener: ((personId: number) => void) | undefined
  return {
    wake: (personId) => listener?.(personId),
    listen: (next) => void (listener = next),
  }
}

/** The background work of this machine: all ledgers, and mail. */
export interface Background {
  /** Returns how many ledgers are worked on, and how many are due and wait. */
  jobs(): { readonly running: number; readonly waiting: number }
  /** Starts nothing new and waits for the work in progress and for mail that is due. */
  stop(): Promise<void>
}

/**
 * Does the ledgers' background work, and sends mail that waits: every two seconds what is due, and at once what was just requested. The directory
 * records which process works on which ledger, so several processes may do this on the same folder.
 */
export function startBackground(parts: AppParts, waking: Pick<Waking, 'listen'>): Background {
  const waiting = new Set<number>()
  const running = new Map<number, Promise<void>>()
  let isStopped = false

  const work = async (personId: number) => {
    try {
      await runLedgerWork(parts, personId)
    } catch (error) {
      // The ledger stays claimed for a while and is then due again.
      parts.log(failureEntry(error, 'request-failed', { requestId: '', call: 'background' }))
    } finally {
      running.delete(personId)
      next()
    }
  }

  const next = () => {
    for (const personId of waiting) {
      if (isStopped || running.size >= maxConcurrent) return
      if (running.has(personId)) continue
      waiting.delete(personId)
      running.set(personId, work(personId))
    }
  }

  const take = (personIds: readonly number[]) => {
    for (const personId of personIds) waiting.add(personId)
    next()
  }

  const noteFailure = (error: unknown) =>
    parts.log({ event: 'store-unavailable', requestId: '', call: 'background', error })
  const look = () => parts.directory.ledgerWork.due(parts.clock.now(), maxDue).then(take, noteFailure)
  const sendMail = () => parts.mail.sendDue().catch(noteFailure)
  const lookForNew = () => parts.directory.ledgerWork.scheduleMissing(parts.clock.now()).catch(noteFailure)

  const timer = setInterval(() => void Promise.all([look(), sendMail()]), pollIntervalMs)
  const rareTimer = setInterval(() => void lookForNew(), lookForNewMs)
  const anchorTimer = setInterval(() => void keepAuditAnchors(parts), anchorMs)
  void lookForNew()
  void keepAuditAnchors(parts)
  waking.listen((personId) => take([personId]))

  return {
    jobs: () => ({ running: running.size, waiting: waiting.size }),
    async stop() {
      isStopped = true
      clearInterval(timer)
      clearInterval(rareTimer)
      clearInterval(anchorTimer)
      await Promise.all([...running.values(), sendMail()])
    },
  }
}
