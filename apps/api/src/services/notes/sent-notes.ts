import type { SentNotes } from '@evenkeel/api-client/contract/notes'
import type { AppParts } from '../../app-parts.ts'
import type { RequestCalls } from '../../http/handlers.ts'
import { notesSince, type StoredNote } from '../../store/ledger/notes.ts'
import { nameOfKind } from '../email-preferences.ts'
import { isEmployersAddress } from '../own-address.ts'

const shownForMs = 90 * 86_400_000
const maxShown = 50
/** A note that has been leaving for longer was interrupted. */
const leavingMs = 5 * 60_000

type State = SentNotes['notes'][number]['state']

function stateOf({ state, at }: StoredNote, now: number): State {
  if (state !== 'leaving') return state
  return now - Date.parse(at) > leavingMs ? 'unsure' : 'waiting'
}

/** Lists what was sent to the person, and says whether their address gets notes at all. */
export function noteCalls({ directory }: Pick<AppParts, 'directory'>) {
  return {
    async sentNotes(_input, { person, clock, withLedger }) {
      const now = clock.now()
      const since = new Date(now - shownForMs).toISOString()
      const notes = await withLedger((ledger) => notesSince(ledger, since, maxShown))
      return {
        isHeldBack: await isEmployersAddress(directory, person.email),
        notes: notes.map((note) => ({
          name: nameOfKind(note.kind),
          subject: note.subject,
          at: note.at,
          state: stateOf(note, now),
        })),
      }
    },
  } satisfies RequestCalls
}
