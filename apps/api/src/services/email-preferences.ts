import type { EmailPreference } from '@evenkeel/api-client/contract/profile'
import { notFound } from '../errors.ts'
import type { LedgerContext } from '../http/handlers.ts'
import type { LedgerTransaction } from '../store/ledger/ledger.ts'
import { chosenEmailPreferences, saveEmailPreference } from '../store/ledger/profile.ts'
import { recordChange } from './record-change.ts'

/** The kinds of email that a person can choose; what concerns the account itself is always sent. */
const CATALOGUE = [
  { preferenceId: 1, name: 'Monthly summary', isSubscribed: true },
  { preferenceId: 2, name: 'Budget alerts', isSubscribed: true },
  { preferenceId: 3, name: 'Next step reminders', isSubscribed: true },
  { preferenceId: 4, name: 'Bank connection problems', isSubscribed: true },
  { preferenceId: 5, name: 'Product news', isSubscribed: false },
] as const satisfies readonly EmailPreference[]

/** Every kind of email with the person's choice, or the product's where they have made none. */
export function emailPreferences(ledger: LedgerTransaction): { preferences: EmailPreference[] } {
  const chosen = chosenEmailPreferences(ledger)
  const preferences = CATALOGUE.map((kind) => ({
    ...kind,
    isSubscribed: chosen.get(kind.preferenceId)?.isSubscribed ?? kind.isSubscribed,
  }))
  return { preferences }
}

/** Keeps the person's choices; those left out stay. @throws ApiError 404 for a kind that there is not. */
export function chooseEmails(
  context: LedgerContext,
  choices: readonly Omit<EmailPreference, 'name'>[],
): { preferences: EmailPreference[] } {
  const { ledger } = context
  if (choices.some(({ preferenceId }) => !CATALOGUE.some((kind) => kind.preferenceId === preferenceId)))
    throw notFound()
  return recordChange(context, 'profile.email-preferences', (recorder) => {
    const known = chosenEmailPreferences(ledger)
    for (const { preferenceId, isSubscribed } of choices) {
      const row = known.get(preferenceId)
      if (row) recorder.willChange('email_preference', [row.id])
      const id = saveEmailPreference(ledger, preferenceId, isSubscribed)
      if (!row) recorder.hasCreated('email_preference', [id])
    }
    return emailPreferences(ledger)
  })
}
