/*
 * Replaces node:crypto when the API runs in a page. There the API only needs the SHA-256 of a text, computed synchronously: the
 * browser's own digest is asynchronous, which does not work inside a transaction.
 */

const primes: number[] = []
for (let candidate = 2; primes.length < 64; candidate += 1) {
  if (primes.every((prime) => candidate % prime !== 0)) primes.push(candidate)
}

/** The first 32 bits of the fraction of a root. */
const fraction = (root: number) => Math.floor((root % 1) * 2 ** 32) | 0
const start = primes.slice(0, 8).map((prime) => fraction(prime ** (1 / 2)))
const constants = primes.map((prime) => fraction(prime ** (1 / 3)))

const rotate = (word: number, by: number) => (word >>> by) | (word << (32 - by))

/** FIPS 180-4, 5.1.1: a one bit, zeros, and the length in bits, to whole blocks of 64 bytes. */
function padded(bytes: Uint8Array): DataView {
  const size = Math.ceil((bytes.length + 9) / 64) * 64
  const whole = new Uint8Array(size)
  whole.set(bytes)
  whole[bytes.length] = 0x80
  const view = new DataView(whole.buffer)
  view.setBigUint64(size - 8, BigInt(bytes.length) * 8n)
  return view
}

/** FIPS 180-4, 6.2.2, step 1. */
function schedule(view: DataView, offset: number): number[] {
  const words = Array.from({ length: 16 }, (_, index) => view.getInt32(offset + index * 4))
  const at = (index: number) => words[index] ?? 0
  for (let index = 16; index < 64; index += 1) {
    const [low, high] = [at(index - 15), at(index - 2)]
    const small = rotate(low, 7) ^ rotate(low, 18) ^ (low >>> 3)
    const large = rotate(high, 17) ^ rotate(high, 19) ^ (high >>> 10)
    words.push((at(index - 16) + small + at(index - 7) + large) | 0)
  }
  return words
}

/** FIPS 180-4, 6.2.2, steps 2 to 4. */
function compress(state: readonly number[], words: readonly number[]): number[] {
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state
  words.forEach((word, index) => {
    const one =
      (h + (rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25)) + ((e & f) ^ (~e & g)) + (constants[index] ?? 0) + word) | 0
    const two = ((rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0
    ;[h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0]
  })
  return [a, b, c, d, e, f, g, h].map((word, index) => (word + (state[index] ?? 0)) | 0)
}

function sha256(text: string): Uint8Array {
  const view = padded(new TextEncoder().encode(text))
  let state = start
  for (let offset = 0; offset < view.byteLength; offset += 64) state = compress(state, schedule(view, offset))
  const digest = new DataView(new ArrayBuffer(32))
  state.forEach((word, index) => digest.setInt32(index * 4, word))
  return new Uint8Array(digest.buffer)
}

const writers = {
  hex: (bytes: Uint8Array) => [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join(''),
  base64url: (bytes: Uint8Array) =>
    btoa(String.fromCharCode(...bytes))
      .replaceAll('+', '-')
      .replaceAll('/', '_')
      .replaceAll('=', ''),
}

/**
 * Returns the part of node:crypto's `createHash` that the API uses in a page.
 * @throws Error for another algorithm.
 */
export function createHash(algorithm: string) {
  if (algorithm !== 'sha256') throw new Error(`${algorithm} is not there in a page`)
  let text = ''
  const hash = {
    update(more: string) {
      text += more
      return hash
    },
    digest: (encoding: keyof typeof writers) => writers[encoding](sha256(text)),
  }
  return hash
}

const refuse = (name: string) => (): never => {
  throw new Error(`${name} is not there in a page`)
}

/** Signing needs the server's secret, which no page has. */
export const createHmac = refuse('createHmac')
export const createSecretKey = refuse('createSecretKey')
export const timingSafeEqual = refuse('timingSafeEqual')
