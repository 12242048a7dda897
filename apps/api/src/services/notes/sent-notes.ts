import type { SentNotes } from '@evenkeel/api-client/contract/notes'
import type { AppParts } from '../../app-parts.ts'
import type { RequestCalls } from '../../http/handlers.ts'
import { inEnglish, say, type Sentence } from '../../say.ts'
import { listedMs, type StoredMail } from '../../store/directory/posted-mails.ts'
import { notesSince, type StoredNote } from '../../store/ledger/notes.ts'
import { noteName } from '../email-preferences.ts'
import { isEmployersAddress } from '../own-address.ts'

const maxShown = 50
/** A note that has been leaving for longer was interrupted. */
const leavingMs = 5 * 60_000

type Sent = SentNotes['notes'][number]

function stateOf({ state, at }: StoredNote, now: number): Sent['state'] {
  if (state !== 'leaving') return state
  return now - Date.parse(at) > leavingMs ? 'unsure' : 'waiting'
}

const named = (name: Sentence) => ({ name: inEnglish(name), sentences: { name } })

const toSentNote = (note: StoredNote, now: number): Sent => ({
  ...named(noteName(note.kind)),
  subject: note.subject,
  at: note.at,
  state: stateOf(note, now),
})

const toSentMail = ({ subject, postedAt, state }: StoredMail): Sent => ({
  ...named(say('accountSecurity')),
  subject: subject ?? '',
  at: new Date(postedAt).toISOString(),
  state,
})

/** Lists what was sent to the person, emails about their account included, and says whether their address gets notes at all. */
export function noteCalls({ directory }: Pick<AppParts, 'directory'>) {
  return {
    async sentNotes(_input, { person, clock, withLedger }) {
      const now = clock.now()
      const since = now - listedMs
      const notes = await withLedger((ledger) => notesSince(ledger, new Date(since).toISOString(), maxShown))
      const mails = await directory.postedMails.ofPerson(person.userId, since, maxShown)
      return {
        isHeldBack: await isEmployersAddress(directory, person.email),
        notes: [...notes.map((note) => toSentNote(note, now)), ...mails.map(toSentMail)]
          .toSorted((one, other) => other.at.localeCompare(one.at))
          .slice(0, maxShown),
      }
    },
  } satisfies RequestCalls
}
