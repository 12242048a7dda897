import { named } from '@evenkeel/engine'
import { Button } from '@evenkeel/ui/button'
import { Checklist } from '@evenkeel/ui/checklist'
import { DialogBody, DialogFooter } from '@evenkeel/ui/dialog'
import { Notice } from '@evenkeel/ui/notice'
import { useState } from 'react'
import * as linkWords from '../words/bank-link.generated.ts'
import { StepText } from './step-text.tsx'
import type { SandboxAccount } from './use-sandbox-link.ts'
import * as words from '../words/bank-sandbox.generated.ts'

interface SandboxAccountsProps {
  readonly accounts: readonly SandboxAccount[]
  /** In a repair the accounts stay those that were chosen when the bank was connected. */
  readonly isRepair: boolean
  readonly isBusy: boolean
  readonly message: string | null
  readonly onAllow: (accountIds: readonly string[]) => void
  readonly onCancel: () => void
}

const accountDetail = ({ typeName, mask }: SandboxAccount) =>
  mask === null ? named(typeName) : words.endingIn({ typeName: named(typeName), mask })

/** Asks which accounts to share, and for consent to read them. */
export function SandboxAccounts({ accounts, isRepair, isBusy, message, onAllow, onCancel }: SandboxAccountsProps) {
  const all = accounts.map(({ accountId }) => accountId)
  const [chosen, setChosen] = useState<readonly string[]>(all)
  const items = accounts.map((account) => ({
    id: account.accountId,
    label: account.name,
    detail: accountDetail(account),
  }))
  const hasNone = !isRepair && chosen.length === 0
  return (
    <>
      <DialogBody>
        <StepText title={isRepair ? words.keepSharingTheseAccounts() : words.chooseAccounts()}>
          {linkWords.reads()}
        </StepText>
        {isRepair ? (
          <ul aria-label={words.accounts()} className="flex flex-col gap-2">
            {items.map(({ id, label, detail }) => (
              <li key={id} className="text-body text-text">
                {label} <span className="text-text-muted">· {detail}</span>
              </li>
            ))}
          </ul>
        ) : (
          <Checklist
            label={words.accounts()}
            hideLabel
            items={items}
            checked={chosen}
            onChange={setChosen}
            emptyText={words.thisLoginHasNo()}
            error={hasNone && accounts.length > 0 ? words.chooseAtLeastOne() : undefined}
          />
        )}
        {message !== null && (
          <Notice tone="danger" announce="assertive">
            {message}
          </Notice>
        )}
      </DialogBody>
      <DialogFooter>
        <Button onClick={onCancel} disabled={isBusy}>
          {words.cancel()}
        </Button>
        <Button variant="primary" disabled={hasNone} busy={isBusy} onClick={() => onAllow(isRepair ? all : chosen)}>
          {isRepair ? words.allow() : words.allowAndConnect()}
        </Button>
      </DialogFooter>
    </>
  )
}
