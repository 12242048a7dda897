import { useQuery } from '@evenkeel/api-client/react'
import { Input } from '@evenkeel/ui/input'
import { TextInput } from '@evenkeel/ui/text-input'
import type { ContactDraft } from './contact-form.ts'
import { OptionalSelect } from './optional-choice.tsx'
import { OwnerProof } from './owner-proof.tsx'

interface ContactFieldsProps {
  readonly draft: ContactDraft
  readonly put: (part: Partial<ContactDraft>) => void
}

interface ProvenContactProps extends ContactFieldsProps {
  /** What the owner proves another email with; null while the email is the one that is kept. */
  readonly proof: { readonly password: string; readonly onChange: (password: string) => void } | null
}

function StateField({ draft, put }: ContactFieldsProps) {
  const states = useQuery('classifiers').data?.states ?? []
  return (
    <OptionalSelect
      name="state"
      label="State"
      choices={states}
      value={draft.state}
      onChange={(state) => put({ state })}
    />
  )
}

/** Name, email and phone, then the address. */
export function ContactFields({ draft, put, proof }: ProvenContactProps) {
  return (
    <>
      <div className="grid gap-4 @min-[480px]:grid-cols-2">
        <TextInput
          name="firstName"
          label="First name"
          required
          autoComplete="given-name"
          value={draft.firstName}
          onChange={(firstName) => put({ firstName })}
        />
        <TextInput
          name="lastName"
          label="Last name"
          required
          autoComplete="family-name"
          value={draft.lastName}
          onChange={(lastName) => put({ lastName })}
        />
      </div>
      <Input
        type="email"
        name="email"
        label="Email"
        required
        hint="You sign in with it. Another one needs your password, and a code that we send to it."
        value={draft.email}
        onChange={(email) => put({ email })}
      />
      {proof && <OwnerProof {...proof} />}
      <Input
        type="phone"
        name="phone"
        label="Phone"
        optional
        autoComplete="tel-national"
        value={draft.phone}
        onChange={(phone) => put({ phone })}
      />
      <TextInput
        name="street1"
        label="Street"
        optional
        autoComplete="address-line1"
        value={draft.street1}
        onChange={(street1) => put({ street1 })}
      />
      <TextInput
        name="street2"
        label="Apartment or unit"
        optional
        autoComplete="address-line2"
        value={draft.street2}
        onChange={(street2) => put({ street2 })}
      />
      <div className="grid gap-4 @min-[480px]:grid-cols-[1fr_1fr_120px]">
        <TextInput
          name="city"
          label="City"
          optional
          autoComplete="address-level2"
          value={draft.city}
          onChange={(city) => put({ city })}
        />
        <StateField draft={draft} put={put} />
        <Input
          type="alphabetical"
          name="zipCode"
          label="ZIP code"
          optional
          maxLength={10}
          autoComplete="postal-code"
          value={draft.zipCode}
          onChange={(zipCode) => put({ zipCode })}
        />
      </div>
    </>
  )
}
