import { useQuery } from '@evenkeel/api-client/react'
import { Button } from '@evenkeel/ui/button'
import { Dialog, DialogBody, DialogFooter } from '@evenkeel/ui/dialog'
import { Notice } from '@evenkeel/ui/notice'
import { Loading, Skeleton } from '@evenkeel/ui/skeleton'
import { useRef } from 'react'
import type { LinkEnds, LinkError, LinkToken } from './link-result.ts'
import { linkWords } from './link-words.ts'
import { TwinAccounts } from './twin-accounts.tsx'
import { TwinBanks } from './twin-banks.tsx'
import { TwinLogin } from './twin-login.tsx'
import { useTwinLink } from './use-twin-link.ts'

interface TwinStepsProps extends LinkEnds {
  readonly link: LinkToken
  readonly oauthStateId: string | null
  readonly leave: (address: string) => void
  readonly onTrouble: (error: LinkError | null) => void
}

interface TwinLinkProps extends Omit<TwinStepsProps, 'onTrouble'> {
  readonly title: string
}

function Coming({ message, onAgain }: { readonly message: string | null; readonly onAgain: () => void }) {
  if (message === null) {
    return (
      <DialogBody>
        <Loading label="Loading banks">
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
          Try again
        </Button>
      </DialogFooter>
    </>
  )
}

/** The steps of the sandbox's dialog: banks, login, accounts and consent. None of its banks exists. */
export function TwinSteps(parts: TwinStepsProps) {
  const twin = useTwinLink(parts)
  const connected = useQuery('connections').data ?? []
  const { step, isRepair, isBusy, message } = twin
  if (step.name === 'coming') return <Coming message={message} onAgain={twin.again} />
  if (step.name === 'choose')
    return <TwinBanks institutions={step.institutions} connected={connected} onChoose={twin.choose} />
  if (step.name === 'accounts')
    return (
      <TwinAccounts
        accounts={step.accounts}
        {...{ isRepair, isBusy, message }}
        onAllow={twin.allow}
        onCancel={twin.exit}
      />
    )
  const { institution } = step
  return (
    <TwinLogin
      key={institution.institutionId}
      isConnected={!isRepair && connected.some(({ institutionId }) => institutionId === institution.institutionId)}
      {...{ institution, isBusy, message }}
      onLogin={twin.login}
      onLeave={twin.goToBank}
      {...(isRepair ? {} : { onBack: twin.back })}
    />
  )
}

/** The link dialog of the sandbox, where Plaid's would open. */
export function TwinLink({ title, ...parts }: TwinLinkProps) {
  const lastError = useRef<LinkError | null>(null)
  const onTrouble = (error: LinkError | null) => void (lastError.current = error)
  return (
    <Dialog open onClose={() => parts.onExit(lastError.current)} title={title} description={linkWords.sandbox}>
      <TwinSteps {...parts} onTrouble={onTrouble} />
    </Dialog>
  )
}
