import type { ContactInformation } from '@evenkeel/api-client/contract/profile'
import { useQuery } from '@evenkeel/api-client/react'
import { Form, SubmitButton } from '@evenkeel/ui/form'
import { FieldsSkeleton } from '../shared/field-skeletons.tsx'
import { lazyDialog } from '../shared/lazy-dialog.tsx'
import { OwnerProof } from '../shared/owner-proof.tsx'
import { QueryCard } from '../shared/query-card.tsx'
import * as words from '../words/profile.generated.ts'
import { toChoices } from './about-me-form.ts'
import { useContactForm, type ContactFormState } from './use-contact-form.ts'

/** Name, email and phone, then the address. Another email asks for the owner's proof. */
function ContactFields({ form: { Field, isOther } }: { readonly form: ContactFormState }) {
  const states = useQuery('classifiers').data?.states ?? []
  return (
    <>
      <div className="grid gap-4 @min-[480px]:grid-cols-2">
        <Field name="firstName" />
        <Field name="lastName" />
      </div>
      <Field name="email" />
      {isOther && <OwnerProof field={<Field name="password" />} />}
      <Field name="phone" />
      <Field name="street1" />
      <Field name="street2" />
      <div className="grid gap-4 @min-[480px]:grid-cols-[1fr_1fr_120px]">
        <Field name="city" />
        <Field name="state" choices={toChoices(states)} />
        <Field name="zipCode" />
      </div>
    </>
  )
}

const EmailCodeDialog = lazyDialog(async () => (await import('../shared/email-code-dialog.tsx')).EmailCodeDialog)

interface ContactProps {
  /** Runs after every save, also of an undo; the save is done once it is. */
  readonly onSaved: () => Promise<void>
}

function ContactForm({ saved, onSaved }: ContactProps & { readonly saved: ContactInformation }) {
  const form = useContactForm(saved, onSaved)
  const { frame, isBusy, canProve, pending, stopProving, onVerified } = form
  return (
    <>
      <Form {...frame} label={words.contactForm()}>
        <ContactFields form={form} />
        <SubmitButton busy={isBusy} disabled={!canProve}>
          {words.save()}
        </SubmitButton>
      </Form>
      {pending !== null && <EmailCodeDialog email={pending.email} onClose={stopProving} onVerified={onVerified} />}
    </>
  )
}

/** Asks how to reach the person. Another email needs a proof by mailed code first, and the owner's password. */
export function Contact({ onSaved }: ContactProps) {
  const query = useQuery('contactInformation')
  return (
    <QueryCard
      title={words.howWeReachYou()}
      query={query}
      label={words.loadingContact()}
      skeleton={<FieldsSkeleton rows={[2, 1, 1, 1, 1, 3]} />}
      failedTitle={words.contactFailed()}
    >
      {(saved) => <ContactForm saved={saved} onSaved={onSaved} />}
    </QueryCard>
  )
}
