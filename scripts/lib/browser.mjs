import { chromium } from 'playwright-core'
import { findBrowser } from './find-browser.mjs'

/** A running headless Chromium for one test file; whoever opens it closes it. */
export async function openBrowser() {
  return chromium.launch(await findBrowser())
}
