import type { Clock, RandomSource } from '../parts.ts'
import type { Directory } from '../store/directory/directory.ts'
import { hashOfSecret, type Keys, randomToken, readSignedValue, signedValue } from './keys.ts'

type TicketPurpose = 'registration-ticket' | 'email-ticket' | 'reset-ticket' | 'email-undo'

type TicketClaims = Readonly<Record<string, string | number>>

type TicketReading =
  | { readonly state: 'good'; readonly claims: TicketClaims; use(): Promise<boolean> }
  | { readonly state: 'expired' | 'invalid' }

/**
 * Signed claims that a person's browser carries from one step of a form to the next; nothing is stored until one is
 * used up.
 */
export interface Tickets {
  issue(purpose: TicketPurpose, claims: TicketClaims, livesFor: number): string
  /** `use` returns true for the one caller who uses the ticket up; call it if the ticket is good for one use only. */
  read(purpose: TicketPurpose, ticket: string): TicketReading
}

interface TicketParts {
  readonly keys: Keys
  readonly clock: Clock
  readonly random: RandomSource
  readonly directory: Directory
}

const invalid: TicketReading = { state: 'invalid' }

/** Returns null for claims of another shape, although we signed them. */
function parseClaims(value: string): { claims: TicketClaims; expiresAt: number } | null {
  const parsed: unknown = JSON.parse(Buffer.from(value, 'base64url').toString('utf8'))
  if (typeof parsed !== 'object' || parsed === null) return null
  const fields = Object.entries(parsed).filter(
    (field): field is [string, string | number] => typeof field[1] === 'string' || typeof field[1] === 'number',
  )
  const claims = Object.fromEntries(fields)
  return typeof claims['expiresAt'] === 'number' ? { claims, expiresAt: claims['expiresAt'] } : null
}

export function createTickets({ keys, clock, random, directory }: TicketParts): Tickets {
  return {
    issue(purpose, claims, livesFor) {
      const content = { ...claims, expiresAt: clock.now() + livesFor, nonce: randomToken(random) }
      return signedValue(keys, purpose, Buffer.from(JSON.stringify(content)).toString('base64url'))
    },
    read(purpose, ticket) {
      const value = readSignedValue(keys, purpose, ticket)
      const content = value === null ? null : parseClaims(value)
      if (value === null || content === null) return invalid
      const { claims, expiresAt } = content
      if (expiresAt <= clock.now()) return { state: 'expired' }
      return { state: 'good', claims, use: () => directory.attempts.use(hashOfSecret(value), expiresAt) }
    },
  }
}
