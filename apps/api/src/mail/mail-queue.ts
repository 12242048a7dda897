import { unavailable } from '../errors.ts'
import type { Clock } from '../parts.ts'
import type { Mail, MailMessage } from './mail.ts'

const secondMs = 1_000
/** How long to wait before each next try; the last is repeated. */
const pausesMs = [secondMs, 5 * secondMs, 15 * secondMs, 60 * secondMs]
/** A code is worth nothing after ten minutes, so a mail is not tried for longer. */
const giveUpMs = 10 * 60 * secondMs
const maxWaiting = 1_000
const maxConcurrent = 4

/** The server counts as gone when it has taken nothing for this long; then one message in each span finds out whether it is back. */
const goneAfterMs = 20 * secondMs
const lookAgainMs = 30 * secondMs

/** Why a message was not delivered; a server that refuses it for good is not asked again. */
export class DeliveryError extends Error {
  override readonly name = 'DeliveryError'
  readonly isFinal: boolean

  constructor(isFinal: boolean, options?: ErrorOptions) {
    super('A mail was not delivered', options)
    this.isFinal = isFinal
  }
}

interface QueueParts {
  readonly clock: Clock
  /** Hands one message to the mail server. @throws DeliveryError */
  deliver(message: MailMessage): Promise<void>
  /** Runs something after some milliseconds, without keeping the process alive for it. */
  later(work: () => void, milliseconds: number): void
  /** Called for each message that was dropped. */
  onLost(error: unknown): void
}

interface Waiting {
  readonly message: MailMessage
  readonly postedAt: number
  readonly tries: number
}

/** Notes what deliveries show about the mail server. */
function createHealth(clock: Clock) {
  let failingSince: number | null = null
  let triedAt = 0
  return {
    noteTry: () => void (triedAt = clock.now()),
    noteSuccess: () => void (failingSince = null),
    noteFailure: () => void (failingSince ??= clock.now()),
    isGone: () =>
      failingSince !== null && clock.now() - failingSince >= goneAfterMs && clock.now() - triedAt < lookAgainMs,
  }
}

/**
 * A queue of mail for a server that may be slow or gone. Kept in memory: after a restart people ask for a code again.
 * While the server is gone people are told so (503) instead of being sent to an empty inbox.
 */
export function createMailQueue({ clock, deliver, later, onLost }: QueueParts): Mail {
  const health = createHealth(clock)
  const line: Waiting[] = []
  let atWork = 0
  /** At work, in line, or in a pause. */
  let held = 0

  const drop = (error: unknown) => {
    held -= 1
    onLost(error)
  }

  const afterFailure = (waiting: Waiting, error: unknown) => {
    const isFinal = error instanceof DeliveryError && error.isFinal
    if (isFinal) health.noteSuccess()
    else health.noteFailure()
    if (isFinal || clock.now() - waiting.postedAt >= giveUpMs) return drop(error)
    const pause = pausesMs[Math.min(waiting.tries, pausesMs.length - 1)] ?? secondMs
    later(() => enter({ ...waiting, tries: waiting.tries + 1 }), pause)
  }

  const work = async (waiting: Waiting) => {
    health.noteTry()
    try {
      await deliver(waiting.message)
      health.noteSuccess()
      held -= 1
    } catch (error) {
      afterFailure(waiting, error)
    } finally {
      atWork -= 1
      startNext()
    }
  }

  const startNext = () => {
    if (atWork >= maxConcurrent) return
    const next = line.shift()
    if (!next) return
    atWork += 1
    void work(next)
  }

  const enter = (waiting: Waiting) => {
    line.push(waiting)
    startNext()
  }

  return {
    post(message) {
      held += 1
      if (held > maxWaiting) return drop(new DeliveryError(true))
      // Not at once: how long a request takes must not reveal whether it led to a mail.
      later(() => enter({ message, postedAt: clock.now(), tries: 0 }), 0)
    },
    async deliver(message) {
      health.noteTry()
      try {
        await deliver(message)
        health.noteSuccess()
      } catch (error) {
        if (!(error instanceof DeliveryError && error.isFinal)) health.noteFailure()
        throw error
      }
    },
    ensureWorks() {
      if (held >= maxWaiting || health.isGone()) throw unavailable(lookAgainMs / secondMs)
    },
  }
}
