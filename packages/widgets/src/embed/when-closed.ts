/** How often a window is looked at, in milliseconds, to notice that it was closed. */
const LOOK_EVERY = 500

/**
 * Calls back once when a window of ours is closed. Some close right after their last word, so only the second look in a row
 * says that none will come. Gives a function that stops the looking.
 */
export function whenClosed(opened: Pick<Window, 'closed'>, callback: () => void): () => void {
  let wasClosed = false
  const look = () => {
    if (opened.closed && wasClosed) {
      clearInterval(looking)
      callback()
    }
    wasClosed = opened.closed
  }
  const looking = setInterval(look, LOOK_EVERY)
  return () => clearInterval(looking)
}
