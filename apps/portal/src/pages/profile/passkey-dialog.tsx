import { OwnerDialog } from './owner-dialog.tsx'
import { useAddPasskey } from './use-add-passkey.ts'

interface PasskeyDialogProps {
  readonly onClose: () => void
  /** It counts from now on; the recovery codes come with the first second step. */
  readonly onAdded: (recoveryCodes: readonly string[]) => void
}

/** Adds a passkey of this browser, once it is certain who asks. */
export function PasskeyDialog({ onClose, onAdded }: PasskeyDialogProps) {
  const addPasskey = useAddPasskey()
  return (
    <OwnerDialog
      onClose={onClose}
      title="Add a passkey"
      description="From then on you are asked for it at every sign-in."
      submitLabel="Add"
      onProved={async (proof) => onAdded(await addPasskey(proof))}
    />
  )
}
