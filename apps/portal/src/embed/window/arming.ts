/** How long a window has to be in front before a press on a button that binds counts, in milliseconds. */
const armedAfter = 800

/**
 * Decides whether a press counts. A page can lure a person into a double press whose second half lands on our button the moment
 * that our window opens, comes forward, or moves under the pointer; so each of these starts the time again.
 */
export function createArming() {
  let since: number | null = null
  return {
    /** The window came forward, went back, or changed its size. All times are in milliseconds. */
    restart(now: number, isInFront: boolean) {
      since = isInFront ? now : null
    },
    isArmed: (pressBeganAt: number): boolean => since !== null && pressBeganAt - since >= armedAfter,
  }
}
