import type { ContactInformation } from '@evenkeel/api-client/contract/profile'
import { useQuery } from '@evenkeel/api-client/react'
import { Button } from '@evenkeel/ui/button'
import { Form } from '@evenkeel/ui/form'
import { Skeleton } from '@evenkeel/ui/skeleton'
import { lazyDialog } from '@evenkeel/widgets/shared/lazy-dialog.tsx'
import { Loaded } from '@evenkeel/widgets/shared/loaded.tsx'
import { ContactFields } from './contact-fields.tsx'
import { ProfileCard } from './profile-card.tsx'
import { SectionPage } from './section-page.tsx'
import { useContactChange } from './use-contact-change.ts'

const EmailCodeDialog = lazyDialog(async () => (await import('../auth/email-code-dialog.tsx')).EmailCodeDialog)

function ContactForm({ saved }: { readonly saved: ContactInformation }) {
  const { submission, draft, put, proof, canProve, submit, isProving, stopProving, onVerified } =
    useContactChange(saved)
  const { busy, error, refusals } = submission
  return (
    <>
      {/* The code is a part of saving: what is refused after it gets the focus as after any other press. */}
      <Form label="Contact information" onSubmit={submit} busy={busy || isProving} error={error} refusals={refusals}>
        <ContactFields draft={draft} put={put} proof={proof} />
        <div>
          <Button type="submit" variant="primary" busy={busy} disabled={!canProve}>
            Save
          </Button>
        </div>
      </Form>
      {isProving && <EmailCodeDialog email={draft.email.trim()} onClose={stopProving} onVerified={onVerified} />}
    </>
  )
}

/** How the person is reached. Another email has to be proved by a mailed code first, and the owner by the password. */
export function ContactPage() {
  const query = useQuery('contactInformation')
  return (
    <SectionPage>
      <ProfileCard title="How we reach you">
        <Loaded
          query={query}
          label="Loading your contact information"
          skeleton={<Skeleton height={420} />}
          failedTitle="Your contact information did not load"
        >
          {(saved) => <ContactForm saved={saved} />}
        </Loaded>
      </ProfileCard>
    </SectionPage>
  )
}
