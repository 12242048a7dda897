import { totalmem } from 'node:os'

/** What an open ledger may take: its schema, pages, and prepared queries; its file, its log, and the index of that. */
const [bytesEach, filesEach] = [1_000_000, 3]

/** Connections, the heap, and the system need the rest. */
const [shareOfMemory, shareOfFiles] = [1 / 4, 1 / 2]
const [fewest, most] = [200, 8_000]

/** What there is for the server. */
interface Machine {
  readonly bytes: number
  /** How many files a process may have open. */
  readonly files: number
}

/** Returns what the machine, or the container, has for the server. Called before it listens: the report names open connections. */
export function readMachine(): Machine {
  const { userLimits }: { userLimits?: { open_files?: { soft?: unknown } } } = process.report.getReport()
  const files = userLimits?.open_files?.soft
  return {
    // Without a limit it is 0, or more than there is.
    bytes: Math.min(process.constrainedMemory() || Infinity, totalmem()),
    files: typeof files === 'number' ? files : Infinity,
  }
}

/**
 * Returns how many ledgers one of several processes keeps open. Opening one costs several times as much as an answer from
 * an open one, so all people who are at work at the same time should have theirs open.
 */
export function maxOpenLedgers({ bytes, files }: Machine, processes: number): number {
  const inMemory = Math.max(fewest, (bytes * shareOfMemory) / processes / bytesEach)
  return Math.floor(Math.min(most, inMemory, (files * shareOfFiles) / filesEach))
}
