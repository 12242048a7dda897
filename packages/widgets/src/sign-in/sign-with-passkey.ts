import { type PasskeyProof, passkeyProof, type PasskeyRequest } from '@evenkeel/api-client/contract/second-factor'

/** Whether this browser can sign with a passkey. */
export const hasPasskeys = (): boolean =>
  typeof PublicKeyCredential !== 'undefined' && 'parseRequestOptionsFromJSON' in PublicKeyCredential

/**
 * Asks the browser to sign with a passkey.
 * @throws Error with a sentence for the person when no passkey was used.
 */
export async function signWithPasskey(options: PasskeyRequest): Promise<PasskeyProof> {
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options)
  const credential = await navigator.credentials.get({ publicKey }).catch(() => null)
  if (!(credential instanceof PublicKeyCredential))
    throw new Error('Your passkey was not used. Try again, or choose another way.')
  return passkeyProof.parse(credential.toJSON())
}
