import type { ContactInformation } from '@evenkeel/api-client/contract/profile'
import { useChange, useQuery } from '@evenkeel/api-client/react'
import { Button } from '@evenkeel/ui/button'
import { Form } from '@evenkeel/ui/form'
import { Skeleton } from '@evenkeel/ui/skeleton'
import { useToast } from '@evenkeel/ui/toast'
import { lazyDialog } from '@evenkeel/widgets/shared/lazy-dialog.tsx'
import { Loaded } from '@evenkeel/widgets/shared/loaded.tsx'
import { useState } from 'react'
import { currentSession, forgetSession } from '../../session.ts'
import { useSubmission } from '../auth/use-submission.ts'
import { ContactFields } from './contact-fields.tsx'
import { contactDraftOf, contactRequestOf, isOtherEmail } from './contact-form.ts'
import { ProfileCard } from './profile-card.tsx'
import { SectionPage } from './section-page.tsx'

const EmailCodeDialog = lazyDialog(async () => (await import('../auth/email-code-dialog.tsx')).EmailCodeDialog)

function ContactForm({ saved }: { readonly saved: ContactInformation }) {
  const change = useChange('saveContactInformation')
  const toast = useToast()
  const submission = useSubmission()
  const [draft, setDraft] = useState(() => contactDraftOf(saved))
  const [isProving, setProving] = useState(false)
  const save = (verificationToken?: string) =>
    submission.run(async () => {
      const { answer } = await change.run({ body: { ...contactRequestOf(draft), ...(verificationToken === undefined ? {} : { verificationToken }) } })
      setDraft(contactDraftOf(answer))
      // The name in the menu and the greeting is the session's.
      forgetSession()
      await currentSession()
      toast.show({ text: 'Your contact information is saved' })
    })
  const submit = () => (isOtherEmail(draft, saved) ? setProving(true) : void save())
  const { busy, error, refusals } = submission
  return (
    <>
      <Form label="Contact information" onSubmit={submit} busy={busy} error={error} refusals={refusals}>
        <ContactFields draft={draft} put={(part) => setDraft({ ...draft, ...part })} />
        <div>
          <Button type="submit" variant="primary" busy={busy}>
            Save
          </Button>
        </div>
      </Form>
      {isProving && (
        <EmailCodeDialog
          email={draft.email.trim()}
          onClose={() => setProving(false)}
          onVerified={(token) => {
            setProving(false)
            void save(token)
          }}
        />
      )}
    </>
  )
}

/** How the person is reached. Another email has to be proved by a mailed code first. */
export function ContactPage() {
  const query = useQuery('contactInformation')
  return (
    <SectionPage>
      <ProfileCard title="How we reach you">
        <Loaded query={query} label="Loading your contact information" skeleton={<Skeleton height={420} />} failedTitle="Your contact information did not load">
          {(saved) => <ContactForm saved={saved} />}
        </Loaded>
      </ProfileCard>
    </SectionPage>
  )
}
