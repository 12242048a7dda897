import type { LegalDocument } from '@evenkeel/api-client/contract/legal'
import { paths } from '@evenkeel/widgets/shared/paths.ts'
import { pathWithWanted } from '../pages/auth/wanted-path.ts'

/**
 * After a 403: where the reason is that the terms of use in force are not accepted, their page opens, whatever screen stands
 * there, and leads back to it. Any other refusal stays with the screen. Asked once for all refusals of a screen.
 */
export function createTermsGate(readTerms: () => Promise<Pick<LegalDocument, 'isAccepted'>>) {
  let isAsking = false
  return async () => {
    const path = location.hash.replace(/^#/, '').split('?')[0] ?? ''
    if (isAsking || path.startsWith('/auth/')) return
    isAsking = true
    const terms = await readTerms().catch(() => null)
    isAsking = false
    if (terms?.isAccepted === false) location.hash = pathWithWanted(paths.termsOfUse(), path)
  }
}
