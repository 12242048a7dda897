import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { openBrowser } from '../../scripts/lib/browser.mjs'
import { root } from '../../scripts/lib/root.mjs'
import { startEvenkeel } from '../support/start-evenkeel.mjs'
import { sampleMailsIn, sampleNoteMailsIn } from '../../apps/api/testing/fixtures/sample-mails.ts'
import { cutTexts, leftInEnglish, sideways } from './language-left.mjs'
import { screens } from './screens.mjs'
import { smallPng } from './small-png.mjs'

/*
 * Builds the edition of one language in English's place, opens every screen and every email in it, and says what scrolls sideways,
 * which texts are cut, and which read as English: `npm run language -- es-US`. With a folder it keeps a picture of each; some of
 * them in dark, too.
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
  await page.locator('output', { hasText: loading }).first().waitFor({ state: 'detached' })
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => document.fonts.ready)
  if (folder)
    writeFileSync(join(resolve(root, folder), `${name}.png`), smallPng(await page.screenshot({ fullPage: true })))
  const over = await sideways(page)
  if (over > 0) console.log(`${name} scrolls ${over} pixels sideways`)
  for (const text of await cutTexts(page)) console.log(`${name} cuts: ${text}`)
  return { over, left: await leftInEnglish(page, language) }
}

/** What a card says while it loads, in each language. */
const loading = /^(?:Loading|Cargando|\[)/

/** What is drawn in dark, too. */
const alsoDark = new Set(['home', 'transactions', 'goal-retirement', 'form-retirement', 'budgets', 'settings'])

/** @param {string} name @param {number} width @param {() => Promise<{ over: number, left: string[] }>} see */
async function note(name, width, see) {
  const found = await see()
  wide += found.over > 0 ? 1 : 0
  for (const text of found.left) left.set(text, [...new Set([...(left.get(text) ?? []), `${name}-${width}`])])
}

/** @param {import('playwright-core').Page} page @param {number} width */
async function lookAtMails(page, width) {
  // Our own pages take no markup as text.
  await page.goto('about:blank')
  for (const [name, { html }] of Object.entries({ ...sampleMailsIn(language), ...sampleNoteMailsIn(language) })) {
    await page.setContent(html ?? '')
    await note(`mail-${name}`, width, () => look(page, `mail-${name}-${width}`))
  }
}

/** @type {Map<string, string[]>} */
const left = new Map()
let wide = 0
const server = await startEvenkeel({ env: { EVENKEEL_PORTAL: out } })
const browser = await openBrowser()
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
      } else if (hash !== undefined) {
        await page.goto('about:blank')
        await page.goto(`${server.origin}/secure/home#${hash}`)
      }
      await note(name, width, () => look(page, `${name}-${width}`))
      if (!alsoDark.has(name)) continue
      await page.emulateMedia({ colorScheme: 'dark' })
      await look(page, `${name}-${width}-dark`)
      await page.emulateMedia({ colorScheme: 'light' })
    }
    await lookAtMails(page, width)
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
