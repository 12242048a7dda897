import type { FileNote } from '@evenkeel/api-client/contract/file-note'
import { fileNoteText } from '@evenkeel/api-client/contract/file-note-words'
import type * as words from '@evenkeel/api-client/contract/words/bank-file-notes.generated'

type Words = typeof words
type NoteKey = keyof Words

/** A text of the catalog `bank-file-notes` with its values. It is worded where it is shown. */
export interface Note {
  readonly key: NoteKey
  readonly values: FileNote['values']
}

type Say = <Key extends NoteKey>(key: Key, ...values: Parameters<Words[Key]>) => Note

function createSay(): Say
function createSay(): unknown {
  return (key: NoteKey, values: FileNote['values'] = {}): Note => ({ key, values })
}

/** Names a text of the catalog, with the values that it needs: `note('markedRow', { word })`. */
export const note: Say = createSay()

/** Returns a note in English, which the API's answers have next to its key. */
export const inEnglish = ({ key, values }: Note): string => fileNoteText({ key, values }) ?? key
