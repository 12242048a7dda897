import { createRoot, type Root } from 'react-dom/client'

/** Creates a root that says when the code of what it draws fails, which leaves nothing of it to see. */
export const createGuardedRoot = (place: HTMLElement, onFailure: () => void): Root =>
  createRoot(place, {
    onUncaughtError(reason) {
      reportError(reason)
      // Not in React's own work, which cannot take down what it is drawing.
      setTimeout(onFailure)
    },
  })
