import { startReport } from '../../scripts/lib/bench-report.mjs'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { openBrowser } from '../../scripts/lib/browser.mjs'
import { signIn } from '../pictures/language-people.mjs'
import { startEvenkeel } from '../support/start-evenkeel.mjs'

/** What the accounts screen may weigh, and what the best-known peer takes, in KiB of gzip. */
const targetKib = 150
const peer = 2377

/** @param {number} bytes */
const kib = (bytes) => (bytes / 1024).toFixed(1)

const folder = mkdtempSync(join(tmpdir(), 'evenkeel-bench-'))
const server = await startEvenkeel({ dataFolder: folder })
const browser = await openBrowser()
try {
  const report = startReport('tests-size', 'JavaScript until the accounts can be used')
  const english = await measure('en-US')
  report.figure('all scripts together', english, 'KiB of gzip', {
    aim: targetKib,
    note: `the best-known peer takes ${peer}`,
  })
  const spanish = await measure('es-US')
  report.figure('all scripts together, in Spanish', spanish, 'KiB of gzip', { note: 'has no aim' })
  report.end()
} finally {
  await browser.close()
  await server.stop()
  rmSync(folder, { recursive: true, force: true })
}

/** Returns what the accounts screen weighs in a language, in KiB. @param {'en-US' | 'es-US'} locale */
async function measure(locale) {
  const context = await browser.newContext({ locale })
  const first = await context.newPage()
  await first.goto(`${server.origin}/login#/auth/login`)
  await signIn(first, server.origin, { email: 'demo@evenkeel.example', hasCode: false, screens: [] })
  await first.getByRole('heading', { level: 2, name: /^(?:Net worth|Patrimonio neto)$/ }).waitFor()
  // Signing in has kept the language of the page with the person.
  const scripts = await scriptsUntilAccounts(await context.newPage())
  const total = scripts.reduce((sum, { bytes }) => sum + bytes, 0)
  if (total === 0) throw new Error('The accounts were not seen to be usable, so no script came before them')
  console.log(`JavaScript up to the usable accounts screen in ${locale}, gzip`)
  for (const { name, bytes } of scripts) console.log(`  ${name.padEnd(34)}${kib(bytes).padStart(8)} KiB`)
  await context.close()
  return total / 1024
}

/**
 * Opens the home screen with an empty cache and returns every script that was requested before the accounts could be used: before
 * the first group of accounts stood as a button.
 * @param {import('playwright-core').Page} page
 */
async function scriptsUntilAccounts(page) {
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('Network.setCacheDisabled', { cacheDisabled: true })
  /** @type {Map<string, Promise<number>>} */
  const sizes = new Map()
  page.on('response', (response) => {
    if (response.request().resourceType() !== 'script') return
    // What comes after the screen is usable may be cut off by the end of the measurement; it is not counted.
    sizes.set(
      response.url(),
      response.body().then(
        (body) => gzipSync(body, { level: 9 }).length,
        () => 0,
      ),
    )
  })
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      const groups = [...document.querySelectorAll('main section button[aria-expanded]')]
      if (!groups.some(({ textContent }) => /\d (?:accounts?|cuentas?)/.test(textContent))) return
      performance.mark('usable')
      observer.disconnect()
    }).observe(document, { subtree: true, childList: true })
  })
  await page.goto(`${server.origin}/secure/home`)
  await page.waitForFunction(() => performance.getEntriesByName('usable').length > 0)
  const before = await page.evaluate(() => {
    const usableAt = performance.getEntriesByName('usable')[0]?.startTime ?? 0
    return performance
      .getEntriesByType('resource')
      .flatMap(({ name, startTime }) => (startTime < usableAt ? [name] : []))
  })
  const scripts = [...sizes].filter(([url]) => before.includes(url))
  return Promise.all(
    scripts.map(async ([url, bytes]) => ({ name: new URL(url).pathname.split('/').at(-1) ?? url, bytes: await bytes })),
  )
}
