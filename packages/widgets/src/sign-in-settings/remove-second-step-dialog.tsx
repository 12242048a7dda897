import { useChange } from '@evenkeel/api-client/react'
import { useToast } from '../shared/toasts.tsx'
import { OwnerDialog } from '../shared/owner-dialog.tsx'
import * as words from '../words/sign-in-settings.generated.ts'

/** Removes every second step, after the owner's proof. */
export function RemoveSecondStepDialog({ onClose }: { readonly onClose: () => void }) {
  const remove = useChange('removeSecondFactor')
  const toast = useToast()
  return (
    <OwnerDialog
      onClose={onClose}
      title={words.turnOffTitle()}
      description={words.turnOffText()}
      submitLabel={words.turnOff()}
      onProved={async (proof) => {
        await remove.run({ body: proof })
        onClose()
        toast.show({ text: words.turnedOff() })
      }}
    />
  )
}
