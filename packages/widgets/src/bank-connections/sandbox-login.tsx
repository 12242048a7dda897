import { bankLoginFields } from '@evenkeel/api-client/contract/forms/bank-login'
import { type SandboxInstitution, sandboxStates } from '@evenkeel/api-client/contract/sandbox-bank'
import { Button } from '@evenkeel/ui/button'
import { DialogBody, DialogFooter } from '@evenkeel/ui/dialog'
import { Notice } from '@evenkeel/ui/notice'
import type { ReactNode, SyntheticEvent } from 'react'
import { useTextForm } from '../shared/use-text-form.ts'
import * as linkWords from '../words/bank-link.generated.ts'
import { StepText } from './step-text.tsx'
import * as words from '../words/bank-sandbox.generated.ts'

interface SandboxLoginProps {
  readonly institution: SandboxInstitution
  /** The person is already connected to this bank. */
  readonly isConnected: boolean
  readonly isBusy: boolean
  /** The bank's answer to the last attempt. */
  readonly message: string | null
  readonly onLogin: (institutionId: string, userName: string, password: string) => void
  readonly onLeave: (institutionId: string) => void
  /** Goes back to the list of banks; absent in a repair, which has one bank only. */
  readonly onBack?: () => void
}

/** The notices that both kinds of login show before anything is typed. */
function Before({
  institution: { name },
  isConnected,
  message,
  children,
}: Pick<SandboxLoginProps, 'institution' | 'isConnected' | 'message'> & { children: ReactNode }) {
  return (
    <>
      <StepText title={name}>{children}</StepText>
      <div className="mb-4 flex flex-col gap-3 empty:hidden">
        {isConnected && <Notice tone="warning">{linkWords.alreadyConnectedTo({ name })}</Notice>}
        {message !== null && (
          <Notice tone="danger" announce="assertive">
            {message}
          </Notice>
        )}
      </div>
    </>
  )
}

function BackButton({ onBack, isBusy }: { readonly onBack: () => void; readonly isBusy: boolean }) {
  return (
    <Button variant="text" icon="chevron-left" onClick={onBack} disabled={isBusy}>
      {words.back()}
    </Button>
  )
}

function LoginForm({ institution, isBusy, onLogin, onBack, ...before }: SandboxLoginProps) {
  const { frame, Field, isValid } = useTextForm({
    form: bankLoginFields,
    defaults: { userName: '', password: '' },
    submit: async ({ userName, password }) => onLogin(institution.institutionId, userName.trim(), password),
  })
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    event.stopPropagation()
    if (isValid && !isBusy) frame.onSubmit()
  }
  return (
    <form noValidate onSubmit={submit} className="flex min-h-0 flex-col">
      <DialogBody>
        <Before institution={institution} {...before}>
          {words.signInText()}
        </Before>
        <div className="flex flex-col gap-4">
          <Field name="userName" />
          <Field name="password" />
          <Notice>
            {words.hint.parts<ReactNode>({
              strong: (name) => (
                <strong key={String(name)} className="font-semibold">
                  {name}
                </strong>
              ),
              user: 'user_good',
              password: 'pass_good',
              states: sandboxStates.filter((state) => state !== 'good').join(', '),
            })}
          </Notice>
        </div>
      </DialogBody>
      <DialogFooter start={onBack && <BackButton onBack={onBack} isBusy={isBusy} />}>
        <Button type="submit" variant="primary" disabled={!isValid} busy={isBusy}>
          {words.signIn()}
        </Button>
      </DialogFooter>
    </form>
  )
}

function OwnPage({ institution, isBusy, onLeave, onBack, ...before }: SandboxLoginProps) {
  return (
    <>
      <DialogBody>
        <Before institution={institution} {...before}>
          {words.ownPage({ bank: institution.name })}
        </Before>
      </DialogBody>
      <DialogFooter start={onBack && <BackButton onBack={onBack} isBusy={isBusy} />}>
        <Button variant="primary" icon="external" busy={isBusy} onClick={() => onLeave(institution.institutionId)}>
          {words.goOn()}
        </Button>
      </DialogFooter>
    </>
  )
}

/** Signs in at the chosen bank, here or on its own page. */
export function SandboxLogin(props: SandboxLoginProps) {
  return props.institution.isOAuth ? <OwnPage {...props} /> : <LoginForm {...props} />
}
