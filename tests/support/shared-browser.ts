import type { Browser } from 'playwright-core'
import { openBrowser } from '../../scripts/lib/browser.mjs'

let running: Promise<Browser> | undefined

/** Most pages of a test live for a second or two: what further threads compile for later is never run, and takes a seventh of the browser's time. */
const withoutFurtherThreads = ['--js-flags=--single-threaded']

/** Returns the browser of this worker, which starts with its first file and ends with the worker. */
export async function sharedBrowser(): Promise<Browser> {
  const known = await running
  if (known?.isConnected()) return known
  running = openBrowser(withoutFurtherThreads)
  return running
}

/** Closes all profiles that a file has opened, so that the next one finds a browser without any. */
export async function closeProfiles(browser: Browser): Promise<void> {
  await Promise.all(browser.contexts().map((context) => context.close()))
}
