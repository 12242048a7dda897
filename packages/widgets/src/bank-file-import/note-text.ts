import type { FileNote } from '@evenkeel/api-client/contract/file-note'
import { fileNoteText } from '@evenkeel/api-client/contract/file-note-words'
import * as words from '../words/bank-file-import.generated.ts'

/** Returns a note on a bank file, with its line. The server's English is shown for a key that this release does not know. */
export function noteText(note: FileNote & { readonly message: string }): string {
  const message = fileNoteText(note) ?? note.message
  return note.line === null ? message : words.unreadableLine({ line: String(note.line), message })
}
