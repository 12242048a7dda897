import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'
import type {
  NewPasskey,
  PasskeyCreation,
  PasskeyProof,
  PasskeyRequest,
} from '@evenkeel/api-client/contract/second-factor'
import { isoCBOR } from '@simplewebauthn/server/helpers'

const userPresent = 0x01
const credentialIncluded = 0x40

/** An authenticator in software, as a browser would use one: makes one passkey and signs with it. */
export interface SoftPasskey {
  create(options: PasskeyCreation, origin: string): NewPasskey
  sign(options: PasskeyRequest, origin: string): PasskeyProof
}

const base64url = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url')
const sha256 = (data: string | Uint8Array) => createHash('sha256').update(data).digest()

function uint32(value: number): Buffer {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32BE(value)
  return bytes
}

const clientData = (type: string, challenge: string, origin: string) =>
  Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))

/** Creates one that counts its uses, as security keys do; or, like synced passkeys, always reports 0. */
export function createSoftPasskey({ counts = true } = {}): SoftPasskey {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const id = randomBytes(32)
  let uses = 0

  const authenticatorData = (rpId: string, flags: number, rest: Uint8Array) => {
    uses += 1
    return Buffer.concat([sha256(rpId), Buffer.of(flags), uint32(counts ? uses : 0), rest])
  }

  /** RFC 9053: key type 2 (EC), algorithm -7 (ES256), curve 1 (P-256), x and y. */
  const coseKey = () => {
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
    const point = (coordinate: string) => new Uint8Array(Buffer.from(coordinate, 'base64url'))
    const key = new Map<number, number | Uint8Array<ArrayBuffer>>([
      [1, 2],
      [3, -7],
      [-1, 1],
    ])
    return isoCBOR.encode(key.set(-2, point(x)).set(-3, point(y)))
  }

  return {
    create({ rp, challenge }, origin) {
      const rest = Buffer.concat([Buffer.alloc(16), Buffer.of(0, id.length), id, coseKey()])
      const authData = new Uint8Array(authenticatorData(rp.id, userPresent | credentialIncluded, rest))
      const attestation = new Map<string, string | Uint8Array<ArrayBuffer> | Map<string, string>>()
      attestation.set('fmt', 'none').set('attStmt', new Map()).set('authData', authData)
      return {
        id: base64url(id),
        rawId: base64url(id),
        type: 'public-key',
        response: {
          clientDataJSON: base64url(clientData('webauthn.create', challenge, origin)),
          attestationObject: base64url(isoCBOR.encode(attestation)),
        },
      }
    },
    sign({ rpId, challenge }, origin) {
      const data = authenticatorData(rpId, userPresent, Buffer.alloc(0))
      const client = clientData('webauthn.get', challenge, origin)
      return {
        id: base64url(id),
        rawId: base64url(id),
        type: 'public-key',
        response: {
          clientDataJSON: base64url(client),
          authenticatorData: base64url(data),
          signature: base64url(sign('sha256', Buffer.concat([data, sha256(client)]), privateKey)),
        },
      }
    },
  }
}
