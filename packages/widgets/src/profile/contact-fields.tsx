import { useQuery } from '@evenkeel/api-client/react'
import { OwnerProof } from '../shared/owner-proof.tsx'
import { toChoices } from './about-me-form.ts'
import type { ContactFormState } from './use-contact-form.ts'

/** Name, email and phone, then the address. Another email asks for the owner's proof. */
export function ContactFields({ form: { Field, isOther } }: { readonly form: ContactFormState }) {
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
