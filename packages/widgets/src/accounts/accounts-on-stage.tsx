import type { Account } from '@evenkeel/api-client/contract/accounts'
import { useQuery } from '@evenkeel/api-client/react'
import { Button } from '@evenkeel/ui/button'
import { Dialog, DialogBody, DialogFooter } from '@evenkeel/ui/dialog'
import { Icon } from '@evenkeel/ui/icon'
import { SkeletonText } from '@evenkeel/ui/skeleton'
import { useFailure } from '../shared/failure.tsx'
import { useHost } from '../shared/host.tsx'
import { blockedWords } from '../shared/our-window.ts'
import { QueryView } from '../shared/query-view.tsx'
import * as words from '../words/accounts-elsewhere.generated.ts'

interface AccountsOnStageProps {
  readonly onClose: () => void
}

type NamedAccount = Pick<Account, 'userAccountId' | 'name' | 'type'>

/** The accounts by name and kind, on the stage of another page. The one that is chosen is changed or deleted in our window. */
export function AccountsOnStage({ onClose }: AccountsOnStageProps) {
  const accounts = useQuery('accounts', { body: {} })
  const { ourWindow } = useHost()
  const showFailure = useFailure()
  const change = async ({ userAccountId }: NamedAccount) => {
    try {
      const wanted = { kind: 'dialog', dialog: 'account', about: { accountId: userAccountId } } as const
      const decided = await ourWindow?.ask(wanted)
      if (decided?.isDone) onClose()
    } catch {
      showFailure(null, blockedWords)
    }
  }
  return (
    <Dialog onClose={onClose} title={words.changeAccount()} description={words.changeText()}>
      <DialogBody>
        <QueryView
          query={accounts}
          label={words.loadingAccounts()}
          skeleton={<SkeletonText lines={6} />}
          failedTitle={words.accountsFailed()}
        >
          {(all) => <Accounts accounts={all} onChoose={(account) => void change(account)} />}
        </QueryView>
      </DialogBody>
      <DialogFooter>
        <Button onClick={onClose}>{words.close()}</Button>
      </DialogFooter>
    </Dialog>
  )
}

interface AccountsProps {
  readonly accounts: readonly NamedAccount[]
  readonly onChoose: (account: NamedAccount) => void
}

function Accounts({ accounts, onChoose }: AccountsProps) {
  if (accounts.length === 0) return <p className="text-body text-text-muted">{words.noAccountsYet()}</p>
  return (
    <ul>
      {accounts.map((account) => (
        <li key={account.userAccountId} className="border-t border-hairline first:border-t-0">
          <button
            type="button"
            onClick={() => onChoose(account)}
            className="flex min-h-12 w-full items-center gap-3 rounded-sm py-2 text-left hover:bg-canvas"
          >
            <span className="min-w-0 flex-1">
              <span className="block text-body break-words text-text" dir="auto">
                {account.name}
              </span>
              <span className="block text-label font-normal text-text-muted">{account.type}</span>
            </span>
            <Icon name="chevron-right" size={18} className="text-text-subtle" />
          </button>
        </li>
      ))}
    </ul>
  )
}
