import type { BrowserContextOptions, Page } from 'playwright-core'
import { openBrowser } from '../../scripts/lib/browser.mjs'
import { employeePaths } from '../e2e/access/employee-paths.ts'
import { cutOff, goTo, setFontSize, sideways, space } from '../e2e/support/room.ts'
import { maya, type Person, sam } from '../e2e/support/api.ts'
import { failCalls } from '../e2e/support/screens.ts'
import { coveredByBar } from '../engines/keyboard.ts'
import { startEvenkeel } from '../support/start-evenkeel.mjs'

/*
 * Opens every screen of an employee in every way of looking at it, and prints what is cut off, covered, scrolls sideways, or throws:
 * `npm run baseline -- screens`. A word behind it picks the ways whose name has it.
 */
interface Way {
  readonly options: BrowserContextOptions
  /** The size of the font that the person set in the browser, in pixels. */
  readonly fontSize?: number
  readonly isSpaced?: boolean
  readonly onPaper?: boolean
  /** Also goes through every stop of the keyboard. */
  readonly byKeyboard?: boolean
}

const narrow = { width: 320, height: 640 }
const wide = { width: 1280, height: 800 }
const ways: Readonly<Record<string, Way>> = {
  wide: { options: { viewport: wide } },
  phone: { options: { viewport: { width: 375, height: 812 }, hasTouch: true } },
  dark: { options: { viewport: wide, colorScheme: 'dark' } },
  'dark-phone': { options: { viewport: { width: 375, height: 812 }, colorScheme: 'dark' } },
  'zoom-200': { options: { viewport: { width: 640, height: 400 } }, byKeyboard: true },
  'zoom-400': { options: { viewport: { width: 320, height: 256 } } },
  'large-font': { options: { viewport: wide }, fontSize: 32 },
  'large-font-phone': { options: { viewport: { width: 375, height: 812 } }, fontSize: 20 },
  'large-font-narrow': { options: { viewport: narrow }, fontSize: 24 },
  spacing: { options: { viewport: wide }, isSpaced: true },
  'spacing-narrow': { options: { viewport: narrow }, isSpaced: true },
  'forced-colors': { options: { viewport: wide, forcedColors: 'active' } },
  'forced-colors-narrow': { options: { viewport: narrow, forcedColors: 'active' }, isSpaced: true },
  contrast: { options: { viewport: wide, contrast: 'more' } },
  'reduced-motion': { options: { viewport: wide, reducedMotion: 'reduce' } },
  paper: { options: { viewport: { width: 720, height: 1000 } }, onPaper: true },
}

/** Who looks: a person with everything, one who has only begun, and one whose calls fail. */
const visitors: Readonly<Record<string, { readonly person: Person; readonly fails: boolean }>> = {
  everything: { person: maya, fails: false },
  nothing: { person: sam, fails: false },
  failing: { person: maya, fails: true },
}

/** How long a screen may take to arrange itself, in milliseconds. */
const patienceMs = 3000
const maxStops = 150

const [word = ''] = process.argv.slice(2)
const findings: string[] = []

async function signIn(page: Page, origin: string, { email, password }: Person) {
  await page.goto(`${origin}/login`)
  await page.getByRole('textbox', { name: 'Email' }).fill(email)
  await page.getByRole('textbox', { name: 'Password' }).fill(password)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.waitForURL('**/secure/**')
  await page.getByRole('heading', { level: 1 }).waitFor()
}

async function change(page: Page, { fontSize, isSpaced = false, onPaper = false }: Way) {
  if (fontSize !== undefined) await setFontSize(page, fontSize)
  if (onPaper) await page.emulateMedia({ media: 'print' })
  if (isSpaced) await space(page)
}

/** Returns the stops of the keyboard that a bar of the frame covers. */
async function coveredStops(page: Page): Promise<readonly string[]> {
  const covered: string[] = []
  for (let stop = 0; stop < maxStops; stop += 1) {
    await page.keyboard.press('Tab')
    await page.evaluate(() => new Promise(requestAnimationFrame))
    const name = await page.evaluate(coveredByBar)
    if (name !== null) covered.push(`a bar covers ${name}`)
    if (await page.evaluate(() => document.activeElement === document.body)) break
  }
  return covered
}

async function look(page: Page, path: string, { byKeyboard = false }: Way): Promise<readonly string[]> {
  await goTo(page, path)
  for (const end = Date.now() + patienceMs; ; await page.waitForTimeout(100)) {
    const width = await sideways(page)
    const seen = [...(await cutOff(page)), ...(width > 0 ? [`${width} pixels sideways`] : [])]
    if (seen.length === 0 || Date.now() > end) return byKeyboard ? [...seen, ...(await coveredStops(page))] : seen
  }
}

const evenkeel = await startEvenkeel()
try {
  const browser = await openBrowser()
  for (const [name, way] of Object.entries(ways).filter(([each]) => each.includes(word))) {
    for (const [who, { person, fails }] of Object.entries(visitors)) {
      const context = await browser.newContext(way.options)
      const page = await context.newPage()
      const label = `${name}, ${who}`
      page.on('pageerror', (error) => findings.push(`${label}: ${error.message}`))
      await signIn(page, evenkeel.origin, person)
      await change(page, way)
      if (fails) await failCalls(page)
      let wrong = 0
      for (const path of employeePaths) {
        const seen = await look(page, path, way).catch((error: unknown) => [String(error).slice(0, 200)])
        wrong += seen.length
        for (const finding of seen) findings.push(`${label}, ${path}: ${String(finding)}`)
      }
      console.log(`${label}: ${employeePaths.length} screens, ${wrong} findings`)
      await context.close()
    }
  }
  await browser.close()
} finally {
  await evenkeel.stop()
}
for (const finding of findings) console.log(finding)
console.log(`${findings.length} findings.`)
process.exit(findings.length === 0 ? 0 : 1)
