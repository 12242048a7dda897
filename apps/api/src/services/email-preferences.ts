import type { EmailPreferences, EmailPreferencesForm } from '@evenkeel/api-client/contract/notes'
import { noteKeys } from '@evenkeel/api-client/contract/name-keys'
import { NoteKind } from '@evenkeel/engine'
import { notFound } from '../errors.ts'
import { inEnglish, type Sentence } from '../say.ts'
import type { LedgerContext } from '../http/handlers.ts'
import type { LedgerTransaction } from '../store/ledger/ledger.ts'
import { noteChoiceId, readNoteChoice, saveNoteChoice } from '../store/ledger/notes.ts'
import { chosenEmailPreferences, saveEmailPreference } from '../store/ledger/profile.ts'
import { type ChangeRecorder, recordChange } from './record-change.ts'

interface KindOfEmail {
  readonly preferenceId: NoteKind
  /** Before the person chose. */
  readonly isSubscribed: boolean
}

/** The kinds of email that a person can turn off. Emails about the account itself are always sent. */
const catalog: readonly KindOfEmail[] = [
  { preferenceId: NoteKind.MONTHLY_SUMMARY, isSubscribed: true },
  { preferenceId: NoteKind.BUDGET_ALERT, isSubscribed: true },
  { preferenceId: NoteKind.NEXT_STEP, isSubscribed: true },
  { preferenceId: NoteKind.BANK_PROBLEM, isSubscribed: true },
  { preferenceId: NoteKind.PRODUCT_NEWS, isSubscribed: false },
  { preferenceId: NoteKind.LARGE_TRANSACTION, isSubscribed: false },
]

/** Returns the name of a kind. */
export const noteName = (kind: number): Sentence => ({ key: noteKeys[kind] ?? 'other', values: [] })

/** Returns every kind of email with the person's choice, or with the default if they made none. */
export function emailPreferences(ledger: LedgerTransaction): EmailPreferences {
  const chosen = chosenEmailPreferences(ledger)
  const preferences = catalog.map(({ preferenceId, isSubscribed }) => ({
    preferenceId,
    name: inEnglish(noteName(preferenceId)),
    isSubscribed: chosen.get(preferenceId)?.isSubscribed ?? isSubscribed,
  }))
  return { preferences, ...readNoteChoice(ledger) }
}

/** Returns the kinds that are on. */
export function kindsThatAreOn(ledger: LedgerTransaction): Set<NoteKind> {
  const chosen = chosenEmailPreferences(ledger)
  const on = catalog.filter((kind) => chosen.get(kind.preferenceId)?.isSubscribed ?? kind.isSubscribed)
  return new Set(on.map(({ preferenceId }) => preferenceId))
}

/** Replaces how notes are written and when they are sent. */
function chooseHow(
  ledger: LedgerTransaction,
  recorder: ChangeRecorder,
  { showsDetails, timeZone }: Pick<EmailPreferencesForm, 'showsDetails' | 'timeZone'>,
): void {
  if (showsDetails === undefined && timeZone === undefined) return
  const before = readNoteChoice(ledger)
  const known = noteChoiceId(ledger)
  if (known !== null) recorder.willChange('note_choice', [known])
  const id = saveNoteChoice(ledger, {
    showsDetails: showsDetails ?? before.showsDetails,
    timeZone: timeZone === undefined ? before.timeZone : timeZone,
  })
  if (known === null) recorder.hasCreated('note_choice', [id])
}

/** Saves the person's choices; what is left out stays. @throws ApiError 404 for an unknown kind. */
export function chooseEmails(context: LedgerContext, form: EmailPreferencesForm): EmailPreferences {
  const { ledger } = context
  if (form.preferences.some((choice) => catalog.every(({ preferenceId }) => preferenceId !== choice.preferenceId)))
    throw notFound()
  return recordChange(context, 'profile.email-preferences', (recorder) => {
    const known = chosenEmailPreferences(ledger)
    for (const { preferenceId, isSubscribed } of form.preferences) {
      const row = known.get(preferenceId)
      if (row) recorder.willChange('email_preference', [row.id])
      const id = saveEmailPreference(ledger, preferenceId, isSubscribed)
      if (!row) recorder.hasCreated('email_preference', [id])
    }
    chooseHow(ledger, recorder, form)
    return emailPreferences(ledger)
  })
}
