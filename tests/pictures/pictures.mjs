import { mkdirSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { openBrowser } from '../../scripts/lib/browser.mjs'
import { root } from '../../scripts/lib/root.mjs'
import { lena, signInToApi } from '../e2e/support/api.ts'
import { startEvenkeel } from '../support/start-evenkeel.mjs'
import { further } from './further.mjs'
import { createIds, people, signIn } from './language-people.mjs'
import { outside } from './outside.mjs'
import { scenes } from './scenes.mjs'
import { newScreens, screens } from './screens.mjs'
import { smallPng } from './small-png.mjs'

/** @typedef {import('playwright-core').Page} Page */
/** @typedef {import('./scenes.mjs').Scene} Scene */
/** @typedef {{ email: string, hasCode: boolean, screens: readonly Scene[] }} Person */

/** Where the pictures are kept: those of the README, or, for a look, those of every screen in a folder that the command names. */
const named = process.argv[2]
const folder = resolve(root, named ?? 'docs/pictures')
/** A second word picks those whose name has it. */
const word = process.argv[3] ?? ''
/** @type {readonly Scene[]} */
const shown = named === undefined ? scenes : [...scenes, ...screens, ...further]
/** Whose screens there are pictures of: an employee with data, one without, a planner, and staff. @type {readonly Person[]} */
const shownPeople = [
  { email: 'demo@evenkeel.example', hasCode: false, screens: shown },
  { email: lena.email, hasCode: false, screens: named === undefined ? [] : newScreens },
  ...people
    .filter(({ hasCode }) => hasCode && named !== undefined)
    .map((person) => ({
      ...person,
      // Staff find an employee by a search alone.
      screens: person.screens
        .filter(({ hash }) => !(person.email.startsWith('staff') && hash.includes(':id')))
        .map((screen) => ({ ...screen, isWhole: true })),
    })),
]
const sizes = /** @type {const} */ ([
  { width: 1280, height: 860 },
  { width: 375, height: 812 },
])
const schemes = /** @type {const} */ (['light', 'dark'])

/** Everything has its data and its letters. @param {Page} page */
async function settle(page) {
  await page
    .locator('output', { hasText: /^Loading/ })
    .first()
    .waitFor({ state: 'detached' })
  await page.evaluate(() => document.fonts.ready)
  await page.waitForLoadState('networkidle')
  // The sidebar's verdicts come after the first screen.
  const verdicts = page.locator('nav li .min-h-5')
  if ((await verdicts.count()) > 0) await verdicts.locator('svg').first().waitFor({ state: 'attached' })
}

/** Nothing is pointed at any more, and only a dialog's field keeps the focus. @param {Page} page */
async function letGo(page) {
  await page.mouse.move(0, 0)
  await page.evaluate(() => {
    const { activeElement } = document
    if (activeElement instanceof HTMLElement && activeElement.closest('[aria-modal=true]') === null)
      activeElement.blur()
  })
}

/** The page's own height, so that a frame that is as high as the window is whole too. @param {Page} page @param {number} width */
async function growToPage(page, width) {
  await page.setViewportSize({ width, height: await page.evaluate(() => document.documentElement.scrollHeight) })
}

/** @param {Page} page @param {string} name */
async function keep(page, name) {
  await letGo(page)
  const picture = await page.screenshot({ animations: 'disabled', caret: 'hide' })
  writeFileSync(join(folder, `${name}.png`), smallPng(picture))
  console.log(`${name}.png`)
}

/** @param {Page} page @param {string} name @param {number} width */
async function keepWhole(page, name, width) {
  await settle(page)
  await growToPage(page, width)
  await keep(page, name)
}

/** @param {string} name */
const isWanted = (name) => named !== undefined && name.includes(word)

/** The pages of people who are not signed in. @param {Page} page @param {string} origin @param {string} look */
async function keepOutside(page, origin, look) {
  const viewport = page.viewportSize() ?? sizes[0]
  for (const { name, path, prepare } of outside.filter(({ name }) => isWanted(name))) {
    await page.setViewportSize(viewport)
    await page.goto('about:blank')
    await page.goto(`${origin}${path}`)
    await page.getByRole('heading').first().waitFor()
    await prepare?.(page)
    await keepWhole(page, `${name}-${look}`, viewport.width)
  }
  await page.setViewportSize(viewport)
}

/** @param {Page} page @param {string} origin @param {string} hash */
async function openHash(page, origin, hash) {
  await page.goto('about:blank')
  await page.goto(`${origin}/secure/home#${hash}`)
  await page.getByRole('heading', { level: 1 }).waitFor()
}

/**
 * A person's screens, each in a window of the same size.
 * @param {Page} page
 * @param {string} origin
 * @param {string} look
 * @param {readonly Scene[]} wanted
 */
async function keepScreens(page, origin, look, wanted) {
  const viewport = page.viewportSize() ?? sizes[0]
  const withIds = createIds((ofList, hash) => openHash(ofList, origin, hash).then(() => settle(ofList)))
  for (const { name, hash, isWhole = false, prepare, after } of wanted) {
    await page.setViewportSize(viewport)
    await openHash(page, origin, await withIds(page, hash))
    await settle(page)
    await prepare?.(page)
    if (after === undefined) await settle(page)
    if (isWhole) await growToPage(page, viewport.width)
    await keep(page, `${name}-${look}`)
    await after?.(page)
  }
}

/** What the pictures of someone who has just begun are of: Lena without her car. @param {string} origin */
async function leaveNothingOfLena(origin) {
  const { call } = await signInToApi(origin, lena)
  for (const { userAccountId } of await call('accounts', { body: {} }))
    await call('deleteAccount', { body: { userAccountId } })
}

mkdirSync(folder, { recursive: true })
const server = await startEvenkeel()
try {
  await leaveNothingOfLena(server.origin)
  for (const viewport of sizes) {
    for (const colorScheme of schemes) {
      const look = `${viewport.width}-${colorScheme}`
      // One browser for all of them died near the last ones; why is not known.
      const browser = await openBrowser()
      for (const [index, person] of shownPeople.entries()) {
        const wanted = person.screens.filter(({ name }) => name.includes(word))
        const context = await browser.newContext({
          viewport,
          colorScheme,
          deviceScaleFactor: 1,
          reducedMotion: 'reduce',
        })
        const page = await context.newPage()
        if (index === 0) {
          await keepOutside(page, server.origin, look)
          await page.goto(`${server.origin}/login`)
          await page.getByRole('textbox', { name: 'Email' }).fill(person.email)
          await settle(page)
          if ('sign-in'.includes(word)) await keep(page, `sign-in-${look}`)
        }
        if (wanted.length > 0) {
          await page.goto(`${server.origin}/login`)
          await signIn(page, server.origin, person)
          await keepScreens(page, server.origin, look, wanted)
        }
        await context.close()
      }
      await browser.close()
    }
  }
} finally {
  await server.stop()
}
