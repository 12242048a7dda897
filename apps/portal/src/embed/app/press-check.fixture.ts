import { onTestFinished, vi } from 'vitest'

/**
 * Forgets what a test lets watch the document, once it is done: the next file's tests press the same document, without an observer.
 * Returns the spy on `document.addEventListener`.
 */
export function forgetWatchesAfterTest() {
  const added = vi.spyOn(document, 'addEventListener')
  const { calls } = added.mock
  onTestFinished(() => {
    for (const call of calls) document.removeEventListener(...call)
    added.mockRestore()
  })
  return added
}
