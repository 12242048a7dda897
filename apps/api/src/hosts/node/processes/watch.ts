import { readFileSync } from 'node:fs'

/** How often a process is asked for a sign of life, if it may be silent for long enough. */
const maxTickMs = 2_000
const looksWithinGrace = 10

/** What to do about a process: ask it, wait for its answer, or kill it. */
type Verdict = 'ask' | 'wait' | 'hung'

/** Judges one process by whether it answers. */
export interface Watch {
  /**
   * Must be called at every tick. `now` in milliseconds of any clock; `isStopped` says whether the system has halted
   * the process.
   */
  look(now: number, isStopped: () => boolean): Verdict
  /** Records an answer. */
  answered(): void
  /** Returns for how long it has owed an answer, in milliseconds. */
  silentFor(): number
}

/** Returns after how many milliseconds to look again. */
export const toTickMs = (graceMs: number): number => Math.min(maxTickMs, graceMs / looksWithinGrace)

/**
 * Distinguishes a process that hangs from a slow one: it hangs once it has owed an answer for `graceMs`. Only time
 * during which the asking process was running counts, so at most two ticks between two looks: if the whole machine was
 * suspended, both were. Time during which the system has halted the process itself does not count.
 */
export function createWatch(graceMs: number): Watch {
  let isAsked = false
  let silence = 0
  let lastLook = 0
  return {
    look(now, isStopped) {
      const since = Math.min(now - lastLook, 2 * toTickMs(graceMs))
      lastLook = now
      if (!isAsked) {
        isAsked = true
        silence = 0
        return 'ask'
      }
      if (isStopped()) return 'wait'
      silence += since
      return silence >= graceMs ? 'hung' : 'wait'
    },
    answered: () => void (isAsked = false),
    silentFor: () => silence,
  }
}

/**
 * Whether the system has halted a process (SIGSTOP, a debugger): such a process is silent but does not hang. Only Linux
 * reports it in a file; elsewhere this returns false.
 */
export function isHalted(pid: number): boolean {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The name before the state is in brackets, and may hold any character.
    return /^[Tt]$/.test(stat.slice(stat.lastIndexOf(')') + 2).charAt(0))
  } catch {
    return false
  }
}
