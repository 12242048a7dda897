import { ApiFailure } from '@evenkeel/api-client/client'
import type { ContactInformation, ContactInformationForm } from '@evenkeel/api-client/contract/profile'
import { useChange } from '@evenkeel/api-client/react'
import { useToast } from '@evenkeel/ui/toast'
import { useFailure } from '@evenkeel/widgets/shared/failure.tsx'
import { useState } from 'react'
import { currentSession, forgetSession } from '../../session.ts'
import { useSubmission } from '../auth/use-submission.ts'
import { type ContactDraft, contactDraftOf, contactRequestOf, isOtherEmail } from './contact-form.ts'
import { proofOf, useProof } from './owner-proof.tsx'

/** What a changed email needs besides: that the new address is one's own, and the account too. */
type EmailProof = Pick<ContactInformationForm, 'verificationToken' | 'password'>

/** The token was used, or is too old: the address has to be proved anew. */
const TOKEN_EXPIRED = 60002

const savedText = 'Your contact information is saved'

/** The contact form's draft, and the way to keep it; `onSaved` is told of every save. */
function useContactSave(saved: ContactInformation, onSaved: () => void) {
  const change = useChange('saveContactInformation')
  const toast = useToast()
  const showFailure = useFailure()
  const [draft, setDraft] = useState(() => contactDraftOf(saved))
  const put = async (contact: ContactInformation, proof: EmailProof = {}) => {
    const { answer } = await change.run({ body: { ...contact, ...proof } })
    setDraft(contactDraftOf(answer))
    onSaved()
    // The name in the menu and the greeting is the session's.
    forgetSession()
    await currentSession()
  }
  const save = async (proof?: EmailProof) => {
    await put(contactRequestOf(draft), proof)
    const takeBack = { label: 'Undo', onAction: () => void put(saved).catch(showFailure) }
    // An email that was proved is not taken back at a press: the one before would have to be proved anew.
    toast.show({ text: savedText, ...(proof === undefined && { action: takeBack }) })
  }
  return { draft, put: (part: Partial<ContactDraft>) => setDraft({ ...draft, ...part }), save }
}

/** Changing how the person is reached: at once, or where the email is another one, after its code and with the owner's proof. */
export function useContactChange(saved: ContactInformation) {
  const submission = useSubmission()
  const [password, setPassword] = useState('')
  const [isProving, setProving] = useState(false)
  const [proved, setProved] = useState<{ readonly email: string; readonly token: string } | null>(null)
  const { draft, put, save } = useContactSave(saved, () => {
    setPassword('')
    setProved(null)
  })
  const isOther = isOtherEmail(draft, saved)
  const email = draft.email.trim()
  const { canProve, lookAgain } = useProof(isOther)
  const saveEmail = (verificationToken: string) =>
    submission.run(async () => {
      try {
        await save({ verificationToken, ...proofOf(password) })
      } catch (reason) {
        if (reason instanceof ApiFailure && reason.code === TOKEN_EXPIRED) setProved(null)
        lookAgain()
        throw reason
      }
    })
  const submit = () => {
    if (!isOther) return void submission.run(() => save())
    // A wrong password costs no second code.
    if (proved?.email === email) return void saveEmail(proved.token)
    // What was refused before says nothing of this try.
    void submission.run(async () => setProving(true))
  }
  const onVerified = (token: string) => {
    setProving(false)
    setProved({ email, token })
    void saveEmail(token)
  }
  const proof = isOther ? { password, onChange: setPassword } : null
  return {
    submission,
    draft,
    put,
    proof,
    canProve,
    submit,
    isProving,
    stopProving: () => setProving(false),
    onVerified,
  }
}
