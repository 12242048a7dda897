import { useQuery } from '@evenkeel/api-client/react'
import type { AccountGroup } from '@evenkeel/engine'
import { Button } from '@evenkeel/ui/button'
import { useCallback, useState } from 'react'
import { useCommand } from '../shared/commands.ts'
import { useHost } from '../shared/host.tsx'
import { AddAccountDialog } from './add-account-dialog.ts'
import { CustomAccountModalType } from './custom-account-modal-type.ts'
import * as words from '../words/add-account.generated.ts'

export interface AddAccountButtonProps {
  /** `primary` if it is the one thing to do, as in an empty card. */
  readonly look?: 'compact' | 'primary'
  /** The form that creates an account by hand; the full one by default. */
  readonly modalType?: CustomAccountModalType
  /** The only group of accounts that can be kept by hand here; all of them by default. */
  readonly only?: AccountGroup
}

const looks = {
  compact: { size: 'compact', variant: 'secondary' },
  primary: { size: 'regular', variant: 'primary' },
} as const

/** Adds an account; on other people's pages on the stage, because the card is too small for the question. */
export function AddAccountButton({
  look = 'compact',
  modalType = CustomAccountModalType.DEFAULT,
  only,
}: AddAccountButtonProps) {
  const [isOpen, setOpen] = useState(false)
  const { stage } = useHost()
  // Known before the press, so that the form of a company without banks opens at once.
  useQuery('companyInfo', ...(stage === null ? [] : [null]))
  const start = useCallback(() => {
    if (stage === null) setOpen(true)
    else void stage.open('add-account', null)
  }, [stage])
  const close = useCallback(() => setOpen(false), [])
  useCommand('open', start)
  useCommand('close', close)
  return (
    <>
      <Button {...looks[look]} icon="plus" onClick={start}>
        {words.addAccount()}
      </Button>
      {isOpen && <AddAccountDialog onClose={close} modalType={modalType} only={only} />}
    </>
  )
}
