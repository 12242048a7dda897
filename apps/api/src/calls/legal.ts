import type { LegalDocument } from '@evenkeel/api-client/contract/legal'
import type { AppParts } from '../app-parts.ts'
import { legalDocuments } from '../content/legal-documents.ts'
import { conflict } from '../errors.ts'
import type { RequestCalls } from '../http/handlers.ts'
import type { RequestContext, SignedInPerson } from '../http/request-context.ts'
import type { LegalDocumentName } from '../store/directory/schema.ts'
import { say } from '../say.ts'

/** Shows the documents that people accept: the terms of use, and the one about planners. */
export function legalCalls({ directory }: Pick<AppParts, 'directory'>) {
  /** The accepted terms are part of the person, because every request checks them. */
  const isAccepted = async (document: LegalDocumentName, person: SignedInPerson) => {
    const { version } = legalDocuments[document]
    return document === 'terms-of-use'
      ? person.acceptedTerms === version
      : directory.legal.isAccepted(person.userId, document, version)
  }

  const read = async (document: LegalDocumentName, caller: SignedInPerson | null): Promise<LegalDocument> => ({
    ...legalDocuments[document],
    isAccepted: caller !== null && (await isAccepted(document, caller)),
  })

  const accept = async (document: LegalDocumentName, version: string, { person, clock }: RequestContext) => {
    if (version !== legalDocuments[document].version) throw conflict({ version: say('validValue') })
    await directory.legal.accept({ personId: person.userId, document, version, at: clock.now() })
    return {}
  }

  return {
    termsOfUse: (_input, { caller }) => read('terms-of-use', caller),
    acceptTermsOfUse: ({ body }, context) => accept('terms-of-use', body.version, context),
    fror: (_input, { caller }) => read('fror', caller),
    acceptFror: ({ body }, context) => accept('fror', body.version, context),
  } satisfies RequestCalls
}
