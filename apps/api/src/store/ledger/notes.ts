import { desc, eq, gte, sql } from 'drizzle-orm'
import type { LedgerTransaction } from './ledger.ts'
import { noteChoice, sentNote } from './schema.ts'
import { insertRow, updateRow } from './rows-by-id.ts'

export type StoredNoteChoice = Omit<typeof noteChoice.$inferSelect, 'id'>
export type StoredNote = typeof sentNote.$inferSelect

/** Returns how the person wants notes: without details and in the browser's time zone before they choose. */
export function readNoteChoice(ledger: LedgerTransaction): StoredNoteChoice {
  const { showsDetails, timeZone } = ledger.select().from(noteChoice).limit(1).get() ?? {}
  return { showsDetails: showsDetails ?? false, timeZone: timeZone ?? null }
}

/** Returns the row's id for the journal; null before the first choice. */
export const noteChoiceId = (ledger: LedgerTransaction): number | null =>
  ledger.select({ id: noteChoice.id }).from(noteChoice).limit(1).get()?.id ?? null

/** Replaces the choice and returns the row's id. */
export function saveNoteChoice(ledger: LedgerTransaction, choice: StoredNoteChoice): number {
  const known = noteChoiceId(ledger)
  if (known === null) return insertRow(ledger, noteChoice, choice)
  updateRow(ledger, noteChoice, known, choice)
  return known
}

/** Returns the notes since a moment, the newest first. */
export const notesSince = (ledger: LedgerTransaction, at: string, count = -1): StoredNote[] =>
  ledger
    .select()
    .from(sentNote)
    .where(gte(sentNote.at, at))
    .orderBy(desc(sentNote.at), desc(sentNote.id))
    .limit(count)
    .all()

/**
 * Takes a note for sending: from here on no process sends it, this one aside. Returns false if it was taken before, unless it
 * waits for another try.
 */
export function takeNote(ledger: LedgerTransaction, note: Omit<StoredNote, 'id' | 'state' | 'tries'>): boolean {
  const taken = ledger
    .insert(sentNote)
    .values({ ...note, state: 'leaving', tries: 1 })
    .onConflictDoUpdate({
      target: sentNote.key,
      set: { state: 'leaving', at: note.at, day: note.day, subject: note.subject, tries: sql`${sentNote.tries} + 1` },
      setWhere: eq(sentNote.state, 'waiting'),
    })
    .returning({ id: sentNote.id })
    .all()
  return taken.length > 0
}

/** Records what became of a note that was taken; returns how often it was tried. */
export const settleNote = (ledger: LedgerTransaction, key: string, state: StoredNote['state']): number =>
  ledger.update(sentNote).set({ state }).where(eq(sentNote.key, key)).returning({ tries: sentNote.tries }).get()
    ?.tries ?? 0
