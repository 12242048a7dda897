import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { openBrowser } from '../../scripts/lib/browser.mjs'
import { root } from '../../scripts/lib/root.mjs'
import { startEvenkeel } from '../support/start-evenkeel.mjs'
import { leftInEnglish, sideways } from './language-left.mjs'
import { screens } from './screens.mjs'
import { smallPng } from './small-png.mjs'

/*
 * Builds the edition of one language in English's place, opens every screen in it, and says what scrolls sideways and, for the
 * made-up language, which words are still English: `npm run language -- en-XA`. With a folder it keeps a picture of each screen.
 */
const [language = 'en-XA', folder] = process.argv.slice(2)
const person = { email: 'demo@evenkeel.example', password: 'Quiet-Harbor-42' }
const widths = [1280, 375]
const home = { name: 'home', hash: '/my-goals-and-finances' }

const out = mkdtempSync(join(tmpdir(), 'evenkeel-edition-'))
const build = spawnSync(process.execPath, ['build/build.ts', '--language', language, '--out', out], {
  cwd: join(root, 'apps/portal'),
  stdio: 'inherit',
})
if (build.status !== 0) process.exit(build.status ?? 1)
if (folder) mkdirSync(resolve(root, folder), { recursive: true })

/** @param {import('playwright-core').Page} page @param {string} name */
async function look(page, name) {
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => document.fonts.ready)
  if (folder)
    writeFileSync(join(resolve(root, folder), `${name}.png`), smallPng(await page.screenshot({ fullPage: true })))
  const over = await sideways(page)
  if (over > 0) console.log(`${name} scrolls ${over} pixels sideways`)
  return { over, left: language === 'en-XA' ? await leftInEnglish(page) : [] }
}

const server = await startEvenkeel({ env: { EVENKEEL_PORTAL: out } })
const browser = await openBrowser()
/** @type {Map<string, string[]>} */
const left = new Map()
let wide = 0
try {
  for (const width of widths) {
    const context = await browser.newContext({ viewport: { width, height: 900 }, reducedMotion: 'reduce' })
    const page = await context.newPage()
    await page.goto(`${server.origin}/login`)
    /** @type {{ name: string, hash?: string }[]} */
    const shown = [{ name: 'sign-in' }, home, { name: 'transactions', hash: `${home.hash}/transactions` }, ...screens]
    for (const { name, hash } of shown) {
      if (hash === home.hash) {
        await page.locator('input[type=email], input[autocomplete*=username]').first().fill(person.email)
        await page.locator('input[type=password]').fill(person.password)
        await page.locator('form button[type=submit]').click()
        await page.waitForURL('**/secure/home#**')
      } else if (hash !== undefined) await page.goto(`${server.origin}/secure/home#${hash}`)
      const found = await look(page, `${name}-${width}`)
      wide += found.over > 0 ? 1 : 0
      for (const text of found.left) left.set(text, [...new Set([...(left.get(text) ?? []), name])])
    }
    await context.close()
  }
} finally {
  await browser.close()
  await server.stop()
  rmSync(out, { recursive: true, force: true })
}
for (const [text, places] of left) console.log(`${places.slice(0, 3).join(', ')}: ${text}`)
console.log(`${wide} screens scroll sideways, ${left.size} texts are in English.`)
process.exit(wide === 0 ? 0 : 1)
