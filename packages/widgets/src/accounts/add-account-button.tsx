import { useQuery } from '@evenkeel/api-client/react'
import { Button } from '@evenkeel/ui/button'
import { PromptDialog } from '@evenkeel/ui/prompt-dialog'
import { useState } from 'react'
import { useLinks } from '../shared/links.tsx'
import { paths } from '../shared/paths.ts'
import { AccountModal } from './account-modal.tsx'

export interface AddAccountButtonProps {
  /** `primary` where it is the one thing to do, as in an empty card. */
  readonly look?: 'compact' | 'primary'
}

const looks = {
  compact: { size: 'compact', variant: 'secondary' },
  primary: { size: 'regular', variant: 'primary' },
} as const

/** Asks how the account comes in; a company whose accounts are only kept by hand goes to the form at once (ACCT-17). */
export function AddAccountButton({ look = 'compact' }: AddAccountButtonProps) {
  const { open } = useLinks()
  const isByHandOnly = useQuery('companyInfo').data?.data.info.level1 ?? false
  const [step, setStep] = useState<'closed' | 'prompt' | 'form'>('closed')
  const close = () => setStep('closed')
  const importFile = () => {
    close()
    open(paths.importBankFile())
  }
  return (
    <>
      <Button {...looks[look]} icon="plus" onClick={() => setStep(isByHandOnly ? 'form' : 'prompt')}>
        Add account
      </Button>
      <PromptDialog
        open={step === 'prompt'}
        onClose={close}
        title="Add account"
        choices={[
          { icon: 'upload', label: 'Import a bank file', detail: 'Transactions and balance from a file of your bank.', onChoose: importFile },
          { icon: 'pencil', label: 'Create an account', detail: 'You enter the balance by hand.', onChoose: () => setStep('form') },
        ]}
      />
      {step === 'form' && <AccountModal account={null} onClose={close} />}
    </>
  )
}
