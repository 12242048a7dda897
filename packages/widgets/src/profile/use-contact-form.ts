import { ApiFailure } from '@evenkeel/api-client/client'
import { contactFields } from '@evenkeel/api-client/contract/forms/profile'
import type { ContactInformation, ContactInformationForm } from '@evenkeel/api-client/contract/profile'
import { useChange } from '@evenkeel/api-client/react'
import { useState } from 'react'
import { useFailure } from '../shared/failure.tsx'
import { toProof, useProof } from '../shared/owner-proof.tsx'
import { toSignInFailure } from '../shared/sign-in-failure.ts'
import { useToast } from '../shared/toasts.tsx'
import { useForm } from '../shared/use-form.ts'
import * as words from '../words/profile.generated.ts'

/** The token was used or has expired: the address has to be proved again. */
const tokenExpired = 60002

/** Capitals make no difference between two addresses. */
const isSameAddress = (one: string, other: string) => one.trim().toLowerCase() === other.trim().toLowerCase()

/** Returns the contact form. Another email is saved after its code and with the owner's proof. */
export function useContactForm(saved: ContactInformation, onSaved: () => Promise<void>) {
  const change = useChange('saveContactInformation')
  const toast = useToast()
  const showFailure = useFailure()
  /** What waits for the code of its email. */
  const [pending, setPending] = useState<ContactInformationForm | null>(null)
  const [proved, setProved] = useState<{ readonly email: string; readonly token: string } | null>(null)
  const form = useForm({
    form: contactFields,
    name: words.howWeReachYou(),
    defaults: { ...saved, password: '' },
    submit: async (typed) => {
      const { password: _, ...contact } = typed
      if (isSameAddress(typed.email, saved.email)) return save(contact)
      // A wrong password costs no second code.
      return proved?.email === typed.email ? saveEmail(typed, proved.token) : setPending(typed)
    },
    toFailure: (reason) => {
      if (reason instanceof ApiFailure && reason.code === tokenExpired) setProved(null)
      if (isOther) refetchProof()
      return toSignInFailure(reason)
    },
  })
  const put = async (body: ContactInformationForm) => {
    const { answer } = await change.run({ body })
    setProved(null)
    form.follow({ ...answer, password: '' })
    await onSaved()
  }
  const save = async (body: ContactInformationForm) => {
    await put(body)
    const takeBack = { label: words.undo(), onAction: () => void put(saved).catch(showFailure) }
    // A proved email has no undo: the email before it would have to be proved again.
    const isProved = typeof body.verificationToken === 'string'
    toast.show({ text: words.contactSaved(), ...(!isProved && { action: takeBack }) })
  }
  const saveEmail = ({ password, ...contact }: ContactInformationForm, verificationToken: string) =>
    save({ ...contact, ...toProof(password), verificationToken })
  const isOther = !isSameAddress(form.values.email ?? '', saved.email)
  const { canProve, refetchProof } = useProof(isOther)
  const onVerified = (token: string) => {
    if (pending === null) return
    setPending(null)
    setProved({ email: pending.email, token })
    void form.run(() => saveEmail(pending, token))
  }
  // The code is a part of saving: a refusal after it is focused like one after any other press.
  const frame = { ...form.frame, busy: form.isBusy || pending !== null }
  return { ...form, frame, isOther, canProve, pending, stopProving: () => setPending(null), onVerified }
}

export type ContactFormState = ReturnType<typeof useContactForm>
