import type { AppParts } from '../app-parts.ts'
import type { Log } from '../http/error-answer.ts'
import { anchorFile } from '../settings/anchor-place.ts'
import type { AnchorPlace, SentAnchor } from '../store/directory/audit-anchors.ts'

const timeoutMs = 5_000

interface Outside {
  readonly http: (request: Request) => Promise<Response>
  readonly log: Log
  /** Adds a line to a file; absent where there are no files. */
  readonly append?: (path: string, line: string) => void
}

async function post(address: string, sent: SentAnchor, { http }: Outside): Promise<void> {
  const headers = { 'Content-Type': 'application/json' }
  const signal = AbortSignal.timeout(timeoutMs)
  const { ok, status } = await http(
    new Request(address, { method: 'POST', headers, body: JSON.stringify(sent), redirect: 'error', signal }),
  )
  if (!ok) throw new Error(`The place of the audit's anchors answered ${status}`)
}

/** Returns the place that a setting names; undefined for none. */
export function createAnchorPlace(place: string | undefined, outside: Outside): AnchorPlace | undefined {
  if (place === undefined || place === 'none') return undefined
  const path = anchorFile(place)
  const { append, log } = outside
  return async (sent) => {
    if (place === 'log') return log({ event: 'audit-anchor', requestId: '', call: 'audit', ...sent })
    if (path === undefined) return post(place, sent, outside)
    append?.(path, `${JSON.stringify(sent)}\n`)
  }
}

/** Records the state of the audit log if that is due, and sends what the place outside does not have yet. */
export async function keepAuditAnchors({
  directory: { auditAnchors },
  clock,
  log,
  anchorPlace,
}: Pick<AppParts, 'directory' | 'clock' | 'log' | 'anchorPlace'>): Promise<void> {
  try {
    await auditAnchors.record(clock.now())
    if (!anchorPlace) return
    // Sent first and marked then: after a kill it may be sent twice, and is never left out.
    for (const { id, at, chains, root, previous } of await auditAnchors.unsent()) {
      await anchorPlace({ anchor: id, at: new Date(at).toISOString(), chains, root, previous })
      await auditAnchors.markSent(id, clock.now())
    }
  } catch (error) {
    log({ event: 'audit-anchor-failed', requestId: '', call: 'audit', error })
  }
}
