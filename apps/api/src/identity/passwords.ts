import { scrypt, timingSafeEqual } from 'node:crypto'
import { unavailable } from '../errors.ts'
import type { RandomSource } from '../parts.ts'

/** What scrypt is asked for; kept with each hash, so that it can be raised without locking anybody out. */
export interface ScryptCost {
  readonly n: number
  readonly r: number
  readonly p: number
}

/** OWASP Password Storage Cheat Sheet: N=2^14, r=8, p=5. */
const COST: ScryptCost = { n: 16_384, r: 8, p: 5 }
const KEY_BYTES = 32
const SALT_BYTES = 16
/** Twice what the cost above needs. */
const MOST_MEMORY = 64 * 1024 * 1024

/** Each takes about a sixth of a second of one core and 16 MiB; so nobody waits much longer than two seconds. */
const AT_ONCE = 2
const MOST_WAITING = 24

export interface Passwords {
  /** `scrypt$16384$8$5$salt$key`. */
  hash(password: string): Promise<string>
  /** Whether the password is the hash's. Without a hash it takes the same time and says no. */
  verify(password: string, hash: string | null): Promise<boolean>
}

const derive = (password: string, salt: Uint8Array, { n, r, p }: ScryptCost, length: number) =>
  new Promise<Buffer>((resolve, reject) => {
    const options = { N: n, r, p, maxmem: MOST_MEMORY }
    // The same word typed on another keyboard may be composed differently.
    scrypt(password.normalize('NFKC'), salt, length, options, (error, key) => (error ? reject(error) : resolve(key)))
  })

function parseHash(hash: string) {
  const [scheme, n, r, p, salt = '', key = ''] = hash.split('$')
  if (scheme !== 'scrypt') throw new Error('A stored password hash has an unknown scheme')
  const cost = { n: Number(n), r: Number(r), p: Number(p) }
  return { cost, salt: Buffer.from(salt, 'base64url'), key: Buffer.from(key, 'base64url') }
}

/** Does a piece of work when its turn has come. */
export type InTurn = <T>(work: () => Promise<T>) => Promise<T>

/** At most two at work; the rest wait in line, and beyond 24 waiting are sent away with 503. */
function makeQueue(): InTurn {
  let working = 0
  const waiting: (() => void)[] = []
  return async function inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (working >= AT_ONCE) {
      if (waiting.length >= MOST_WAITING) throw unavailable()
      await new Promise<void>((go) => waiting.push(go))
    } else {
      working += 1
    }
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else working -= 1
    }
  }
}

/**
 * Password hashing with scrypt, off the main thread. A lower cost is for tests only; another way of waiting in line is for
 * platforms that give each request a thread's whole attention anyway.
 */
export function makePasswords(random: RandomSource, cost: ScryptCost = COST, inTurn: InTurn = makeQueue()): Passwords {
  const dummy = `scrypt$${cost.n}$${cost.r}$${cost.p}$${'A'.repeat(22)}$${'A'.repeat(43)}`
  return {
    async hash(password) {
      const salt = Buffer.from(random.bytes(SALT_BYTES))
      const key = await inTurn(() => derive(password, salt, cost, KEY_BYTES))
      return ['scrypt', cost.n, cost.r, cost.p, salt.toString('base64url'), key.toString('base64url')].join('$')
    },
    async verify(password, hash) {
      const stored = parseHash(hash ?? dummy)
      const key = await inTurn(() => derive(password, stored.salt, stored.cost, stored.key.byteLength))
      return timingSafeEqual(key, stored.key) && hash !== null
    },
  }
}
