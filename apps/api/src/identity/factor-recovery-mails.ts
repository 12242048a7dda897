import type { Mail } from '../mail/mail.ts'
import { factorRecoveryMail, type MailPlace } from '../mail/messages.ts'
import type { Clock } from '../parts.ts'
import type { Directory } from '../store/directory/directory.ts'
import { type Keys, readSignedValue, signedValue } from './keys.ts'

const hourMs = 60 * 60_000
/** How long a person who has lost their second factors waits. */
export const recoveryWaitMs = 72 * hourMs
/** When its mails are sent, after the beginning. */
const mailsAtMs = [0, recoveryWaitMs / 2, recoveryWaitMs]

export interface RecoveryMailParts extends MailPlace {
  readonly directory: Directory
  readonly clock: Clock
  readonly keys: Keys
  readonly mail: Mail
}

/** Which wait a link in a mail stops. */
interface StoppedWait {
  readonly personId: number
  readonly askedAt: number
}

const stopToken = (keys: Keys, { personId, askedAt }: StoppedWait) =>
  signedValue(keys, 'factor-recovery', `${personId}-${askedAt}`)

/** Returns the wait that a link stops; null for a link that is not ours. */
export function readRecoveryStop(keys: Keys, token: string): StoppedWait | null {
  const [personId, askedAt] = (readSignedValue(keys, 'factor-recovery', token) ?? '').split('-').map(Number)
  return personId && askedAt ? { personId, askedAt } : null
}

/**
 * Mails the person what is due of the three mails, each with a link that stops the wait. Returns when the next is due, in
 * milliseconds since 1970; null if there is none.
 */
export async function sendDueRecoveryMails(parts: RecoveryMailParts, personId: number): Promise<number | null> {
  const { directory, clock, keys, mail } = parts
  const [person, wait] = await Promise.all([directory.people.byId(personId), directory.factorRecoveries.find(personId)])
  if (!person || !wait || wait.stoppedAt !== null) return null
  const { askedAt } = wait
  for (const [index, after] of mailsAtMs.entries()) {
    if (index < wait.mailed) continue
    if (askedAt + after > clock.now()) return askedAt + after
    const message = factorRecoveryMail(person, parts, {
      opensAt: askedAt + recoveryWaitMs,
      isOpen: after === recoveryWaitMs,
      timeZone: person.timeZone,
      stopToken: stopToken(keys, { personId, askedAt }),
    })
    await mail.postWith(message, personId, () => directory.factorRecoveries.takeMail(personId, index))
  }
  return null
}
