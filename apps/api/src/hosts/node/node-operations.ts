import { statfsSync } from 'node:fs'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { type Gauge, createMetrics } from '../../ops/metrics.ts'
import type { Operations } from '../../ops/observe.ts'
import type { LedgerWatch } from '../../store/ledger-watch.ts'
import { linesOfATurn, requestLine } from './log-line.ts'
import type { OwnProcess } from './processes/own-process.ts'
import type { Settings } from './settings.ts'

/** What the process reports about itself in addition to its requests. */
interface Inside {
  openLedgers(): number
  plainLedgers(): number
  readonly ledgerWatch: LedgerWatch
  longUseCases(): number
  syncJobs(): { readonly running: number; readonly waiting: number }
}

export interface NodeOperations extends Operations {
  /** Marks the process as not ready, because it is about to stop. */
  stopping(): void
}

const nanoseconds = 1e9

function createGauges(dataFolder: string, inside: Inside, atWork: () => number): Gauge[] {
  const delay = monitorEventLoopDelay({ resolution: 20 })
  delay.enable()
  const delaySinceLastLook = () => {
    const worst = delay.max / nanoseconds
    delay.reset()
    return worst
  }
  return [
    { name: 'evenkeel_requests_at_work', help: 'Requests that are not answered yet.', read: atWork },
    { name: 'evenkeel_open_ledgers', help: 'Ledgers that are open.', read: inside.openLedgers },
    {
      name: 'evenkeel_ledgers_plain',
      help: 'Ledgers that are not encrypted yet.',
      read: inside.plainLedgers,
    },
    {
      name: 'evenkeel_ledgers_refused',
      help: 'Ledgers that are not opened, by reason.',
      label: 'reason',
      read: inside.ledgerWatch.refused,
    },
    {
      name: 'evenkeel_ledger_checks_total',
      help: 'What was found when ledgers were opened.',
      type: 'counter',
      label: 'result',
      read: inside.ledgerWatch.results,
    },
    {
      name: 'evenkeel_long_use_cases',
      help: 'Bank files that wait or are taken up in a thread.',
      read: inside.longUseCases,
    },
    {
      name: 'evenkeel_sync_jobs_running',
      help: 'Ledgers whose background work is under way.',
      read: () => inside.syncJobs().running,
    },
    {
      name: 'evenkeel_sync_jobs_waiting',
      help: 'Ledgers whose background work is due and waits here.',
      read: () => inside.syncJobs().waiting,
    },
    {
      name: 'evenkeel_event_loop_delay_seconds',
      help: 'The longest that the process stood still since the last look.',
      read: delaySinceLastLook,
    },
    {
      name: 'evenkeel_disk_free_bytes',
      help: 'Free space where the databases are.',
      read: () => freeBytes(dataFolder),
    },
    { name: 'process_resident_memory_bytes', help: 'Memory of the process.', read: () => process.memoryUsage.rss() },
    { name: 'process_uptime_seconds', help: 'Seconds since the process began.', read: () => process.uptime() },
  ]
}

function freeBytes(folder: string): number {
  const { bavail, bsize } = statfsSync(folder)
  return bavail * bsize
}

/** Creates what an operator can ask of this process, and the log of answered requests. */
export function createNodeOperations(
  settings: Pick<Settings, 'dataFolder' | 'metricsToken' | 'logsRequests'>,
  inside: Inside,
  own: OwnProcess,
): NodeOperations {
  let atWork = 0
  let isReady = true
  const log = linesOfATurn(
    (lines) => void process.stderr.write(lines),
    (flush) => process.once('exit', flush),
  )
  const metrics = createMetrics(createGauges(settings.dataFolder, inside, () => atWork))
  return {
    metricsToken: settings.metricsToken,
    isReady: () => isReady,
    fault: () => (inside.ledgerWatch.isDiskSuspect() ? 'ledgers' : undefined),
    stopping: () => void (isReady = false),
    metrics: own.metricsOfAll(metrics.text),
    observe() {
      const begun = performance.now()
      atWork += 1
      return (answered) => {
        atWork -= 1
        const milliseconds = performance.now() - begun
        metrics.count(answered, milliseconds / 1000)
        if (settings.logsRequests) log(requestLine(answered, milliseconds, Date.now(), own.number))
      }
    },
  }
}
