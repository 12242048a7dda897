import { useQuery } from '@evenkeel/api-client/react'
import { Button } from '@evenkeel/ui/button'
import { Dialog, DialogBody, DialogFooter } from '@evenkeel/ui/dialog'
import { Notice } from '@evenkeel/ui/notice'
import { Loading, Skeleton } from '@evenkeel/ui/skeleton'
import type { LinkData, LinkEnds } from './link-result.ts'
import { TwinAccounts } from './twin-accounts.tsx'
import { TwinBanks } from './twin-banks.tsx'
import { TwinLogin } from './twin-login.tsx'
import { useTwinLink } from './use-twin-link.ts'

interface TwinLinkProps extends LinkEnds {
  readonly link: LinkData
  readonly title: string
  readonly oauthStateId: string | null
  readonly leave: (address: string) => void
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

/** The link dialog of the sandbox, where Plaid's would open: banks, login, accounts and consent. None of its banks exists. */
export function TwinLink({ title, ...parts }: TwinLinkProps) {
  const twin = useTwinLink(parts)
  const connected = useQuery('connections').data ?? []
  const { step, isRepair, isBusy, message } = twin
  return (
    <Dialog open onClose={twin.exit} title={title} description="Sandbox: these banks are made up.">
      {step.name === 'coming' && <Coming message={message} onAgain={twin.again} />}
      {step.name === 'choose' && <TwinBanks institutions={step.institutions} connected={connected} onChoose={twin.choose} />}
      {step.name === 'login' && (
        <TwinLogin
          key={step.institution.institutionId}
          institution={step.institution}
          isConnected={!isRepair && connected.some(({ institutionId }) => institutionId === step.institution.institutionId)}
          {...{ isBusy, message }}
          onLogin={twin.login}
          onLeave={twin.goToBank}
          {...(isRepair ? {} : { onBack: twin.back })}
        />
      )}
      {step.name === 'accounts' && (
        <TwinAccounts accounts={step.accounts} {...{ isRepair, isBusy, message }} onAllow={twin.allow} onCancel={twin.exit} />
      )}
    </Dialog>
  )
}
