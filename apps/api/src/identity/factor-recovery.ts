import { Role } from '@evenkeel/api-client/contract/auth'
import { forbidden, tooMany } from '../errors.ts'
import { secondFactorRemovedMail } from '../mail/messages.ts'
import { isEmployersAddress } from '../services/own-address.ts'
import type { FactorRecovery } from '../store/directory/factor-recoveries.ts'
import type { Person } from '../store/directory/people.ts'
import { deviceName } from './device-name.ts'
import { recoveryWaitMs, type RecoveryMailParts, sendDueRecoveryMails } from './factor-recovery-mails.ts'

const hourMs = 60 * 60_000
/** How long after the wait a mailed code takes the place of the second factor. */
const recoveryOpenMs = 7 * 24 * hourMs
/** How long no one can ask again after the person stopped a wait. */
const stoppedForMs = 24 * hourMs

/** The wait of a person who has lost their second factors: 72 hours, then a mailed code replaces them. */
export interface FactorRecoveryWait {
  /** Returns when the wait ends, or null while no one waits; undefined for a person who cannot get in this way. */
  opensAt(person: Person): Promise<number | null | undefined>
  /** Returns when the wait ends, also that of a wait from before. @throws ApiError 403 if the person cannot wait, 429 within a day after a stop. */
  start(person: Person): Promise<number>
  /** Whether the wait is over, so that a mailed code is enough. */
  isOpen(person: Person): Promise<boolean>
  /** Removes the lost factors. */
  complete(person: Person, request: Request): Promise<void>
  /** Ends a wait of a person who has their second factor after all. */
  forget(personId: number): Promise<void>
}

/** Creates the wait for people who have lost their second factors. */
export function createFactorRecovery(parts: RecoveryMailParts): FactorRecoveryWait {
  const { directory, clock, mail } = parts
  const { factorRecoveries, secondFactors } = directory

  const isOver = ({ askedAt, stoppedAt }: FactorRecovery) =>
    stoppedAt !== null || askedAt + recoveryWaitMs + recoveryOpenMs <= clock.now()

  /** Other people's money is not opened by a mailbox, and an employer's mailbox opens nothing. */
  const mayWait = async ({ id, role, email }: Person) =>
    role === Role.EMPLOYEE &&
    (await secondFactors.ofPerson(id)).length > 0 &&
    !(await isEmployersAddress(directory, email))

  const opensAt = async (person: Person) => {
    if (!(await mayWait(person))) return undefined
    const wait = await factorRecoveries.find(person.id)
    return wait && !isOver(wait) ? wait.askedAt + recoveryWaitMs : null
  }

  return {
    opensAt,
    async start(person) {
      if (!(await mayWait(person))) throw forbidden()
      const at = clock.now()
      const over = { askedBefore: at - recoveryWaitMs - recoveryOpenMs, stoppedBefore: at - stoppedForMs }
      await factorRecoveries.start(person.id, at, over)
      const end = await opensAt(person)
      if (typeof end !== 'number') throw tooMany(stoppedForMs / 1000)
      const nextMailAt = await sendDueRecoveryMails(parts, person.id)
      if (nextMailAt !== null) await directory.ledgerWork.schedule(person.id, nextMailAt)
      return end
    },
    async isOpen(person) {
      const end = await opensAt(person)
      return typeof end === 'number' && end <= clock.now()
    },
    async complete(person, request) {
      const { id: personId, timeZone } = person
      const at = clock.now()
      const removed = secondFactorRemovedMail(person, parts, { at, device: deviceName(request), timeZone })
      await mail.postWith(removed, personId, () => secondFactors.removeAll(personId))
      await factorRecoveries.forget(personId)
      await directory.audit.add({ at, actorId: personId, personId, event: 'second-factor-removed' })
    },
    forget: factorRecoveries.forget,
  }
}
