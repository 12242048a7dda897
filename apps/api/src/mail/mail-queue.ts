import { unavailable } from '../errors.ts'
import type { Clock } from '../parts.ts'
import type { Mail, MailMessage } from './mail.ts'

const SECOND = 1_000
/** How long to wait before each next try; the last is repeated. */
const PAUSES_MS = [SECOND, 5 * SECOND, 15 * SECOND, 60 * SECOND]
/** A code is worth nothing after ten minutes, so a mail is not tried for longer. */
const GIVE_UP_MS = 10 * 60 * SECOND
const MOST_WAITING = 1_000
const AT_ONCE = 4

/** The server counts as gone when it has taken nothing for this long; then one message in each span finds out whether it is back. */
const GONE_AFTER_MS = 20 * SECOND
const LOOK_AGAIN_MS = 30 * SECOND

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
  /** Told of each message that was given up. */
  onLost(error: unknown): void
}

interface Waiting {
  readonly message: MailMessage
  readonly postedAt: number
  readonly tries: number
}

/** Notes what deliveries tell about the mail server. */
function makeHealth(clock: Clock) {
  let failingSince: number | null = null
  let triedAt = 0
  return {
    noteTry: () => void (triedAt = clock.now()),
    noteSuccess: () => void (failingSince = null),
    noteFailure: () => void (failingSince ??= clock.now()),
    isGone: () =>
      failingSince !== null && clock.now() - failingSince >= GONE_AFTER_MS && clock.now() - triedAt < LOOK_AGAIN_MS,
  }
}

/**
 * Mail in line for a server that may be slow or gone. Kept in memory: whoever waits for a code asks again after a restart.
 * While the server is gone people are told so (503) instead of being sent to an empty inbox.
 */
export function makeMailQueue({ clock, deliver, later, onLost }: QueueParts): Mail {
  const health = makeHealth(clock)
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
    if (isFinal || clock.now() - waiting.postedAt >= GIVE_UP_MS) return drop(error)
    const pause = PAUSES_MS[Math.min(waiting.tries, PAUSES_MS.length - 1)] ?? SECOND
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
    if (atWork >= AT_ONCE) return
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
      if (held > MOST_WAITING) return drop(new DeliveryError(true))
      // Not at once: how long a request takes must not tell whether it led to a mail.
      later(() => enter({ message, postedAt: clock.now(), tries: 0 }), 0)
    },
    ensureWorks() {
      if (held >= MOST_WAITING || health.isGone()) throw unavailable(LOOK_AGAIN_MS / SECOND)
    },
  }
}
