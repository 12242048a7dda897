import { generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto'

/*
 * The few forms of DER that a certificate needs, so that no key lies in the tree and no tool has to be there.
 * Sources: ITU-T X.690; RFC 5280.
 */
const dayMs = 86_400_000

function element(tag: number, ...parts: readonly Uint8Array[]): Buffer {
  const content = Buffer.concat(parts)
  const { length } = content
  const size = length < 128 ? [length] : length < 256 ? [0x81, length] : [0x82, length >> 8, length & 255]
  return Buffer.concat([Buffer.from([tag, ...size]), content])
}
const sequence = (...parts: readonly Uint8Array[]) => element(0x30, ...parts)
const octets = (bytes: Uint8Array) => element(0x04, bytes)
const bits = (bytes: Uint8Array) => element(0x03, Buffer.from([0]), bytes)
const yes = element(0x01, Buffer.from([255]))

/** An object identifier, such as `2.5.4.3`. */
function identifier(text: string): Buffer {
  const [first = 0, second = 0, ...rest] = text.split('.').map(Number)
  const bytes = [first * 40 + second, ...rest].flatMap((part) => {
    const digits = [part & 127]
    for (let left = part >> 7; left > 0; left >>= 7) digits.unshift((left & 127) | 128)
    return digits
  })
  return element(0x06, Buffer.from(bytes))
}

/** A moment as a certificate says it until 2049: `261121120000Z`. */
const moment = (at: number) =>
  element(0x17, Buffer.from(`${new Date(at).toISOString().slice(2, 19).replaceAll(/\D/g, '')}Z`))
const nameOf = (text: string) =>
  sequence(element(0x31, sequence(identifier('2.5.4.3'), element(0x0c, Buffer.from(text)))))
const ecdsaWithSha256 = sequence(identifier('1.2.840.10045.4.3.2'))

const isAuthority = sequence(identifier('2.5.29.19'), yes, octets(sequence(yes)))
/** The names of this machine that a browser or a Worker calls. */
const ofThisMachine = sequence(
  identifier('2.5.29.17'),
  octets(
    sequence(
      element(0x87, Buffer.from([127, 0, 0, 1])),
      element(0x87, Buffer.from([0, 0, 0, 0])),
      element(0x82, Buffer.from('localhost')),
    ),
  ),
)

interface Certificate {
  readonly subject: string
  readonly issuer: string
  readonly publicKey: KeyObject
  readonly signedBy: KeyObject
  readonly extension: Buffer
}

function toPem({ subject, issuer, publicKey, signedBy, extension }: Certificate): string {
  const content = sequence(
    element(0xa0, element(0x02, Buffer.from([2]))),
    element(0x02, Buffer.from([1]), randomBytes(8)),
    ecdsaWithSha256,
    nameOf(issuer),
    sequence(moment(Date.now() - dayMs), moment(Date.now() + dayMs)),
    nameOf(subject),
    publicKey.export({ type: 'spki', format: 'der' }),
    element(0xa3, sequence(extension)),
  )
  const whole = sequence(content, ecdsaWithSha256, bits(sign('sha256', content, signedBy)))
  const lines = whole.toString('base64').match(/.{1,64}/g) ?? []
  return ['-----BEGIN CERTIFICATE-----', ...lines, '-----END CERTIFICATE-----', ''].join('\n')
}

/** Makes an authority, whose key is not kept, and a server's key and certificate for this machine; both are good for a day. */
export function createCertificates(): {
  readonly authority: string
  readonly key: string
  readonly certificate: string
} {
  const [ours, server] = [0, 1].map(() => generateKeyPairSync('ec', { namedCurve: 'P-256' }))
  if (!ours || !server) throw new Error('No key could be made')
  const issuer = 'Evenkeel test authority'
  const signed = { issuer, signedBy: ours.privateKey }
  return {
    authority: toPem({ ...signed, subject: issuer, publicKey: ours.publicKey, extension: isAuthority }),
    key: server.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    certificate: toPem({
      ...signed,
      subject: 'localhost',
      publicKey: server.publicKey,
      extension: ofThisMachine,
    }),
  }
}
