import { mkdirSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { openBrowser } from '../../scripts/lib/browser.mjs'
import { root } from '../../scripts/lib/root.mjs'
import { startEvenkeel } from '../support/start-evenkeel.mjs'
import { outside, plannerHashes, signInAsPlanner } from './outside.mjs'
import { scenes } from './scenes.mjs'
import { screens } from './screens.mjs'
import { smallPng } from './small-png.mjs'

/** @typedef {import('playwright-core').Page} Page */

/** Where the pictures are kept: those of the README, or, for a look, those of every screen in a folder that the command names. */
const named = process.argv[2]
const folder = resolve(root, named ?? 'docs/pictures')
/** A second word picks those whose name has it. */
const word = process.argv[3] ?? ''
const shown = (named === undefined ? scenes : [...scenes, ...screens]).filter(({ name }) => name.includes(word))
const person = { email: 'demo@evenkeel.example', password: 'Quiet-Harbor-42' }
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

/** @param {Page} page */
async function signIn(page) {
  await page.getByRole('textbox', { name: 'Email' }).fill(person.email)
  await page.getByRole('textbox', { name: 'Password' }).fill(person.password)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.getByRole('heading', { level: 1, name: /Maya/ }).waitFor()
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

/** The area of a planner. @param {Page} page @param {string} origin @param {string} look */
async function keepPlanner(page, origin, look) {
  const viewport = page.viewportSize() ?? sizes[0]
  const wanted = Object.entries(plannerHashes).filter(([name]) => isWanted(name))
  if (wanted.length === 0) return
  await signInAsPlanner(page, origin, person.password)
  for (const [name, hash] of wanted) {
    await page.setViewportSize(viewport)
    await page.goto('about:blank')
    await page.goto(`${origin}/secure/home#${hash}`)
    await page.getByRole('heading', { level: 1 }).waitFor()
    await keepWhole(page, `${name}-${look}`, viewport.width)
  }
}

mkdirSync(folder, { recursive: true })
const server = await startEvenkeel()
const browser = await openBrowser()
try {
  for (const viewport of sizes) {
    for (const colorScheme of schemes) {
      const look = `${viewport.width}-${colorScheme}`
      const context = await browser.newContext({ viewport, colorScheme, deviceScaleFactor: 1, reducedMotion: 'reduce' })
      const page = await context.newPage()
      await keepOutside(page, server.origin, look)
      await page.goto(`${server.origin}/login`)
      await page.getByRole('textbox', { name: 'Email' }).fill(person.email)
      await settle(page)
      await keep(page, `sign-in-${look}`)
      await signIn(page)
      for (const { name, hash, isWhole = false, prepare } of shown) {
        await page.setViewportSize(viewport)
        await page.goto('about:blank')
        await page.goto(`${server.origin}/secure/home#${hash}`)
        await page.getByRole('heading', { level: 1 }).waitFor()
        await settle(page)
        await prepare?.(page)
        await settle(page)
        if (isWhole) await growToPage(page, viewport.width)
        await keep(page, `${name}-${look}`)
      }
      await context.close()
      const other = await browser.newContext({ viewport, colorScheme, deviceScaleFactor: 1, reducedMotion: 'reduce' })
      await keepPlanner(await other.newPage(), server.origin, look)
      await other.close()
    }
  }
} finally {
  await browser.close()
  await server.stop()
}
