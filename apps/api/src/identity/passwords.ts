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

/** Each takes about a sixth of a second of one core and 16 MiB; so nobody waits much longer than four seconds. */
const AT_ONCE = 2
const MOST_WAITING = 24

/** Whose hash it is: a stranger's waits until nobody else's does. */
export type Turn = 'known' | 'stranger'

export interface Passwords {
  /** `scrypt$16384$8$5$salt$key`. */
  hash(password: string): Promise<string>
  /** Whether the password is the hash's. Without a hash it takes the same time and says no. */
  verify(password: string, hash: string | null, turn?: Turn): Promise<boolean>
  /** Whether a stranger would be sent away now: to be asked before anything else is done for one. */
  isFull(): boolean
}

/** What scrypt makes a key of. */
export interface ScryptInput {
  readonly password: string
  readonly salt: Uint8Array
  readonly cost: ScryptCost
  /** Of the key, in bytes. */
  readonly length: number
}

/** Does the work of scrypt, somewhere else than where requests are answered. */
export type Scrypt = (input: ScryptInput) => Promise<Uint8Array>

/** Off the main thread, by what the runtime has for it. */
const ownScrypt: Scrypt = ({ password, salt, cost: { n, r, p }, length }) =>
  new Promise((resolve, reject) => {
    scrypt(password, salt, length, { N: n, r, p, maxmem: MOST_MEMORY }, (error, key) =>
      error ? reject(error) : resolve(key),
    )
  })

function parseHash(hash: string) {
  const [scheme, n, r, p, salt = '', key = ''] = hash.split('$')
  if (scheme !== 'scrypt') throw new Error('A stored password hash has an unknown scheme')
  const cost = { n: Number(n), r: Number(r), p: Number(p) }
  return { cost, salt: Buffer.from(salt, 'base64url'), key: Buffer.from(key, 'base64url') }
}

/** Does a piece of work when its turn has come; without an `isFull` nobody is ever sent away. */
export interface InTurn {
  <T>(work: () => Promise<T>, turn: Turn): Promise<T>
  readonly isFull?: () => boolean
}

/**
 * So many at work as are told, two as a rule; the rest wait in line, people who are known before strangers, so that a flood
 * of strangers holds up nobody but strangers. Beyond 24 waiting of each kind they are sent away with 503.
 */
export function makeHashQueue(atOnce = AT_ONCE): InTurn {
  let working = 0
  const waiting: Readonly<Record<Turn, (() => void)[]>> = { known: [], stranger: [] }
  const isFullFor = (turn: Turn) => working >= atOnce && waiting[turn].length >= MOST_WAITING
  const inTurn = async <T>(work: () => Promise<T>, turn: Turn): Promise<T> => {
    if (isFullFor(turn)) throw unavailable()
    if (working >= atOnce) await new Promise<void>((go) => waiting[turn].push(go))
    else working += 1
    try {
      return await work()
    } finally {
      const next = waiting.known.shift() ?? waiting.stranger.shift()
      if (next) next()
      else working -= 1
    }
  }
  return Object.assign(inTurn, { isFull: () => isFullFor('stranger') })
}

/**
 * Password hashing with scrypt, off the main thread. A lower cost is for tests only; another way of waiting in line is for
 * platforms that give each request a thread's whole attention anyway.
 */
export function makePasswords(
  random: RandomSource,
  cost: ScryptCost = COST,
  inTurn: InTurn = makeHashQueue(),
  scryptOf: Scrypt = ownScrypt,
): Passwords {
  const dummy = `scrypt$${cost.n}$${cost.r}$${cost.p}$${'A'.repeat(22)}$${'A'.repeat(43)}`
  // The same word typed on another keyboard may be composed differently.
  const derive = (input: ScryptInput, turn: Turn) =>
    inTurn(() => scryptOf({ ...input, password: input.password.normalize('NFKC') }), turn)
  return {
    async hash(password) {
      const salt = random.bytes(SALT_BYTES)
      const key = await derive({ password, salt, cost, length: KEY_BYTES }, 'known')
      const encoded = [salt, key].map((bytes) => Buffer.from(bytes).toString('base64url'))
      return ['scrypt', cost.n, cost.r, cost.p, ...encoded].join('$')
    },
    async verify(password, hash, turn = 'known') {
      const stored = parseHash(hash ?? dummy)
      const key = await derive({ password, salt: stored.salt, cost: stored.cost, length: stored.key.byteLength }, turn)
      return timingSafeEqual(key, stored.key) && hash !== null
    },
    isFull: () => inTurn.isFull?.() ?? false,
  }
}
