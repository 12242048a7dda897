import { isStoreUnavailable } from '../sqlite/is-store-unavailable.ts'
import type { SqliteFile } from '../sqlite/sqlite-file.ts'
import type { Sessions } from './sessions.ts'

/** A process that is killed forgets uses of this long at most: those sessions end this much early, never late. */
const writeEveryMs = 15_000

const noteAll = `UPDATE session SET last_seen_at = used.value
FROM json_each(?) AS used WHERE session.id_hash = used.key AND session.last_seen_at < used.value`

/** The sessions of a file, of which the uses are written together. */
export interface GatheredSessions {
  readonly sessions: Sessions
  /** Writes what is noted and not written yet; called before the file is closed. */
  write(): void
}

/**
 * Returns sessions whose uses this process writes together, in one commit for all people of some seconds: with one commit for
 * each use, noting them took a tenth of a busy process. A session that was ended meanwhile stays ended.
 */
export function gatherUses(sessions: Sessions, file: SqliteFile, everyMs = writeEveryMs): GatheredSessions {
  const used = new Map<string, number>()
  let timer: NodeJS.Timeout | undefined

  const write = () => {
    clearTimeout(timer)
    timer = undefined
    if (used.size === 0 || !file.open) return
    file.prepare(noteAll).run(JSON.stringify(Object.fromEntries(used)))
    used.clear()
  }
  const writeLater = () => {
    timer ??= setTimeout(() => {
      try {
        write()
      } catch (error) {
        if (!isStoreUnavailable(error)) throw error
        // A busy or full disk: what is noted stays, and is written next time.
        writeLater()
      }
    }, everyMs)
    timer.unref()
  }

  return {
    write,
    sessions: {
      ...sessions,
      async touch(idHash, at) {
        used.set(idHash, Math.max(at, used.get(idHash) ?? 0))
        writeLater()
      },
      async findLive(idHash, limits) {
        const found = await sessions.findLive(idHash, limits)
        const usedAt = used.get(idHash)
        if (usedAt === undefined) return found
        if (found) return { ...found, lastSeenAt: Math.max(usedAt, found.lastSeenAt) }
        // What is stored may be too old where the use is not.
        write()
        return sessions.findLive(idHash, limits)
      },
      async ofPerson(personId, limits) {
        write()
        return sessions.ofPerson(personId, limits)
      },
      async forgetEnded(limits) {
        write()
        await sessions.forgetEnded(limits)
      },
    },
  }
}
