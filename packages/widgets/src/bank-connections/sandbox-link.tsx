import { useQuery } from '@evenkeel/api-client/react'
import { Button } from '@evenkeel/ui/button'
import { Dialog, DialogBody, DialogFooter } from '@evenkeel/ui/dialog'
import { Notice } from '@evenkeel/ui/notice'
import { Loading, Skeleton } from '@evenkeel/ui/skeleton'
import { useRef } from 'react'
import type { LinkEnds, LinkError, LinkToken } from './link-result.ts'
import * as linkWords from '../words/bank-link.generated.ts'
import { SandboxAccounts } from './sandbox-accounts.tsx'
import { SandboxBanks } from './sandbox-banks.tsx'
import { SandboxLogin } from './sandbox-login.tsx'
import { useSandboxLink } from './use-sandbox-link.ts'
import * as words from '../words/bank-sandbox.generated.ts'

interface SandboxStepsProps extends LinkEnds {
  readonly link: LinkToken
  readonly oauthStateId: string | null
  readonly leave: (address: string) => void
  readonly onTrouble: (error: LinkError | null) => void
}

interface SandboxLinkProps extends Omit<SandboxStepsProps, 'onTrouble'> {
  readonly title: string
}

function Coming({ message, onAgain }: { readonly message: string | null; readonly onAgain: () => void }) {
  if (message === null) {
    return (
      <DialogBody>
        <Loading label={words.loadingBanks()}>
          <div className="flex flex-col gap-3">
            {Array.from({ length: 5 }, (_, row) => (
              <Skeleton key={row} height={48} />
            ))}
          </div>
        </Loading>
      </DialogBody>
    )
  }
  return (
    <>
      <DialogBody>
        <Notice tone="danger" announce="assertive">
          {message}
        </Notice>
      </DialogBody>
      <DialogFooter>
        <Button variant="primary" onClick={onAgain}>
          {words.tryAgain()}
        </Button>
      </DialogFooter>
    </>
  )
}

/** The steps of the sandbox's dialog: banks, login, accounts and consent. All its banks are fictional. */
export function SandboxSteps(parts: SandboxStepsProps) {
  const sandbox = useSandboxLink(parts)
  const connected = useQuery('connections').data ?? []
  const { step, isRepair, isBusy, message } = sandbox
  if (step.name === 'coming') return <Coming message={message} onAgain={sandbox.again} />
  if (step.name === 'choose')
    return <SandboxBanks institutions={step.institutions} connected={connected} onChoose={sandbox.choose} />
  if (step.name === 'accounts')
    return (
      <SandboxAccounts
        accounts={step.accounts}
        {...{ isRepair, isBusy, message }}
        onAllow={sandbox.allow}
        onCancel={sandbox.exit}
      />
    )
  const { institution } = step
  return (
    <SandboxLogin
      key={institution.institutionId}
      isConnected={!isRepair && connected.some(({ institutionId }) => institutionId === institution.institutionId)}
      {...{ institution, isBusy, message }}
      onLogin={sandbox.login}
      onLeave={sandbox.goToBank}
      {...(isRepair ? {} : { onBack: sandbox.back })}
    />
  )
}

/** The link dialog of the sandbox, shown in place of Plaid's. */
export function SandboxLink({ title, ...parts }: SandboxLinkProps) {
  const lastError = useRef<LinkError | null>(null)
  const onTrouble = (error: LinkError | null) => void (lastError.current = error)
  return (
    <Dialog onClose={() => parts.onExit(lastError.current)} title={title} description={linkWords.sandbox()}>
      <SandboxSteps {...parts} onTrouble={onTrouble} />
    </Dialog>
  )
}
