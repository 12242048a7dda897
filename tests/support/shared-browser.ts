import type { Browser } from 'playwright-core'
import { openBrowser } from '../../scripts/lib/browser.mjs'

let running: Promise<Browser> | undefined

/** Returns the browser of this worker, which starts with its first file and ends with the worker. */
export async function sharedBrowser(): Promise<Browser> {
  const known = await running
  if (known?.isConnected()) return known
  running = openBrowser()
  return running
}

/** Closes all profiles that a file has opened, so that the next one finds a browser without any. */
export async function closeProfiles(browser: Browser): Promise<void> {
  await Promise.all(browser.contexts().map((context) => context.close()))
}
