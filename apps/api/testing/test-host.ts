import type { AppParts } from '../src/app-parts.ts'
import type { createRegistry } from '../src/calls/registry.ts'
import type { LogEntry } from '../src/http/error-answer.ts'
import type { Directory } from '../src/store/directory/directory.ts'
import type { TestClock } from './test-parts.ts'

export interface TestOptions {
  readonly clock?: TestClock
  /** Where the app runs; by default EVENKEEL_TEST_RUNTIME, and Node if that is not set. */
  readonly runtime?: 'node' | 'workerd'
  /** Parts that replace the test's. */
  readonly parts?: Partial<AppParts>
  /** Handlers in addition to or instead of the app's: to test what the app does with one that fails. */
  readonly handlers?: typeof createRegistry
  /** Files of the built portal and widgets, by name. */
  readonly files?: { readonly portal?: Record<string, string>; readonly widgets?: Record<string, string> }
}

/** The runtime of a test's app: Node with files, or workerd with objects and D1. */
interface TestHost {
  readonly origin: string
  readonly parts: AppParts
  /**
   * The directory for what a test sets up. On the edge this is D1's file, which is there at once: each statement that a test sends through
   * D1 waits for three answers of workerd.
   */
  readonly directory: Directory
  /** A temporary folder for this app; on Node it holds the databases. */
  readonly folder: string
  /** Does all background work that is due by the test's clock, for everybody; returns how many ledgers had some. */
  runDueWork(): Promise<number>
  stop(): Promise<void>
}

/**
 * Whether these tests start their apps in workerd, after the same tests on Node: there a campaign is shorter, and a rule that is decided
 * before any code of the runtime runs is tried on one of its cases.
 */
export const isInWorkerd = process.env['EVENKEEL_TEST_RUNTIME'] === 'workerd'

/** Returns how many cases a campaign draws: in workerd a third of those on Node, whose first already run every statement. */
export const drawn = (most: number): number => (isInWorkerd ? Math.ceil(most / 3) : most)

/** Starts an app; what it logs is added to `log`. */
export type StartHost = (options: TestOptions, clock: TestClock, log: LogEntry[]) => Promise<TestHost>
