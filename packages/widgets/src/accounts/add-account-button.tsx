import { AccountConnectivityType } from '@evenkeel/api-client/contract/account-connectivity-type'
import { useQuery } from '@evenkeel/api-client/react'
import { Button } from '@evenkeel/ui/button'
import type { PromptChoice } from '@evenkeel/ui/prompt-dialog'
import { useCallback, useState } from 'react'
import { useCommand } from '../embed/commands.tsx'
import { blockedWords, useLinkWindow } from '../embed/link-window.tsx'
import { useBankConnections } from '../shared/bank-connections.tsx'
import { useFailure } from '../shared/failure.tsx'
import { useLinks } from '../shared/links.tsx'
import { paths } from '../shared/paths.ts'
import { lazyDialog } from '../shared/lazy-dialog.tsx'
import { useConnectivityType } from '../shared/use-connectivity-type.ts'
import { CustomAccountModalType } from './custom-account-modal-type.ts'

const PromptDialog = lazyDialog(async () => (await import('@evenkeel/ui/prompt-dialog')).PromptDialog)
const AccountModal = lazyDialog(async () => (await import('./account-modal.tsx')).AccountModal)
const StudentLoanModal = lazyDialog(async () => (await import('./student-loan-modal.tsx')).StudentLoanModal)

export interface AddAccountButtonProps {
  /** `primary` where it is the one thing to do, as in an empty card. */
  readonly look?: 'compact' | 'primary'
  /** The form that an account kept by hand is created by; the full one where nothing is said. */
  readonly modalType?: CustomAccountModalType
}

const looks = {
  compact: { size: 'compact', variant: 'secondary' },
  primary: { size: 'regular', variant: 'primary' },
} as const

const connectChoice = { icon: 'bank', label: 'Connect an account', detail: 'Your bank keeps it up to date.' } as const

/** On other people's pages: a bank's login is never asked for there, but in a window of ours. */
function useConnectElsewhere(onChosen: () => void): readonly PromptChoice[] {
  const linkWindow = useLinkWindow()
  const showFailure = useFailure()
  if (linkWindow === null) return []
  const onChoose = () => {
    onChosen()
    if (!linkWindow.open()) showFailure(null, blockedWords)
  }
  return [{ ...connectChoice, detail: 'In a window of Evenkeel, where you link your bank.', onChoose }]
}

/** Connecting a bank, where one can be connected from: the server refuses where no provider is set up, in either style. */
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
  return [{ ...connectChoice, onChoose }]
}

/** Asks how the account comes in; a company whose accounts are only kept by hand goes to the form at once (ACCT-17). */
export function AddAccountButton({
  look = 'compact',
  modalType = CustomAccountModalType.DEFAULT,
}: AddAccountButtonProps) {
  const { open } = useLinks()
  const company = useQuery('companyInfo')
  const isByHandOnly = company.data?.data.info.level1 ?? false
  const [wanted, setStep] = useState<'closed' | 'prompt' | 'form'>('closed')
  // Also where the company's answer comes after the press.
  const step = wanted === 'prompt' && isByHandOnly ? 'form' : wanted
  const start = useCallback(() => setStep('prompt'), [])
  const close = useCallback(() => setStep('closed'), [])
  useCommand('open', start)
  useCommand('close', close)
  const connect = useConnect(step === 'prompt' && company.data !== undefined, close)
  const connectElsewhere = useConnectElsewhere(close)
  const leaveFor = (path: string) => () => {
    close()
    open(path)
  }
  const dialogs = (
    <>
      {step === 'prompt' && (
        <PromptDialog
          open
          onClose={close}
          title="Add account"
          choices={[
            ...connect,
            ...connectElsewhere,
            {
              icon: 'upload',
              label: 'Import a bank file',
              detail: 'Brings in transactions and balance.',
              onChoose: leaveFor(paths.importBankFile()),
            },
            {
              icon: 'pencil',
              label: 'Create an account',
              detail: 'You enter the balance by hand.',
              onChoose: () => setStep('form'),
            },
          ]}
        />
      )}
      {step === 'form' &&
        (modalType === CustomAccountModalType.STUDENT ? (
          <StudentLoanModal onClose={close} />
        ) : (
          <AccountModal account={null} onClose={close} />
        ))}
    </>
  )
  return (
    <>
      <Button {...looks[look]} icon="plus" onClick={start}>
        Add account
      </Button>
      {dialogs}
    </>
  )
}
