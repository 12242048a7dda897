/** A press of the pointer that is under way in the tree around an element, on something that can be pressed. */
function isPressing(element: Element): boolean {
  const root = element.getRootNode()
  return (
    (root instanceof Document || root instanceof ShadowRoot) &&
    root.querySelector('button:active, a:active, label:active') !== null
  )
}

/**
 * Does something when a field was left; where a press on a button took the focus from it, once that press is over. What a
 * field says when it is left may move what stands below it: the button would go from under the pointer before it is let go,
 * and the press would count for nothing.
 */
export function afterPress(field: Element, act: () => void): void {
  if (!isPressing(field)) return act()
  const over = new AbortController()
  const then = () => {
    over.abort()
    act()
  }
  for (const name of ['mouseup', 'pointercancel', 'dragend'])
    window.addEventListener(name, then, { capture: true, signal: over.signal })
}
