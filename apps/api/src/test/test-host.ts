import type { AppParts } from '../app-parts.ts'
import type { LogEntry } from '../http/error-answer.ts'
import type { TestOptions } from './test-app.ts'
import type { TestClock } from './test-parts.ts'

/** What an app of a test runs on: Node with files, or workerd with objects and D1. */
export interface TestHost {
  readonly origin: string
  readonly parts: AppParts
  /** A folder of its own; on Node the databases are in it. */
  readonly folder: string
  /** Does all background work that is due by the test's clock, of everybody; gives how many ledgers had some. */
  runDueWork(): Promise<number>
  stop(): Promise<void>
}

/** Starts an app; what it logs is added to `log`. */
export type StartHost = (options: TestOptions, clock: TestClock, log: LogEntry[]) => Promise<TestHost>
