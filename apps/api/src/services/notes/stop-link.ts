import { NoteKind } from '@evenkeel/engine'
import { type Keys, readSignedValue, signedValue } from '../../identity/keys.ts'

/** Where the link in a note leads that turns its kind off. */
export const stopPath = '/email/stop/'

/** Returns the link that turns off one kind of notes of one person, and nothing else; null without an address of our own. */
export const stopLink = (
  keys: Keys,
  publicOrigin: string | undefined,
  { personId, kind }: { readonly personId: number; readonly kind: NoteKind },
): string | null =>
  publicOrigin === undefined
    ? null
    : `${publicOrigin}${stopPath}${signedValue(keys, 'note-stop', `${personId}-${kind}`)}`

/** Returns the person of a link and the kind that it turns off; null for a link that is not ours. */
export function readStopLink(keys: Keys, token: string): { personId: number; kind: NoteKind } | null {
  const [personId, number] = (readSignedValue(keys, 'note-stop', token) ?? '').split('-').map(Number)
  const kind = Object.values(NoteKind).find((known) => known === number)
  return personId && kind ? { personId, kind } : null
}
