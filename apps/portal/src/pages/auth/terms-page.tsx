import type { LegalDocument } from '@evenkeel/api-client/contract/legal'
import { useQuery } from '@evenkeel/api-client/react'
import { Button } from '@evenkeel/ui/button'
import { Form } from '@evenkeel/ui/form'
import { SkeletonText } from '@evenkeel/ui/skeleton'
import { Loaded } from '@evenkeel/widgets/shared/loaded.tsx'
import { pages } from '@evenkeel/widgets/shared/paths.ts'
import { client } from '../../client.ts'
import { signOut } from '../../session.ts'
import { AuthPage } from './auth-page.tsx'
import { LegalText } from './legal-text.tsx'
import { useGoOn } from './use-go-on.ts'
import { useSubmission } from './use-submission.ts'

function Agreement({ terms: { version, body } }: { readonly terms: LegalDocument }) {
  const { busy, error, refusals, run } = useSubmission()
  const goOn = useGoOn()
  const accept = () =>
    run(async () => {
      await client.call('acceptTermsOfUse', { body: { version } })
      goOn(pages.home)
    })
  return (
    <Form label="Terms of use" onSubmit={() => void accept()} busy={busy} error={error} refusals={refusals}>
      <LegalText body={body} />
      <div className="mt-2 flex flex-wrap items-center justify-between gap-3">
        <Button onClick={signOut}>Sign out</Button>
        <Button type="submit" variant="primary" busy={busy}>
          Accept and continue
        </Button>
      </div>
    </Form>
  )
}

/** What has to be accepted before anything of the product is shown; the other way is out. */
export function TermsPage() {
  const terms = useQuery('termsOfUse')
  return (
    <AuthPage title="Terms of use" intro="Please read and accept these before you go on.">
      <Loaded
        query={terms}
        label="Loading the terms of use"
        skeleton={<SkeletonText lines={12} />}
        failedTitle="The terms of use did not load"
      >
        {(document) => <Agreement terms={document} />}
      </Loaded>
    </AuthPage>
  )
}
