/** Whether a pointer press is in progress on something that can be pressed. */
const isPressing = (): boolean => document.querySelector('button:active, a:active, label:active') !== null

/**
 * Runs a callback after a field was left; if a press on a button took the focus from it, after that press is over. An
 * error that is shown on leaving may move the content below: the button would move away from under the pointer before
 * it is released, and the press would be lost.
 */
export function afterPress(act: () => void): void {
  if (!isPressing()) return act()
  const over = new AbortController()
  const then = () => {
    over.abort()
    act()
  }
  for (const name of ['mouseup', 'pointercancel', 'dragend'])
    window.addEventListener(name, then, { capture: true, signal: over.signal })
}
