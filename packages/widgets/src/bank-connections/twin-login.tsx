import { type TwinInstitution, twinStates } from '@evenkeel/api-client/contract/bank-twin'
import { Button } from '@evenkeel/ui/button'
import { DialogBody, DialogFooter } from '@evenkeel/ui/dialog'
import { Input } from '@evenkeel/ui/input'
import { Notice } from '@evenkeel/ui/notice'
import { TextInput } from '@evenkeel/ui/text-input'
import { type ReactNode, type SyntheticEvent, useState } from 'react'
import { alreadyConnectedText } from './link-words.ts'
import { StepText } from './step-text.tsx'

interface TwinLoginProps {
  readonly institution: TwinInstitution
  /** A connection to this bank stands already. */
  readonly isConnected: boolean
  readonly isBusy: boolean
  /** What the bank said to the last try. */
  readonly message: string | null
  readonly onLogin: (institutionId: string, userName: string, password: string) => void
  readonly onLeave: (institutionId: string) => void
  /** To the list of banks; not for a repair, which has one bank only. */
  readonly onBack?: () => void
}

/** What both ways in say before anything is typed. */
function Before({
  institution: { name },
  isConnected,
  message,
  children,
}: Pick<TwinLoginProps, 'institution' | 'isConnected' | 'message'> & { children: ReactNode }) {
  return (
    <>
      <StepText title={name}>{children}</StepText>
      <div className="mb-4 flex flex-col gap-3 empty:hidden">
        {isConnected && <Notice tone="warning">{alreadyConnectedText(name)}</Notice>}
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
      Back
    </Button>
  )
}

function LoginForm({ institution, isBusy, onLogin, onBack, ...before }: TwinLoginProps) {
  const [userName, setUserName] = useState('')
  const [password, setPassword] = useState('')
  const isComplete = userName.trim() !== '' && password !== ''
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    event.stopPropagation()
    if (isComplete && !isBusy) onLogin(institution.institutionId, userName.trim(), password)
  }
  return (
    <form noValidate onSubmit={submit} className="flex min-h-0 flex-col">
      <DialogBody>
        <Before institution={institution} {...before}>
          Sign in as you would at your bank.
        </Before>
        <div className="flex flex-col gap-4">
          <TextInput
            name="userName"
            label="User name"
            required
            value={userName}
            onChange={setUserName}
            autoComplete="off"
          />
          <Input
            type="password"
            name="password"
            label="Password"
            required
            value={password}
            onChange={setPassword}
            autoComplete="current-password"
          />
          <Notice>
            Use <strong className="font-semibold">user_good</strong> with{' '}
            <strong className="font-semibold">pass_good</strong>. Another ending shows another state:{' '}
            {twinStates.filter((state) => state !== 'good').join(', ')}.
          </Notice>
        </div>
      </DialogBody>
      <DialogFooter start={onBack && <BackButton onBack={onBack} isBusy={isBusy} />}>
        <Button type="submit" variant="primary" disabled={!isComplete} busy={isBusy}>
          Sign in
        </Button>
      </DialogFooter>
    </form>
  )
}

function OwnPage({ institution, isBusy, onLeave, onBack, ...before }: TwinLoginProps) {
  return (
    <>
      <DialogBody>
        <Before institution={institution} {...before}>
          {institution.name} signs you in on its own page and then leads you back here.
        </Before>
      </DialogBody>
      <DialogFooter start={onBack && <BackButton onBack={onBack} isBusy={isBusy} />}>
        <Button variant="primary" icon="external" busy={isBusy} onClick={() => onLeave(institution.institutionId)}>
          Continue
        </Button>
      </DialogFooter>
    </>
  )
}

/** Signing in at the chosen bank, here or on its own page. */
export function TwinLogin(props: TwinLoginProps) {
  return props.institution.isOAuth ? <OwnPage {...props} /> : <LoginForm {...props} />
}
