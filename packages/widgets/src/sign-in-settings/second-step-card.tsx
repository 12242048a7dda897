import type { Answer } from '@evenkeel/api-client/contract/endpoints'
import { useQuery } from '@evenkeel/api-client/react'
import { Button } from '@evenkeel/ui/button'
import { Icon } from '@evenkeel/ui/icon'
import { Notice } from '@evenkeel/ui/notice'
import { SkeletonText } from '@evenkeel/ui/skeleton'
import { useState } from 'react'
import { lazyDialog } from '../shared/lazy-dialog.tsx'
import { Moment } from '../shared/moment.tsx'
import { QueryCard } from '../shared/query-card.tsx'
import * as words from '../words/sign-in-settings.generated.ts'

const AuthenticatorDialog = lazyDialog(async () => (await import('./authenticator-dialog.tsx')).AuthenticatorDialog)
const PasskeyDialog = lazyDialog(async () => (await import('./passkey-dialog.tsx')).PasskeyDialog)
const RecoveryCodesDialog = lazyDialog(async () => (await import('./recovery-codes-dialog.tsx')).RecoveryCodesDialog)
const NewCodesDialog = lazyDialog(async () => (await import('./new-codes-dialog.tsx')).NewCodesDialog)
const RemoveDialog = lazyDialog(async () => (await import('./remove-second-step-dialog.tsx')).RemoveSecondStepDialog)

/** Whether this browser can make a passkey. */
const canAddPasskey = (): boolean =>
  typeof PublicKeyCredential !== 'undefined' && 'parseCreationOptionsFromJSON' in PublicKeyCredential

const names = { authenticator: words.authenticatorApp, passkey: words.passkey } as const

type Factors = Answer<'secondFactor'>

function FactorList({ factors, recoveryCodesLeft }: Factors) {
  if (factors.length === 0) return <p className="text-body text-text-muted">{words.noFactors()}</p>
  return (
    <>
      <ul className="divide-y divide-hairline">
        {factors.map(({ kind, addedAt }) => (
          <li key={`${kind} ${addedAt}`} className="flex items-center gap-3 py-2.5 first:pt-0">
            <Icon name={kind === 'passkey' ? 'key' : 'lock'} size={18} className="text-text-muted" />
            <span className="text-body font-medium text-text">{names[kind]()}</span>
            <span className="text-label font-normal text-text-muted">
              {words.addedAt.parts({ moment: <Moment key="moment" at={addedAt} /> })}
            </span>
          </li>
        ))}
      </ul>
      <p className="mt-1 text-label font-normal text-text-muted">{words.codesLeft({ count: recoveryCodesLeft })}</p>
    </>
  )
}

type Open =
  | { readonly dialog: 'authenticator' | 'passkey' | 'new-codes' | 'remove' }
  | { readonly dialog: 'codes'; readonly codes: readonly string[] }
  | null

function SecondStep(answer: Factors) {
  const [open, setOpen] = useState<Open>(null)
  // Read before a dialog asks for a proof, so that its field has the focus when it opens.
  useQuery('ownSignIn')
  const done = (codes: readonly string[]) => setOpen(codes.length > 0 ? { dialog: 'codes', codes } : null)
  const close = () => setOpen(null)
  return (
    <div className="flex flex-col gap-4">
      {answer.isRequired && answer.factors.length === 0 && <Notice tone="warning">{words.factorRequired()}</Notice>}
      <div>
        <FactorList {...answer} />
      </div>
      <div className="flex flex-wrap gap-3">
        <Button icon="lock" onClick={() => setOpen({ dialog: 'authenticator' })}>
          {words.addAnAuthenticatorApp()}
        </Button>
        {canAddPasskey() && (
          <Button icon="key" onClick={() => setOpen({ dialog: 'passkey' })}>
            {words.addAPasskey()}
          </Button>
        )}
        {answer.factors.length > 0 && (
          <Button variant="text" onClick={() => setOpen({ dialog: 'new-codes' })}>
            {words.newCodes()}
          </Button>
        )}
        {answer.factors.length > 0 && !answer.isRequired && (
          <Button variant="text" onClick={() => setOpen({ dialog: 'remove' })}>
            {words.turnOff()}
          </Button>
        )}
      </div>
      {open?.dialog === 'authenticator' && <AuthenticatorDialog onClose={close} onAdded={done} />}
      {open?.dialog === 'passkey' && <PasskeyDialog onClose={close} onAdded={done} />}
      {open?.dialog === 'codes' && <RecoveryCodesDialog codes={open.codes} onClose={close} />}
      {open?.dialog === 'new-codes' && <NewCodesDialog onClose={close} onRenewed={done} />}
      {open?.dialog === 'remove' && <RemoveDialog onClose={close} />}
    </div>
  )
}

/** The second steps of signing in: lists them, adds one, and removes them. */
export function SecondStepCard() {
  const query = useQuery('secondFactor')
  return (
    <QueryCard
      title={words.twoStepVerification()}
      query={query}
      label={words.loading()}
      skeleton={<SkeletonText lines={3} room="min-h-[148px] tablet:min-h-19" />}
      failedTitle={words.twoStepFailed()}
    >
      {(answer) => <SecondStep {...answer} />}
    </QueryCard>
  )
}
