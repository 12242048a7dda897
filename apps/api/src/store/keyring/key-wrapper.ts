import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'

/** Encrypts keys with a master key, which may be in a key service: nothing else knows what a master key is. */
export interface KeyWrapper {
  /** The master key's name, such as `2026a`. */
  readonly keyId: string
  /** Returns a key encrypted for its owner alone. */
  wrap(key: Uint8Array, owner: string): Uint8Array
  /** @throws WrongKey if the bytes were wrapped by another master key, for another owner, or changed. */
  unwrap(wrapped: Uint8Array, owner: string): Uint8Array
}

const cipherName = 'aes-256-gcm'
const [nonceBytes, tagBytes, masterBytes] = [12, 16, 32]

/** Master keys that cannot be used; its message is one sentence for the operator. */
export class MasterKeysFault extends Error {
  override readonly name = 'MasterKeysFault'
}

/** A wrapped key that is not its owner's, or was changed. */
export class WrongKey extends Error {
  override readonly name = 'WrongKey'
}

function createWrapper(keyId: string, master: Uint8Array): KeyWrapper {
  const boundTo = (owner: string) => Buffer.from(`evenkeel ${keyId} ${owner}`)
  return {
    keyId,
    wrap(key, owner) {
      const nonce = randomBytes(nonceBytes)
      const cipher = createCipheriv(cipherName, master, nonce).setAAD(boundTo(owner))
      return Buffer.concat([nonce, cipher.update(key), cipher.final(), cipher.getAuthTag()])
    },
    unwrap(wrapped, owner) {
      const bytes = Buffer.from(wrapped)
      const decipher = createDecipheriv(cipherName, master, bytes.subarray(0, nonceBytes)).setAAD(boundTo(owner))
      try {
        decipher.setAuthTag(bytes.subarray(-tagBytes))
        return Buffer.concat([decipher.update(bytes.subarray(nonceBytes, -tagBytes)), decipher.final()])
      } catch (cause) {
        throw new WrongKey('A wrapped key is not its owner’s, or was changed', { cause })
      }
    },
  }
}

/** How a master key is written: its name and 32 bytes in base64. */
const masterKey = /^([a-z\d]{1,16}):([A-Za-z\d+/_-]{43}=?)$/

/**
 * Returns the wrappers of `2026a:<base64>,2025b:<base64>`: the first wraps, all of them unwrap.
 * @throws MasterKeysFault for anything else; the text is not repeated.
 */
export function readMasterKeys(text: string): readonly [KeyWrapper, ...KeyWrapper[]] {
  const wrappers = text
    .trim()
    .split(/[\s,]+/)
    .map((part) => {
      const [, keyId = '', base64 = ''] = masterKey.exec(part) ?? []
      const master = Buffer.from(base64, 'base64')
      if (keyId === '' || master.byteLength !== masterBytes)
        throw new MasterKeysFault(
          'The master keys cannot be used. Give each as a name, a colon, and 32 random bytes in base64, for example from openssl rand -base64 32.',
        )
      return createWrapper(keyId, master)
    })
  const [first, ...more] = wrappers
  if (!first || new Set(wrappers.map(({ keyId }) => keyId)).size < wrappers.length)
    throw new MasterKeysFault('Two master keys have the same name. Give each a name of its own.')
  return [first, ...more]
}

/** Returns the text of a new master key. */
export const newMasterKey = (keyId: string): string => `${keyId}:${randomBytes(masterBytes).toString('base64')}`
