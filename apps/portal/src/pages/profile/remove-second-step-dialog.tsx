import { useChange } from '@evenkeel/api-client/react'
import { useToast } from '@evenkeel/ui/toast'
import { OwnerDialog } from './owner-dialog.tsx'

/** Removes every second step, once it is certain who asks. */
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
