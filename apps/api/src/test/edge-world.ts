import { objectNameOf } from '../edge/errand.ts'
import type { LogEntry } from '../http/error-answer.ts'
import type { MailMessage } from '../mail/mail.ts'

/** Under this header, which the deployed Worker does not know, a test says in which world of its own a request happens. */
export const WORLD_HEADER = 'X-Test-World'
/** Under this one the answer brings back what was logged and mailed. */
export const TOLD_HEADER = 'X-Test-Told'

/** A path of the test's Worker alone: does the background work that is due. */
export const WORK_PATH = '/test/run-due-work'

/** One app of a test: its directory and objects are no other's, and its clock stands where the test put it. */
export interface World {
  /** Names its D1 database, its objects and its files. */
  readonly number: number
  /** Milliseconds since 1970. */
  readonly now: number
  /** The server's secret, base64url. */
  readonly secret: string
  readonly publicOrigin: string | null
  readonly isProduction: boolean
  readonly botCheckBits: number
}

/** A log entry on its way through a header: what an error was, in two words. */
export interface LoggedLine extends Omit<LogEntry, 'error'> {
  readonly name: string
  readonly message: string
}

/** What happened in workerd during a request and is nothing that the answer says. */
export interface Told {
  readonly lines: readonly LoggedLine[]
  readonly mail: readonly MailMessage[]
}

export const directoryBinding = (world: number): `DIRECTORY_${number}` => `DIRECTORY_${world}`

/** The name of a person's object in one world. */
export const worldObjectName = (world: number, ownerId: number): string => `${world}/${objectNameOf(ownerId)}`
