import type { SqliteFile } from '../sqlite/sqlite-file.ts'
import type { LiveSession, SessionLimits, Sessions } from './sessions.ts'

/** Those of the sessions in use, which come with every request. */
const maxKept = 10_000

const isLive = ({ lastSeenAt, createdAt }: LiveSession, limits: SessionLimits): boolean =>
  lastSeenAt > limits.seenAfter && createdAt > limits.createdAfter && createdAt <= limits.createdBefore

/**
 * Returns sessions that are looked up again only after the directory changed. SQLite's own counters say so: of every commit of another
 * process, and of every row that this one changed. So no session outlives its end, and no writer has to report anything.
 */
export function keepWhileUnchanged(sessions: Sessions, file: SqliteFile): Sessions {
  const byOthers = file.prepare<[], number>('PRAGMA data_version').pluck()
  const byUs = file.prepare<[], number>('SELECT total_changes()').pluck()
  const kept = new Map<string, LiveSession>()
  let keptAt = ''

  const readStamp = () => {
    const stamp = `${byOthers.get()} ${byUs.get()}`
    if (stamp !== keptAt) kept.clear()
    keptAt = stamp
    return stamp
  }

  return {
    ...sessions,
    async findLive(idHash, limits) {
      const stamp = readStamp()
      const known = kept.get(idHash)
      if (known) return isLive(known, limits) ? known : undefined
      const found = await sessions.findLive(idHash, limits)
      // What was read before a change is not kept for after it.
      if (found && stamp === keptAt) kept.set(idHash, found)
      const [oldest] = kept.keys()
      if (oldest !== undefined && kept.size > maxKept) kept.delete(oldest)
      return found
    },
  }
}
