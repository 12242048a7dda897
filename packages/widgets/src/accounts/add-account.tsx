import { AccountConnectivityType } from '@evenkeel/api-client/contract/choices'
import { useQuery } from '@evenkeel/api-client/react'
import type { AccountGroup } from '@evenkeel/engine'
import type { PromptChoice } from '@evenkeel/ui/prompt-dialog'
import { useState } from 'react'
import { useHost } from '../shared/host.tsx'
import { blockedWords } from '../shared/our-window.ts'
import { useBankConnections } from '../shared/bank-connections.tsx'
import { useFailure } from '../shared/failure.tsx'
import { useLinks } from '../shared/links.ts'
import { paths } from '../shared/paths.ts'
import { lazyDialog } from '../shared/lazy-dialog.tsx'
import { useConnectivityType } from '../shared/use-connectivity-type.ts'
import { CustomAccountModalType } from './custom-account-modal-type.ts'
import * as words from '../words/account-dialogs.generated.ts'

const PromptDialog = lazyDialog(async () => (await import('@evenkeel/ui/prompt-dialog')).PromptDialog)
const AccountModal = lazyDialog(async () => (await import('../account-modal/account-modal.tsx')).AccountModal)
const StudentLoanModal = lazyDialog(async () => (await import('./student-loan-modal.tsx')).StudentLoanModal)

const connectChoice = () =>
  ({ icon: 'bank', label: words.connectAnAccount(), detail: words.connectHereText() }) as const

/** Returns the choice for other people's pages: a bank's login is never requested there, but in a window of ours. */
function useConnectElsewhere(onChosen: () => void): readonly PromptChoice[] {
  const { ourWindow } = useHost()
  const showFailure = useFailure()
  if (ourWindow === null) return []
  const onChoose = () => {
    ourWindow.ask({ kind: 'link-bank' }).then(onChosen, () => showFailure(null, blockedWords))
  }
  return [{ ...connectChoice(), detail: words.connectText(), onChoose }]
}

/** Returns the choice to connect a bank, if banks can be connected: the server refuses both styles when no provider is set up. */
function useConnect(isAsked: boolean, onChosen: () => void): readonly PromptChoice[] {
  const bank = useBankConnections()
  const type = useConnectivityType(isAsked && bank !== null)
  const settings = useQuery('connectionSettings', ...(type === AccountConnectivityType.SECOND_PROVIDER ? [] : [null]))
  const frame = useQuery('quovoStylesName', ...(type === AccountConnectivityType.FIRST_PROVIDER ? [] : [null]))
  if (bank === null || [settings, frame].some(({ failure }) => failure?.status === 403)) return []
  const onChoose = () => {
    onChosen()
    bank.open({ kind: 'connect' })
  }
  return [{ ...connectChoice(), onChoose }]
}

export interface AddAccountProps {
  readonly onClose: () => void
  /** The form that creates an account by hand; the full one by default. */
  readonly modalType?: CustomAccountModalType
  /** The only group of accounts that is kept by hand here; all of them by default. */
  readonly only?: AccountGroup | undefined
  /** Opens that form at once. */
  readonly startsByHand?: boolean
}

/** Asks how to add the account. If the company's accounts are only kept by hand, it opens the form at once (ACCT-17). */
export function AddAccount({
  onClose,
  modalType = CustomAccountModalType.DEFAULT,
  only,
  startsByHand = false,
}: AddAccountProps) {
  const { open } = useLinks()
  const company = useQuery('companyInfo')
  const [isByHand, setByHand] = useState(startsByHand)
  const isByHandOnly = company.data?.data.info.level1
  const connect = useConnect(isByHandOnly === false && !isByHand, onClose)
  const connectElsewhere = useConnectElsewhere(onClose)
  // Also when the company's settings arrive after the press.
  if (isByHand || isByHandOnly === true)
    return modalType === CustomAccountModalType.STUDENT ? (
      <StudentLoanModal onClose={onClose} />
    ) : (
      <AccountModal account={null} only={only} onClose={onClose} />
    )
  const importFile = () => {
    onClose()
    open(paths.importBankFile())
  }
  return (
    <PromptDialog
      onClose={onClose}
      title={words.addAccount()}
      choices={[
        ...connect,
        ...connectElsewhere,
        {
          icon: 'upload',
          label: words.importABankFile(),
          detail: words.importText(),
          onChoose: importFile,
        },
        {
          icon: 'pencil',
          label: words.createAnAccount(),
          detail: words.createText(),
          onChoose: () => setByHand(true),
        },
      ]}
    />
  )
}
