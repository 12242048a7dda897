import type { LegalDocument } from '@evenkeel/api-client/contract/legal'
import { useClient, useQuery } from '@evenkeel/api-client/react'
import { Button } from '@evenkeel/ui/button'
import { Form } from '@evenkeel/ui/form'
import { SkeletonText } from '@evenkeel/ui/skeleton'
import { useRun } from '@evenkeel/ui/use-form'
import { QueryView } from '../shared/query-view.tsx'
import { toSignInFailure } from '../shared/sign-in-failure.ts'
import { LegalText } from './terms.tsx'
import * as words from '../words/sign-in.generated.ts'

interface TermsAgreementProps {
  readonly onAccepted: () => void
  readonly onSignOut: () => void
}

function Agreement({
  terms: { version, body },
  onAccepted,
  onSignOut,
}: TermsAgreementProps & { readonly terms: LegalDocument }) {
  const client = useClient()
  const { isBusy, failure, run } = useRun(toSignInFailure)
  const accept = () =>
    run(async () => {
      await client.call('acceptTermsOfUse', { body: { version } })
      onAccepted()
    })
  return (
    <Form label={words.termsOfUse()} onSubmit={() => void accept()} busy={isBusy} {...failure}>
      <LegalText body={body} />
      <div className="mt-2 flex flex-wrap items-center justify-between gap-3">
        <Button onClick={onSignOut}>{words.signOut()}</Button>
        <Button type="submit" variant="primary" busy={isBusy}>
          {words.acceptAndContinue()}
        </Button>
      </div>
    </Form>
  )
}

/** Asks to accept the terms of use, which is required before the product opens; the other choice is to sign out. */
export function TermsAgreement(props: TermsAgreementProps) {
  const terms = useQuery('termsOfUse')
  return (
    <QueryView
      query={terms}
      label={words.loadingTheTermsOf()}
      skeleton={<SkeletonText lines={12} />}
      failedTitle={words.termsFailed()}
    >
      {(document) => <Agreement terms={document} {...props} />}
    </QueryView>
  )
}
