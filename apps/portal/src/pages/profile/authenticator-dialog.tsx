import { useChange, useClient } from '@evenkeel/api-client/react'
import { FormDialog } from '@evenkeel/ui/form-dialog'
import { TextLink } from '@evenkeel/ui/link'
import { QrPicture } from '@evenkeel/widgets/profile'
import { useState } from 'react'
import { CodeInput } from '../auth/code-fields.tsx'
import { useSubmission } from '../auth/use-submission.ts'
import { OwnerDialog } from './owner-dialog.tsx'

interface Begun {
  readonly secret: string
  readonly uri: string
}

interface AuthenticatorDialogProps {
  readonly onClose: () => void
  /** It counts from now on; the recovery codes come with the first second step. */
  readonly onAdded: (recoveryCodes: readonly string[]) => void
}

/** In groups of four, as an app asks for it to be typed. */
const grouped = (secret: string) => secret.replaceAll(/(.{4})(?=.)/g, '$1 ')

function Key({ secret, uri }: Begun) {
  return (
    <div className="flex flex-col gap-3 text-body text-text">
      <p>Add an account in your authenticator app: scan this picture, or type in the key below it.</p>
      <QrPicture text={uri} label="Picture to scan with your authenticator app. The key below says the same." />
      <p className="rounded-md bg-sunken px-3 py-2 font-mono text-body break-words select-all">{grouped(secret)}</p>
      <TextLink href={uri}>Open the app on this device</TextLink>
    </div>
  )
}

const words = {
  title: 'Add an authenticator app',
  description: 'From then on you are asked for a code of the app at every sign-in.',
}

interface KeyDialogProps extends AuthenticatorDialogProps {
  readonly begun: Begun
}

/** The app's key, and the code that proves that the app has it. */
function KeyDialog({ begun, onClose, onAdded }: KeyDialogProps) {
  const confirm = useChange('confirmSecondFactor')
  const [code, setCode] = useState('')
  const { busy, error, refusals, run } = useSubmission()
  const submit = () => run(async () => onAdded((await confirm.run({ body: { code } })).answer.recoveryCodes))
  return (
    <FormDialog
      open
      onClose={onClose}
      {...words}
      submitLabel="Add"
      busy={busy}
      error={error}
      refusals={refusals}
      onSubmit={() => void submit()}
    >
      <Key {...begun} />
      <CodeInput label="Code that the app shows" value={code} onChange={setCode} />
    </FormDialog>
  )
}

/** Adds an authenticator app, once it is certain who asks: its key, then a code of the app. */
export function AuthenticatorDialog({ onClose, onAdded }: AuthenticatorDialogProps) {
  const client = useClient()
  const [begun, setBegun] = useState<Begun | null>(null)
  if (begun !== null) return <KeyDialog begun={begun} onClose={onClose} onAdded={onAdded} />
  return (
    <OwnerDialog
      onClose={onClose}
      {...words}
      submitLabel="Continue"
      onProved={async (proof) => {
        const { challenge } = await client.call('startSecondFactor', { body: { kind: 'authenticator', ...proof } })
        if (challenge.kind === 'authenticator') setBegun(challenge)
      }}
    />
  )
}
