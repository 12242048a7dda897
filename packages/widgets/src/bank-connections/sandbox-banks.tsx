import type { AccountConnection } from '@evenkeel/api-client/contract/account-connections'
import type { SandboxInstitution } from '@evenkeel/api-client/contract/sandbox-bank'
import { Badge } from '@evenkeel/ui/badge'
import { DialogBody } from '@evenkeel/ui/dialog'
import { Icon, IconTile } from '@evenkeel/ui/icon'
import { TextField } from '@evenkeel/ui/text-field'
import { useState } from 'react'
import * as words from '../words/bank-sandbox.generated.ts'

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
export function SandboxBanks({ institutions, connected, onChoose }: SandboxBanksProps) {
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
