import { useChange, useClient } from '@evenkeel/api-client/react'
import type { Proof } from './owner-proof.tsx'

/** Adds a passkey of this browser; gives the recovery codes that come with the first second step, else none. */
export function useAddPasskey(): (proof: Proof) => Promise<readonly string[]> {
  const client = useClient()
  const confirm = useChange('confirmSecondFactor')
  return async (proof) => {
    const { challenge } = await client.call('startSecondFactor', { body: { kind: 'passkey', ...proof } })
    if (challenge.kind !== 'passkey') throw new Error('No passkey can be added here.')
    const { makePasskey } = await import('./new-passkey.ts')
    const { answer } = await confirm.run({ body: { credential: await makePasskey(challenge.options) } })
    return answer.recoveryCodes
  }
}
