import { ApiFailure } from '@evenkeel/api-client/client'
import { Button } from '@evenkeel/ui/button'
import { WordInput } from '@evenkeel/ui/word-input'
import { ButtonLink } from '@evenkeel/ui/link'
import { useState } from 'react'
import { client } from '../../client.ts'
import { StepForm } from './step-form.tsx'
import type { Employer } from './registration-state.ts'
import { useSubmission } from './use-submission.ts'

type OnFound = (employer: Employer) => void

interface SignOnProps {
  readonly name: string
  readonly ssoUrl: string
}

/** An employer with a sign-on of its own: the account is made by it, and there is no password. */
function SignOn({ name, ssoUrl }: SignOnProps) {
  return (
    <>
      <p className="mb-4 text-body">You need no password here: you come in with {name}’s own sign-on.</p>
      <ButtonLink variant="primary" size="large" wide icon="key" href={ssoUrl}>
        Continue with {name} sign-on
      </ButtonLink>
    </>
  )
}

function ByEmail({ onFound }: { readonly onFound: OnFound }) {
  const [email, setEmail] = useState('')
  const [signOn, setSignOn] = useState<SignOnProps | null>(null)
  const submission = useSubmission()
  const submit = () =>
    submission.run(async () => {
      const { companyCode, name, isSsoEnabled, ssoUrl } = await client.call('discoverCompany', { body: { email } })
      if (isSsoEnabled && ssoUrl !== null) setSignOn({ name, ssoUrl })
      else onFound({ companyCode, name, email: email.trim() })
    })
  if (signOn !== null) return <SignOn {...signOn} />
  return (
    <StepForm label="Your employer" submission={submission} onSubmit={() => void submit()} submitLabel="Continue">
      <WordInput
        type="email"
        name="email"
        label="Work email"
        required
        hint="We find your company by it."
        value={email}
        onChange={setEmail}
      />
    </StepForm>
  )
}

/** A code that no company has stands against the field, in the catalogue's words. */
function onCode(reason: unknown): never {
  if (!(reason instanceof ApiFailure) || reason.code !== 0) throw reason
  const { status, code, message } = reason
  throw new ApiFailure(
    { status, code, message, items: [{ field: 'companyCode', errors: [message] }] },
    { cause: reason },
  )
}

function ByCode({ onFound }: { readonly onFound: OnFound }) {
  const [typed, setTyped] = useState('')
  const submission = useSubmission()
  const submit = () =>
    submission.run(async () => {
      const companyCode = typed.trim().toLowerCase()
      await client.call('registrationValidators', { body: { companyCode } }).catch(onCode)
      onFound({ companyCode, name: null, email: '' })
    })
  return (
    <StepForm label="Your employer" submission={submission} onSubmit={() => void submit()} submitLabel="Continue">
      <WordInput
        type="alphabetical"
        name="companyCode"
        label="Company code"
        required
        hint="Your employer has told you this code."
        value={typed}
        onChange={setTyped}
      />
    </StepForm>
  )
}

/** Finds the employer, by a work email or by the company's code. */
export function CompanyStep({ onFound }: { readonly onFound: OnFound }) {
  const [isByCode, setByCode] = useState(false)
  return (
    <>
      {isByCode ? <ByCode onFound={onFound} /> : <ByEmail onFound={onFound} />}
      <div className="mt-4">
        <Button variant="text" size="flush" onClick={() => setByCode(!isByCode)}>
          {isByCode ? 'Use my work email instead' : 'Use a company code instead'}
        </Button>
      </div>
    </>
  )
}
