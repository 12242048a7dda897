import { ApiError } from '../errors.ts'
import type { LedgerContext } from '../http/handlers.ts'
import { countPageChanges } from '../store/ledger/page-changes.ts'
import { say } from '../say.ts'

/** How many changes of one page a day need no more than a press there. */
const freeChanges = 10

/** Returns which page and widget make the change that a context is about, or asked for it in our own window; else nulls. */
export function placeOfChange({ person }: Pick<LedgerContext, 'person'>) {
  const { page, widget } = person.askedBy ?? person
  return { page: page?.origin ?? null, widget: (page && widget) ?? null, pageGrantId: page?.grantId ?? null }
}

/**
 * Refuses a page's eleventh change of a day: the person makes it in our own window. An undo is neither counted nor refused.
 * @throws ApiError 403 with the reason `window`.
 */
export function requireFewChanges({ person: { page }, today, ledger }: LedgerContext): void {
  if (page && countPageChanges(ledger, page.origin, today) >= freeChanges) {
    throw new ApiError(403, -1, {
      reason: 'window',
      message: say('thisPageHasChangedTenThings'),
    })
  }
}
