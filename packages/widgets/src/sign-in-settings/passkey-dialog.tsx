import { type NewPasskey, newPasskey, type PasskeyCreation } from '@evenkeel/api-client/contract/second-factor'
import { useChange, useClient } from '@evenkeel/api-client/react'
import { OwnerDialog } from '../shared/owner-dialog.tsx'
import type { Proof } from '../shared/owner-proof.tsx'
import * as words from '../words/sign-in-settings.generated.ts'

/**
 * Asks the browser to create a passkey.
 * @throws Error with a sentence for the person when none was created.
 */
async function createPasskey(options: PasskeyCreation): Promise<NewPasskey> {
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(options)
  const credential = await navigator.credentials.create({ publicKey }).catch(() => null)
  if (!(credential instanceof PublicKeyCredential)) throw new Error(words.noPasskeyAdded())
  return newPasskey.parse(credential.toJSON())
}

/**
 * Returns a function that adds a passkey of this browser, and returns the recovery codes that come with the first second step,
 * else none.
 */
function useAddPasskey(): (proof: Proof) => Promise<readonly string[]> {
  const client = useClient()
  const confirm = useChange('confirmSecondFactor')
  return async (proof) => {
    const { challenge } = await client.call('startSecondFactor', { body: { kind: 'passkey', ...proof } })
    if (challenge.kind !== 'passkey') throw new Error('No passkey can be added here.')
    const { answer } = await confirm.run({ body: { credential: await createPasskey(challenge.options) } })
    return answer.recoveryCodes
  }
}

interface PasskeyDialogProps {
  readonly onClose: () => void
  /** Runs once the passkey is added; the recovery codes come with the first second step, else the list is empty. */
  readonly onAdded: (recoveryCodes: readonly string[]) => void
}

/** Adds a passkey of this browser, after the owner's proof. */
export function PasskeyDialog({ onClose, onAdded }: PasskeyDialogProps) {
  const addPasskey = useAddPasskey()
  return (
    <OwnerDialog
      onClose={onClose}
      title={words.addAPasskey()}
      description={words.passkeyText()}
      submitLabel={words.add()}
      onProved={async (proof) => onAdded(await addPasskey(proof))}
    />
  )
}
