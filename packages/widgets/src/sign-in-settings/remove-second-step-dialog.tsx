import { useChange } from '@evenkeel/api-client/react'
import { useToast } from '../shared/toasts.tsx'
import { OwnerDialog } from '../shared/owner-dialog.tsx'

/** Removes every second step, after the owner's proof. */
export function RemoveSecondStepDialog({ onClose }: { readonly onClose: () => void }) {
  const remove = useChange('removeSecondFactor')
  const toast = useToast()
  return (
    <OwnerDialog
      onClose={onClose}
      title="Remove your second steps?"
      description="Apps, passkeys and recovery codes go together. From then on signing in takes one step."
      submitLabel="Remove"
      onProved={async (proof) => {
        await remove.run({ body: proof })
        onClose()
        toast.show({ text: 'Your second steps are removed' })
      }}
    />
  )
}
