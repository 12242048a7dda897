import { useQuery } from '@evenkeel/api-client/react'
import { Button } from '@evenkeel/ui/button'
import { TextLink } from '@evenkeel/ui/link'
import { SkeletonText } from '@evenkeel/ui/skeleton'
import { paths } from '@evenkeel/widgets/shared/paths.ts'
import { useState } from 'react'
import { AuthPage } from './auth-page.tsx'
import { CompanyStep } from './company-step.tsx'
import { CreateAccountStep } from './create-account-step.tsx'
import { CreatePasswordStep } from './create-password-step.tsx'
import { type Employer, progressOf, type RegistrationState, stepBefore } from './registration-state.ts'
import { ValidatorsStep } from './validators-step.tsx'

const titles = {
  company: 'Create your account',
  validators: 'Show us who you are',
  createAccount: 'How we reach you',
  createPassword: 'Choose a password',
} as const

/** The server's sentences about the page, before and after the employer is known; the form works without them. */
function StartIntro() {
  const { data, isLoading } = useQuery('registrationPageContent')
  return isLoading ? <SkeletonText lines={3} /> : data?.body
}

function EmployerIntro({ employer: { companyCode } }: { readonly employer: Employer }) {
  const { data, isLoading } = useQuery('registrationContent', { body: { companyCode } })
  return isLoading ? <SkeletonText lines={3} /> : data?.body
}

function Intro({ state }: { readonly state: RegistrationState }) {
  const progress = progressOf(state)
  return (
    <>
      {progress !== null && <p className="mb-1 text-label text-text-subtle">{progress}</p>}
      {state.step === 'company' && <StartIntro />}
      {state.step === 'validators' && <EmployerIntro employer={state.employer} />}
      {state.step === 'createAccount' &&
        'You sign in with this email. We send a code to it, so that nobody else can use it.'}
      {state.step === 'createPassword' && 'Then you are done.'}
    </>
  )
}

interface StepProps {
  readonly state: RegistrationState
  readonly go: (state: RegistrationState) => void
}

function Step({ state, go }: StepProps) {
  switch (state.step) {
    case 'company':
      return <CompanyStep onFound={(employer) => go({ step: 'validators', employer })} />
    case 'validators': {
      const { employer } = state
      const contact = { email: employer.email, phone: '' }
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
        <CreatePasswordStep contact={state.contact} verificationToken={state.verificationToken} {...state.matched} />
      )
  }
}

/** Registration: the employer, who one is there, email and phone, and a password; ends signed in. */
export function RegistrationPage() {
  const [state, go] = useState<RegistrationState>({ step: 'company' })
  const before = stepBefore(state)
  return (
    <AuthPage
      title={titles[state.step]}
      intro={<Intro state={state} />}
      foot={
        <>
          {before !== null && (
            <Button variant="text" size="flush" icon="chevron-left" onClick={() => go(before)}>
              Back
            </Button>
          )}
          <TextLink href={`#${paths.login()}`}>I have an account</TextLink>
        </>
      }
    >
      <Step state={state} go={go} />
    </AuthPage>
  )
}
