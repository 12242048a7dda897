import { toObjectName } from '../../src/hosts/edge/forwarded-call.ts'
import type { LogEntry } from '../../src/http/error-answer.ts'
import type { MailMessage } from '../../src/mail/mail.ts'

/** The header in which a test sends the world of a request; the deployed Worker ignores it. */
export const worldHeader = 'X-Test-World'
/** The header in which the answer reports what was logged and mailed. */
export const reportHeader = 'X-Test-Report'

/** A path that only the tests' Worker has: does the background work that is due. */
export const workPath = '/test/run-due-work'

/** One app of a test: its directory and objects are shared with no other, and its clock shows what the test set. */
export interface World {
  /** Identifies its D1 database, its objects and its files. */
  readonly number: number
  /** Milliseconds since 1970. */
  readonly now: number
  /** The server's secret, base64url. */
  readonly secret: string
  readonly publicOrigin: string | null
  readonly securityContact: string | null
  readonly isProduction: boolean
  readonly botCheckBits: number
  /** How often the test itself has written to the objects' files. */
  readonly writes: number
}

/** A log entry in a form that fits a header: an error becomes two words. */
export type LoggedLine =
  | Exclude<LogEntry, { readonly error: unknown }>
  | (Omit<Extract<LogEntry, { readonly error: unknown }>, 'error'> & {
      readonly name: string
      readonly message: string
    })

/** What happened in workerd during a request and is not in its answer. */
export interface WorkerReport {
  readonly lines: readonly LoggedLine[]
  readonly mail: readonly MailMessage[]
}

export const directoryBinding = (world: number): `DIRECTORY_${number}` => `DIRECTORY_${world}`

/** Returns the name of a person's object in one world. */
export const worldObjectName = (world: number, ownerId: number): string => `${world}/${toObjectName(ownerId)}`
