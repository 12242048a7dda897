import type { FileNote } from './file-note.ts'
import * as words from './words/bank-file-notes.generated.ts'

interface NoteText {
  parts(values: FileNote['values']): readonly string[]
}

const texts: Readonly<Record<string, NoteText>> = words

/** Returns the sentence of a note, without its line; null for a key that this release does not know. */
export const fileNoteText = ({ key, values }: Pick<FileNote, 'key' | 'values'>): string | null =>
  texts[key]?.parts(values).join('') ?? null
