import { useChange, useClient } from '@evenkeel/api-client/react'
import { Button } from '@evenkeel/ui/button'
import { FormDialog } from '@evenkeel/ui/form-dialog'
import { TextLink } from '@evenkeel/ui/link'
import { SkeletonText } from '@evenkeel/ui/skeleton'
import { QrPicture } from '@evenkeel/widgets/profile'
import { useEffect, useRef, useState } from 'react'
import { CodeInput } from '../auth/code-fields.tsx'
import { useSubmission } from '../auth/use-submission.ts'

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

/** Adds an authenticator app: its key, then a code that proves that the app has it. */
export function AuthenticatorDialog({ onClose, onAdded }: AuthenticatorDialogProps) {
  const client = useClient()
  const confirm = useChange('confirmSecondFactor')
  const [begun, setBegun] = useState<Begun | null>(null)
  const [code, setCode] = useState('')
  const starting = useSubmission()
  const confirming = useSubmission()
  const start = () =>
    starting.run(async () => {
      const { challenge } = await client.call('startSecondFactor', { body: { kind: 'authenticator' } })
      if (challenge.kind === 'authenticator') setBegun(challenge)
    })
  const isAsked = useRef(false)
  useEffect(() => {
    if (isAsked.current) return
    isAsked.current = true
    void start()
  })
  const submit = () => confirming.run(async () => onAdded((await confirm.run({ body: { code } })).answer.recoveryCodes))
  return (
    <FormDialog
      open
      onClose={onClose}
      title="Add an authenticator app"
      description="From then on you are asked for a code of the app at every sign-in."
      submitLabel="Add"
      valid={begun !== null}
      busy={confirming.busy}
      error={starting.error ?? confirming.error}
      refusals={confirming.refusals}
      onSubmit={() => void submit()}
    >
      {begun === null && starting.error === undefined && <SkeletonText lines={3} />}
      {begun === null && starting.error !== undefined && <Button onClick={() => void start()}>Try again</Button>}
      {begun !== null && (
        <>
          <Key {...begun} />
          <CodeInput label="Code that the app shows" value={code} onChange={setCode} />
        </>
      )}
    </FormDialog>
  )
}
