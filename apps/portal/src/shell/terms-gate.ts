import type { LegalDocument } from '@evenkeel/api-client/contract/legal'
import { paths } from '@evenkeel/widgets/shared/paths.ts'
import { pathWithWanted } from './wanted-path.ts'

/**
 * Returns a function to call after a 403: if the terms of use in force are not accepted, it opens their page, which returns to the
 * current screen afterward. The screen handles any other refusal itself. Asks once for all refusals of a screen.
 */
export function createTermsGate(readTerms: () => Promise<Pick<LegalDocument, 'isAccepted'>>) {
  let isAsking = false
  return async () => {
    const path = location.hash.replace(/^#/, '').split('?')[0] ?? ''
    if (isAsking || path.startsWith('/auth/')) return
    isAsking = true
    const terms = await readTerms().catch(() => null)
    isAsking = false
    if (terms?.isAccepted === false) location.replace(`#${pathWithWanted(paths.termsOfUse(), path)}`)
  }
}
