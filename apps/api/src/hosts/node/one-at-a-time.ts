/**
 * Returns the work as it is done once at a time: a call meanwhile leads to one more run. Each call settles when all of it
 * is done.
 */
export function oneAtATime(work: () => Promise<void>): () => Promise<void> {
  let isWanted = false
  let running: Promise<void> | undefined
  const run = async () => {
    while (isWanted) {
      isWanted = false
      await work()
    }
  }
  return () => {
    isWanted = true
    running ??= run().finally(() => void (running = undefined))
    return running
  }
}
