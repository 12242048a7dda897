import { scrypt, timingSafeEqual } from 'node:crypto'
import { overBudget, unavailable } from '../errors.ts'
import type { RandomSource } from '../parts.ts'
import { createLines } from './lines.ts'

/** The cost of scrypt; kept with each hash, so that it can be raised without locking people out. */
export interface ScryptCost {
  readonly n: number
  readonly r: number
  readonly p: number
}

/** OWASP Password Storage Cheat Sheet: N=2^14, r=8, p=5. */
const scryptCost: ScryptCost = { n: 16_384, r: 8, p: 5 }
const keyBytes = 32
const saltBytes = 16
/** Twice what the cost above needs. */
const maxMemoryBytes = 64 * 1024 * 1024

/** Each takes about a sixth of a second of one core and 16 MiB, so the wait is hardly longer than four seconds. */
const maxConcurrent = 2
const maxWaiting = 24

/** Of one person two run at once and others wait: otherwise one person with a password could keep all others from signing in. */
const ofOnePerson = { atWork: 2, waiting: 20 }
const retrySeconds = 2

/** The kind of person a hash is for: a stranger's waits while a known person's is in the queue. */
export type Turn = 'known' | 'stranger'

export interface Passwords {
  /** Returns `scrypt$16384$8$5$salt$key`, with the salt and the cost of another hash if there is one. */
  hash(password: string, like?: string): Promise<string>
  /** Returns a new salt with a fifth of the cost, to hash like it: for secrets that are random, so that no one can try them in an order. */
  lightSalt(): string
  /** Whether the password matches the hash, also if it has ended. Without a hash, returns false after the same time. */
  verify(password: string, hash: string | null, turn?: Turn): Promise<boolean>
  /** Whether a stranger would be refused now; to be checked before anything else is done for one. */
  isFull(): boolean
}

/** The input of scrypt. */
export interface ScryptInput {
  readonly password: string
  readonly salt: Uint8Array
  readonly cost: ScryptCost
  /** The length of the key in bytes. */
  readonly length: number
}

/** Does the work of scrypt outside of the thread that answers requests. */
export type Scrypt = (input: ScryptInput) => Promise<Uint8Array>

/** Runs scrypt off the main thread, as the runtime provides. */
const ownScrypt: Scrypt = ({ password, salt, cost: { n, r, p }, length }) =>
  new Promise((resolve, reject) => {
    scrypt(password, salt, length, { N: n, r, p, maxmem: maxMemoryBytes }, (error, key) =>
      error ? reject(error) : resolve(key),
    )
  })

function parseHash(hash: string) {
  const [scheme, n, r, p, salt = '', key = ''] = hash.split('$')
  if (scheme !== 'scrypt') throw new Error('A stored password hash has an unknown scheme')
  const cost = { n: Number(n), r: Number(r), p: Number(p) }
  return { cost, salt: Buffer.from(salt, 'base64url'), key: Buffer.from(key, 'base64url') }
}

/** Returns the hash of a password that counts until then only, in milliseconds since 1970. */
export const endingAt = (hash: string, endsAt: number): string => `${hash}$${endsAt}`

/** Whether a password does not count any more, though it matches. */
export function hasEnded(hash: string | null, now: number): boolean {
  const endsAt = hash?.split('$')[6]
  return endsAt !== undefined && Number(endsAt) <= now
}

/** Runs a piece of work when its turn has come; without `isFull`, none is ever refused. */
export interface InTurn {
  <T>(work: () => Promise<T>, turn: Turn): Promise<T>
  readonly isFull?: () => boolean
}

/**
 * Runs `atOnce` pieces at once, two by default; the rest wait, known people before strangers, so that a flood of
 * strangers delays strangers only. Beyond 24 waiting of each kind, new ones are refused with 503.
 */
export function createHashQueue(atOnce = maxConcurrent): InTurn {
  let working = 0
  const waiting: Readonly<Record<Turn, (() => void)[]>> = { known: [], stranger: [] }
  const isFullFor = (turn: Turn) => working >= atOnce && waiting[turn].length >= maxWaiting
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
 * Creates password hashing with scrypt, off the main thread. A lower cost is for tests only; another queue is for
 * platforms that have one thread for each request.
 */
export function createPasswords(
  random: RandomSource,
  cost: ScryptCost = scryptCost,
  inTurn: InTurn = createHashQueue(),
  scryptOf: Scrypt = ownScrypt,
): Passwords {
  const dummy = `scrypt$${cost.n}$${cost.r}$${cost.p}$${'A'.repeat(22)}$${'A'.repeat(43)}`
  // Normalized, because keyboards compose the same letter and accent differently.
  const derive = (input: ScryptInput, turn: Turn) =>
    inTurn(() => scryptOf({ ...input, password: input.password.normalize('NFKC') }), turn)
  // None where each request has a separate thread: there it must not wait for another that may be gone.
  const people = inTurn.isFull && createLines<string>(ofOnePerson, () => overBudget(retrySeconds, null))
  const newSalt = () => Buffer.from(random.bytes(saltBytes)).toString('base64url')
  return {
    lightSalt: () => `scrypt$${cost.n}$${cost.r}$1$${newSalt()}$`,
    async hash(password, like) {
      const made = like === undefined ? { salt: random.bytes(saltBytes), cost } : parseHash(like)
      const key = await derive({ password, salt: made.salt, cost: made.cost, length: keyBytes }, 'known')
      const encoded = [made.salt, key].map((bytes) => Buffer.from(bytes).toString('base64url'))
      return ['scrypt', made.cost.n, made.cost.r, made.cost.p, ...encoded].join('$')
    },
    async verify(password, hash, turn = 'known') {
      const stored = parseHash(hash ?? dummy)
      const input = { password, salt: stored.salt, cost: stored.cost, length: stored.key.byteLength }
      // By the hash, which is one person's. A stranger is never told apart by it.
      const key = await (people && turn === 'known' && hash !== null
        ? people.run(hash, () => derive(input, turn))
        : derive(input, turn))
      return timingSafeEqual(key, stored.key) && hash !== null
    },
    isFull: () => inTurn.isFull?.() ?? false,
  }
}
