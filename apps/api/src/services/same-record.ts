import type { AppParts } from '../app-parts.ts'
import { shortHash } from '../http/security-events.ts'
import { sameRecordMail } from '../mail/messages.ts'
import type { Person } from '../store/directory/people.ts'
import { isEmployersAddress } from './own-address.ts'

export type RecordParts = Pick<AppParts, 'directory' | 'clock' | 'keys' | 'mail' | 'log'>

/** How many people get the email, the first ones. The work is the same for none. */
const mailedAtMost = 3
const dayMs = 24 * 60 * 60_000

/**
 * Mails one person, once a day at most, and not to an address that the employer reads. Without a person it takes as long and mails no
 * one: the time of a registration must not tell whether there is another account.
 */
async function tell(parts: RecordParts, other: Person | undefined, newcomer: Person, place: number): Promise<void> {
  const { directory, clock, keys, mail } = parts
  const now = clock.now()
  const whose = other ? `${other.id}` : `nobody ${newcomer.id} ${place}`
  const once = keys.sign('sign-in-subject', `same-record:${whose}:${Math.floor(now / dayMs)}`)
  const isFirst = await directory.attempts.use(once, now + dayMs)
  const isOwn = !(await isEmployersAddress(directory, (other ?? newcomer).email))
  await mail.post(other && isFirst && isOwn ? sameRecordMail(other) : null, other?.id)
}

/** Mails the people with an account by the same roster line or sign-on that another person has come by it: one of them may be the right one. */
export async function tellOthersOfRecord(parts: RecordParts, newcomer: Person): Promise<void> {
  const others = await parts.directory.people.sharingRecord(newcomer, mailedAtMost)
  for (let place = 0; place < mailedAtMost; place += 1) await tell(parts, others[place], newcomer, place)
  const [first] = others
  if (first)
    parts.log({
      event: 'claim-on-taken-line',
      requestId: '',
      call: 'registration',
      user: shortHash(parts, `person:${first.id}`),
    })
}
