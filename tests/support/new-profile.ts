import type { Browser, BrowserContext, BrowserContextOptions } from 'playwright-core'
import { patienceMs } from './patience.ts'

/** How many times slower the browser's pages compute: `SLOW_PAGES=6` finds tests that pass on fast machines alone. */
const slower = Number(process.env['SLOW_PAGES'] ?? 1)

/** Opens a browser profile whose pages wait patiently for what a test acts on. */
export async function newProfile(browser: Browser, options?: BrowserContextOptions): Promise<BrowserContext> {
  const context = await browser.newContext(options)
  context.setDefaultTimeout(patienceMs)
  if (slower > 1) {
    context.on('page', async (page) => {
      const devtools = await context.newCDPSession(page)
      await devtools.send('Emulation.setCPUThrottlingRate', { rate: slower })
    })
  }
  return context
}
