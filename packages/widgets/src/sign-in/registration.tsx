import { useClient, useQuery } from '@evenkeel/api-client/react'
import { TextButton } from '@evenkeel/ui/button'
import { TextLink } from '@evenkeel/ui/link'
import { SkeletonText } from '@evenkeel/ui/skeleton'
import { useState } from 'react'
import { useLinks } from '../shared/links.ts'
import { paths } from '../shared/paths.ts'
import { CompanyStep } from './company-step.tsx'
import { CreatePasswordStep } from './create-password-step.tsx'
import type { SignInPage } from './page.ts'
import { type Contact, type Employer, progressText, type RegistrationState, stepBefore } from './registration-state.ts'
import { ValidatorsStep } from './validators-step.tsx'
import * as words from '../words/sign-in.generated.ts'
import { reachFields } from '@evenkeel/api-client/contract/forms/registration'
import { EmailCodeDialog } from '../shared/email-code-dialog.tsx'
import { toSignInFailure } from '../shared/sign-in-failure.ts'
import { useForm } from '../shared/use-form.ts'
import { StepForm } from './step-form.tsx'

interface CreateAccountStepProps {
  readonly registrationToken: string
  /** The first values of the fields. */
  readonly start: Contact
  readonly onVerified: (contact: Contact, verificationToken: string) => void
}

/** Asks for email and phone; the email is proved by a mailed code. */
function CreateAccountStep({ registrationToken, start, onVerified }: CreateAccountStepProps) {
  const [verifying, setVerifying] = useState<Contact | null>(null)
  const client = useClient()
  const { frame, Field } = useForm({
    form: reachFields,
    defaults: start,
    submit: async (contact) => {
      await client.call('checkUser', { body: { registrationToken, ...contact } })
      setVerifying(contact)
    },
    toFailure: toSignInFailure,
  })
  return (
    <>
      <StepForm label={words.yourContact()} frame={frame} submitLabel={words.goOn()}>
        <Field name="email" />
        <Field name="phone" />
      </StepForm>
      {verifying !== null && (
        <EmailCodeDialog
          email={verifying.email}
          onClose={() => setVerifying(null)}
          onVerified={(verificationToken) => onVerified(verifying, verificationToken)}
        />
      )}
    </>
  )
}

const titles = {
  company: words.createAccount,
  validators: words.confirmWork,
  createAccount: words.contactTitle,
  createPassword: words.choosePassword,
} as const

/** Shows the server's sentences about the page, before and after the employer is known; the form works without them. */
function StartIntro() {
  const { data, isLoading } = useQuery('registrationPageContent')
  return isLoading ? <SkeletonText lines={3} /> : data?.body
}

/** Returns the employer's name as soon as it is known. A typed code has to ask for it. */
function useEmployerName(state: RegistrationState): string | undefined {
  const employer = state.step === 'company' ? null : state.employer
  const isAsked = employer !== null && employer.name === null
  const content = useQuery('registrationContent', isAsked ? { body: { companyCode: employer.companyCode } } : null)
  if (state.step === 'company') return state.signOn?.name
  return state.employer.name ?? content.data?.companyName
}

function EmployerIntro({ employer: { companyCode } }: { readonly employer: Employer }) {
  const { data, isLoading } = useQuery('registrationContent', { body: { companyCode } })
  return isLoading ? <SkeletonText lines={3} /> : data?.body
}

function Intro({ state }: { readonly state: RegistrationState }) {
  const progress = progressText(state)
  return (
    <>
      {progress !== null && <p className="mb-1 text-label text-text-subtle">{progress}</p>}
      {state.step === 'company' && <StartIntro />}
      {state.step === 'validators' && <EmployerIntro employer={state.employer} />}
      {state.step === 'createAccount' && words.accountIntro()}
      {state.step === 'createAccount' && ` ${words.ownAddress()}`}
      {state.step === 'createPassword' && words.lastStep()}
    </>
  )
}

interface RegistrationProps {
  readonly Page: SignInPage
  /** Runs once the account is created and the person is signed in to it. */
  readonly onRegistered: (redirectUrl: string) => void
}

interface StepProps extends Pick<RegistrationProps, 'onRegistered'> {
  readonly state: RegistrationState
  readonly go: (state: RegistrationState) => void
}

function Step({ state, go, onRegistered }: StepProps) {
  switch (state.step) {
    case 'company':
      return (
        <CompanyStep
          signOn={state.signOn}
          onFound={(employer) => go({ step: 'validators', employer })}
          onSignOn={(signOn) => go({ step: 'company', signOn })}
        />
      )
    case 'validators': {
      const { employer } = state
      const contact = { email: '', phone: '' }
      return (
        <ValidatorsStep
          companyCode={employer.companyCode}
          onMatched={(matched) => go({ step: 'createAccount', employer, matched, contact })}
        />
      )
    }
    case 'createAccount':
      return (
        <CreateAccountStep
          registrationToken={state.matched.registrationToken}
          start={state.contact}
          onVerified={(contact, verificationToken) =>
            go({ ...state, step: 'createPassword', contact, verificationToken })
          }
        />
      )
    case 'createPassword':
      return (
        <CreatePasswordStep
          contact={state.contact}
          verificationToken={state.verificationToken}
          {...state.matched}
          onRegistered={onRegistered}
        />
      )
  }
}

/** Registration: finds the employer, matches its records, asks for email, phone and a password, and ends signed in. */
export function Registration({ Page, onRegistered }: RegistrationProps) {
  const [state, go] = useState<RegistrationState>({ step: 'company' })
  const before = stepBefore(state)
  const employer = useEmployerName(state)
  const { href } = useLinks()
  return (
    <Page
      title={titles[state.step]()}
      employer={employer}
      intro={<Intro state={state} />}
      foot={
        <>
          {before !== null && (
            <TextButton icon="chevron-left" onClick={() => go(before)}>
              {words.back()}
            </TextButton>
          )}
          <TextLink href={href(paths.login())}>{words.haveAccount()}</TextLink>
        </>
      }
    >
      <Step state={state} go={go} onRegistered={onRegistered} />
    </Page>
  )
}
