import { type NewPasskey, newPasskey, type PasskeyCreation } from '@evenkeel/api-client/contract/second-factor'

/** Whether this browser can make a passkey. */
export const canAddPasskey = (): boolean =>
  typeof PublicKeyCredential !== 'undefined' && 'parseCreationOptionsFromJSON' in PublicKeyCredential

/** Has the browser make a passkey. Throws in words for a person where none was made. */
export async function makePasskey(options: PasskeyCreation): Promise<NewPasskey> {
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(options)
  const credential = await navigator.credentials.create({ publicKey }).catch(() => null)
  if (!(credential instanceof PublicKeyCredential))
    throw new Error('No passkey was added. Try again, or add an authenticator app.')
  return newPasskey.parse(credential.toJSON())
}
