import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openBrowser } from '../../scripts/lib/browser.mjs'
import { root } from '../../scripts/lib/root.mjs'
import { startEvenkeel } from '../support/start-evenkeel.mjs'
import { sampleMailsIn, sampleNoteMailsIn } from '../../apps/api/testing/fixtures/sample-mails.ts'
import { lookAtDialogs } from './dialogs.mjs'
import { createLook, ready } from './language-look.mjs'
import { lookOutside } from './language-outside.mjs'
import { createIds, people, signIn } from './language-people.mjs'

/** @typedef {import('playwright-core').Page} Page */

/*
 * Builds the edition of one language in English's place, opens every screen of an employee, a planner, and a staff member, every
 * dialog, and every email in it at 1280 and 375 pixels, and says what scrolls sideways, which texts are cut, and which read as
 * English: `npm run language -- es-US`. With a folder it keeps a picture of each; some of them in dark, too. Further words pick
 * screens by their names.
 */
const [language = 'en-XA', folder, ...words] = process.argv.slice(2)

const out = mkdtempSync(join(tmpdir(), 'evenkeel-edition-'))
const build = spawnSync(process.execPath, ['build/build.ts', '--language', language, '--out', out], {
  cwd: join(root, 'apps/portal'),
  stdio: 'inherit',
})
if (build.status !== 0) process.exit(build.status ?? 1)

const { look, report } = createLook(language, folder)
const server = await startEvenkeel({ env: { EVENKEEL_PORTAL: out } })
const browser = await openBrowser()

/** What is drawn in dark, too. */
const alsoDark = new Set(['home', 'transactions', 'goal-retirement', 'form-retirement', 'budgets', 'settings'])

/** @param {Page} page @param {string} name */
async function lookInDark(page, name) {
  await page.emulateMedia({ colorScheme: 'dark' })
  await look(page, `${name}-dark`)
  await page.emulateMedia({ colorScheme: 'light' })
}

/** Returns a title as a part of a file's name. @param {string} title */
const nameOf = (title) =>
  title
    .toLowerCase()
    .replaceAll(/[^\p{L}\d]+/gu, '-')
    .slice(0, 40)

/** @param {string} name */
const isWanted = (name) => words.length === 0 || words.some((word) => name.includes(word))

/** @param {Page} page */
async function lookAtMails(page) {
  for (const [name, { html }] of Object.entries({ ...sampleMailsIn(language), ...sampleNoteMailsIn(language) })) {
    await page.setContent(html ?? '')
    await look(page, `mail-${name}`)
  }
}

/** @param {Page} page @param {string} hash */
async function openAt(page, hash) {
  await page.goto('about:blank')
  await page.goto(`${server.origin}/secure/home#${hash}`)
  await page.getByRole('heading', { level: 1 }).waitFor()
  await ready(page)
  return new URL(page.url()).pathname.startsWith('/secure/')
}

/** Who uses a page. @type {Map<Page, import('./language-people.mjs').Person>} */
const persons = new Map()

/** Opens a screen, and signs in again after a press that signed out. @param {Page} page @param {string} hash */
async function openHash(page, hash) {
  if (await openAt(page, hash)) return
  const person = persons.get(page)
  if (person) await signIn(page, server.origin, person)
  if (!(await openAt(page, hash))) throw new Error(`${hash} asks to sign in`)
}

/** Dialogs that are on a picture. @type {Set<string>} */
const seen = new Set()

const withIds = createIds(openHash)
let isSound = false

/** A screen and its dialogs. @param {Page} page @param {string} name @param {() => Promise<void>} open */
async function lookAtScreen(page, name, open) {
  await open()
  await look(page, name)
  if (alsoDark.has(name)) await lookInDark(page, name)
  await lookAtDialogs(page, open, async (title) => {
    const kind = title === '' ? `${name}-pressed` : nameOf(title)
    if (seen.has(kind)) return
    seen.add(kind)
    await look(page, title === '' ? kind : `${name}-${kind}`)
  })
}

/** @param {Page} page @param {import('./language-people.mjs').Person} person */
async function lookAtScreens(page, person) {
  const wanted = person.screens.filter(({ name }) => isWanted(name))
  if (wanted.length === 0) return
  await page.goto(`${server.origin}/login`)
  if (!person.hasCode) await look(page, 'sign-in')
  await signIn(page, server.origin, person)
  persons.set(page, person)
  for (const { name, hash } of wanted) {
    const address = await withIds(page, hash)
    await lookAtScreen(page, name, () => openHash(page, address))
  }
}

try {
  for (const person of people) {
    const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce' })
    await lookAtScreens(await context.newPage(), person)
    await context.close()
  }
  const context = await browser.newContext()
  if (isWanted('mail')) await lookAtMails(await context.newPage())
  if (isWanted('outside')) await lookOutside(browser, server.origin, look)
  await context.close()
} finally {
  isSound = report()
  await browser.close()
  await server.stop()
  rmSync(out, { recursive: true, force: true })
}
process.exit(isSound ? 0 : 1)
