/** How long a window has to be in front before a press on a button that binds counts, in milliseconds. */
const armedAfter = 800

/**
 * Decides whether a press counts. A page can lure a person into a double press whose second half lands on our button the moment
 * that our window opens, comes forward, or moves under the pointer; so each of these starts the time again.
 */
export function createArming() {
  let since: number | null = null
  let concerned = ''
  return {
    /** The window came forward, went back, or changed its size. All times are in milliseconds. */
    restart(now: number, isInFront: boolean) {
      since = isInFront ? now : null
    },
    /** What a press agrees to; no one has read it yet if it is new. */
    concern(about: string, now: number) {
      if (about !== concerned && since !== null) since = now
      concerned = about
    },
    isArmed: (pressBeganAt: number): boolean => since !== null && pressBeganAt - since >= armedAfter,
  }
}
