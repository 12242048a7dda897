import { companyCodeFields, workEmailFields } from '@evenkeel/api-client/contract/forms/sign-in'
import { useClient } from '@evenkeel/api-client/react'
import { TextButton } from '@evenkeel/ui/button'
import { ButtonLink } from '@evenkeel/ui/link'
import { useState } from 'react'
import { toSignInFailure } from '../shared/sign-in-failure.ts'
import { useTextForm } from '../shared/use-text-form.ts'
import * as words from '../words/sign-in.generated.ts'
import type { Employer, SignOn } from './registration-state.ts'
import { StepForm } from './step-form.tsx'

type OnFound = (employer: Employer) => void
type OnSignOn = (signOn: SignOn) => void

/** For an employer with its own sign-on, which also creates the account: there is no password. */
function SignOnLink({ name, ssoUrl }: SignOn) {
  return (
    <>
      <p className="mb-4 text-body">{words.noPasswordNeeded({ company: name })}</p>
      <ButtonLink variant="primary" size="large" wide icon="key" href={ssoUrl}>
        {words.continueWith({ company: name })}
      </ButtonLink>
    </>
  )
}

function ByEmail({ onFound, onSignOn }: { readonly onFound: OnFound; readonly onSignOn: OnSignOn }) {
  const client = useClient()
  const { frame, Field } = useTextForm({
    form: workEmailFields,
    defaults: { email: '' },
    submit: async ({ email }) => {
      const { companyCode, name, isSsoEnabled, ssoUrl } = await client.call('discoverCompany', { body: { email } })
      if (isSsoEnabled && ssoUrl !== null) onSignOn({ name, ssoUrl })
      else onFound({ companyCode, name })
    },
    toFailure: toSignInFailure,
  })
  return (
    <StepForm label={words.yourEmployer()} frame={frame} submitLabel={words.goOn()}>
      <Field name="email" />
    </StepForm>
  )
}

function ByCode({ onFound }: { readonly onFound: OnFound }) {
  const client = useClient()
  const { frame, Field } = useTextForm({
    form: companyCodeFields,
    defaults: { companyCode: '' },
    submit: async (typed) => {
      const companyCode = typed.companyCode.toLowerCase()
      await client.call('registrationValidators', { body: { companyCode } })
      onFound({ companyCode, name: null })
    },
    toFailure: toSignInFailure,
  })
  return (
    <StepForm label={words.yourEmployer()} frame={frame} submitLabel={words.goOn()}>
      <Field name="companyCode" />
    </StepForm>
  )
}

interface CompanyStepProps {
  /** Of the employer that was found. */
  readonly signOn: SignOn | undefined
  readonly onFound: OnFound
  readonly onSignOn: OnSignOn
}

/** Finds the employer by a work email or by the company's code. */
export function CompanyStep({ signOn, onFound, onSignOn }: CompanyStepProps) {
  const [isByCode, setByCode] = useState(false)
  if (signOn !== undefined) return <SignOnLink {...signOn} />
  return (
    <>
      {isByCode ? <ByCode onFound={onFound} /> : <ByEmail {...{ onFound, onSignOn }} />}
      <div className="mt-4">
        <TextButton onClick={() => setByCode(!isByCode)}>
          {isByCode ? words.byWorkEmail() : words.byCompanyCode()}
        </TextButton>
      </div>
    </>
  )
}
