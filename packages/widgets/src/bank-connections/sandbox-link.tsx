import { useQuery } from '@evenkeel/api-client/react'
import { Button } from '@evenkeel/ui/button'
import { Dialog, DialogBody, DialogFooter } from '@evenkeel/ui/dialog'
import { Notice } from '@evenkeel/ui/notice'
import { LoadingBanks } from './step-text.tsx'
import { useRef, useState } from 'react'
import type { LinkEnds, LinkError, LinkToken } from './link-result.ts'
import * as linkWords from '../words/bank-link.generated.ts'
import { SandboxAccounts } from './sandbox-accounts.tsx'
import { SandboxLogin } from './sandbox-login.tsx'
import { useSandboxLink } from './use-sandbox-link.ts'
import * as words from '../words/bank-sandbox.generated.ts'
import type { AccountConnection } from '@evenkeel/api-client/contract/account-connections'
import type { SandboxInstitution } from '@evenkeel/api-client/contract/sandbox-bank'
import { Badge } from '@evenkeel/ui/badge'
import { Icon, IconTile } from '@evenkeel/ui/icon'
import { TextField } from '@evenkeel/ui/text-field'

interface SandboxBanksProps {
  readonly institutions: readonly SandboxInstitution[]
  readonly connected: readonly AccountConnection[]
  readonly onChoose: (institution: SandboxInstitution) => void
}

/** Returns the banks whose name contains the typed text, in any case. */
const matching = (institutions: readonly SandboxInstitution[], typed: string) =>
  institutions.filter(({ name }) => name.toLowerCase().includes(typed.trim().toLowerCase()))

/**
 * Asks for a bank; one that is already connected says so before it is chosen. The search is not a form: nothing typed into it can be
 * wrong.
 */
function SandboxBanks({ institutions, connected, onChoose }: SandboxBanksProps) {
  const [typed, setTyped] = useState('')
  const found = matching(institutions, typed)
  const isConnected = (id: string) => connected.some(({ institutionId }) => institutionId === id)
  return (
    <DialogBody>
      <TextField label={words.searchBanks()} value={typed} onChange={setTyped} autoComplete="off" />
      <ul aria-label={words.banks()} className="mt-4">
        {found.map((institution) => (
          <li key={institution.institutionId} className="border-t border-hairline first:border-t-0">
            <button
              type="button"
              onClick={() => onChoose(institution)}
              className="flex w-full items-center gap-3 rounded-md px-1 py-2.5 text-left hover:bg-canvas pointer-coarse:min-h-control-coarse"
            >
              <IconTile name="bank" />
              <span className="min-w-0 flex-1">
                <span className="block text-body font-medium text-text">{institution.name}</span>
                <span className="block text-label font-normal text-text-muted">{institution.hint}</span>
              </span>
              {isConnected(institution.institutionId) && <Badge>{words.connected()}</Badge>}
              <Icon name="chevron-right" size={18} className="text-text-subtle" />
            </button>
          </li>
        ))}
      </ul>
      {found.length === 0 && (
        <p role="status" className="py-3 text-body text-text-muted">
          {words.noBankMatches()}
        </p>
      )}
    </DialogBody>
  )
}

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
        <LoadingBanks label={words.loadingBanks()} />
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
