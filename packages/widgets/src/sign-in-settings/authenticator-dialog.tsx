import { codeFields } from '@evenkeel/api-client/contract/forms/sign-in'
import { useChange, useClient } from '@evenkeel/api-client/react'
import { FormDialog } from '@evenkeel/ui/form-dialog'
import { TextLink } from '@evenkeel/ui/link'
import { useState } from 'react'
import { OwnerDialog } from '../shared/owner-dialog.tsx'
import { toSignInFailure } from '../shared/sign-in-failure.ts'
import { useTextForm } from '../shared/use-text-form.ts'
import * as texts from '../words/sign-in.generated.ts'
import * as words from '../words/sign-in-settings.generated.ts'
import { encodeQR } from 'qr'

/** Light modules that a reader needs around the code. Source: ISO/IEC 18004, 'quiet zone'. */
const quietZone = 4

/** Returns one path for all dark modules: a rectangle for each run of them in a row. */
function toSvgPath(modules: readonly (readonly boolean[])[]): string {
  return modules
    .flatMap((row, y) =>
      row.flatMap((isDark, x) => {
        if (!isDark || row[x - 1] === true) return []
        const end = row.indexOf(false, x)
        const width = (end === -1 ? row.length : end) - x
        return [`M${x} ${y}h${width}v1h${-width}z`]
      }),
    )
    .join('')
}

interface QrPictureProps {
  /** The text that a camera reads. */
  readonly text: string
  /** The picture's description, for those who do not see it. */
  readonly label: string
}

/** Draws a text as a code that a camera reads: dark on white in every color scheme, since many readers accept nothing else. */
export function QrPicture({ text, label }: QrPictureProps) {
  const modules = encodeQR(text, 'raw', { border: quietZone })
  const size = modules.length
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      width={208}
      height={208}
      shapeRendering="crispEdges"
      className="max-w-full rounded-md border border-hairline"
    >
      <rect width={size} height={size} fill="white" />
      <path d={toSvgPath(modules)} fill="black" />
    </svg>
  )
}

interface Begun {
  readonly secret: string
  readonly uri: string
}

interface AuthenticatorDialogProps {
  readonly onClose: () => void
  /** Runs once the app is added; the recovery codes come with the first second step, else the list is empty. */
  readonly onAdded: (recoveryCodes: readonly string[]) => void
}

/** Returns the key in groups of four, as apps ask to type it. */
const grouped = (secret: string) => secret.replaceAll(/(.{4})(?=.)/g, '$1 ')

function Key({ secret, uri }: Begun) {
  return (
    <div className="flex flex-col gap-3 text-body text-text">
      <p>{words.scanHint()}</p>
      <QrPicture text={uri} label={words.qrCode()} />
      <p className="rounded-md bg-sunken px-3 py-2 font-mono text-body break-words select-all">{grouped(secret)}</p>
      <TextLink href={uri}>{words.openTheAppOn()}</TextLink>
    </div>
  )
}

const titles = () => ({ title: words.addAnAuthenticatorApp(), description: words.authenticatorText() })

interface KeyDialogProps extends AuthenticatorDialogProps {
  readonly begun: Begun
}

/** Shows the app's key, and asks for a code to prove that the app has it. */
function KeyDialog({ begun, onClose, onAdded }: KeyDialogProps) {
  const confirm = useChange('confirmSecondFactor')
  const { frame, Field } = useTextForm({
    form: codeFields,
    defaults: { code: '' },
    submit: (body) => confirm.run({ body }),
    toFailure: toSignInFailure,
    onDone: ({ answer }) => onAdded(answer.recoveryCodes),
  })
  return (
    <FormDialog {...frame} {...titles()} onClose={onClose} dirty={false} submitLabel={texts.add()}>
      <Key {...begun} />
      <Field name="code" label={texts.codeOfApp()} />
    </FormDialog>
  )
}

/** Adds an authenticator app after the owner's proof: shows its key, then asks for a code of the app. */
export function AuthenticatorDialog({ onClose, onAdded }: AuthenticatorDialogProps) {
  const client = useClient()
  const [begun, setBegun] = useState<Begun | null>(null)
  if (begun !== null) return <KeyDialog begun={begun} onClose={onClose} onAdded={onAdded} />
  return (
    <OwnerDialog
      onClose={onClose}
      {...titles()}
      submitLabel={words.goOn()}
      onProved={async (proof) => {
        const { challenge } = await client.call('startSecondFactor', { body: { kind: 'authenticator', ...proof } })
        if (challenge.kind === 'authenticator') setBegun(challenge)
      }}
    />
  )
}
