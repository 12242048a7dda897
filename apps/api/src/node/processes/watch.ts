/** How often a process is asked whether it is there, where it may be silent for long enough. */
const LONGEST_TICK_MS = 2_000
const LOOKS_WITHIN_GRACE = 10

/** What is to be done about a process: to ask it, to wait for its answer, or to give it up. */
type Verdict = 'ask' | 'wait' | 'hung'

/** Judges one process by whether it answers. */
export interface Watch {
  /** To be called at every tick. `now` in milliseconds of any clock; `isStopped` says whether the system has halted the process. */
  look(now: number, isStopped: () => boolean): Verdict
  /** It has answered. */
  answered(): void
  /** For how long it has owed an answer, in milliseconds. */
  silentFor(): number
}

/** After how many milliseconds to look again. */
export const tickOf = (graceMs: number): number => Math.min(LONGEST_TICK_MS, graceMs / LOOKS_WITHIN_GRACE)

/**
 * Tells a process that hangs from one that is slow: it hangs once it has owed an answer for `graceMs`. Only time during which
 * the one that asks was running counts, and so no more than two ticks from one look to the next: where the whole machine stood
 * still, both did. Nor does time count for which the system has halted the process itself.
 */
export function makeWatch(graceMs: number): Watch {
  let isAsked = false
  let silence = 0
  let lastLook = 0
  return {
    look(now, isStopped) {
      const since = Math.min(now - lastLook, 2 * tickOf(graceMs))
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
