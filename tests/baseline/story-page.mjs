/** @typedef {'light' | 'dark'} Theme */

const width = 375
const height = 760
const storyMs = 60_000
const tries = 8

/**
 * Opens Storybook's preview once, in one theme; stories are then shown in it one after the other, without loading it again.
 * @param {import('playwright-core').Browser} browser @param {string} origin @param {Theme} theme @param {string} first Id of any story
 */
export async function openStoryPage(browser, origin, theme, first) {
  const context = await browser.newContext({
    viewport: { width, height },
    colorScheme: theme,
    reducedMotion: 'reduce',
    locale: 'en-US',
    timezoneId: 'UTC',
  })
  const page = await context.newPage()
  await page.clock.setFixedTime(new Date('2026-11-19T14:41:00Z'))
  // The accessibility check has its own command; here it would only take time.
  await page.goto(`${origin}/iframe.html?id=${first}&viewMode=story&globals=theme:${theme};a11y.manual:!true`)
  await page.waitForFunction(
    () =>
      '__STORYBOOK_PREVIEW__' in globalThis && (document.querySelector('#storybook-root')?.childElementCount ?? 0) > 0,
  )
  return {
    /** @param {string} id @returns {Promise<Buffer>} */
    async picture(id) {
      await page.mouse.move(0, height - 1)
      await page.evaluate(showStory, { id, storyMs })
      await page.evaluate(() => document.fonts.ready)
      // A taller window, not a picture of the whole page: that one would scroll what scrolls sideways.
      const { height: needed } = await findPart(page)
      if (needed > height) await page.setViewportSize({ width, height: needed })
      const seen = await still(page)
      if (needed > height) await page.setViewportSize({ width, height })
      return seen
    },
    close: () => context.close(),
  }
}

/** Runs in the page: asks for a story and waits until it is drawn and has played. @param {{ id: string, storyMs: number }} wanted */
function showStory({ id, storyMs }) {
  const channel = Reflect.get(globalThis, '__STORYBOOK_ADDONS_CHANNEL__')
  const ends = [
    'storyRendered',
    'storyUnchanged',
    'storyErrored',
    'storyThrewException',
    'storyMissing',
    'playFunctionThrewException',
  ]
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`${id} was not drawn in time`)), storyMs)
    const done = () => {
      clearTimeout(timer)
      ends.forEach((event) => channel.off(event, done))
      resolve(undefined)
    }
    ends.forEach((event) => channel.on(event, done))
    channel.emit('setCurrentStory', { storyId: id, viewMode: 'story' })
  })
}

/** The picture once two in a row are the same. @param {import('playwright-core').Page} page */
async function still(page) {
  const shoot = async () => page.screenshot({ animations: 'disabled', caret: 'hide', clip: await findPart(page) })
  let before = await shoot()
  for (let attempt = 0; attempt < tries; attempt += 1) {
    await page.waitForTimeout(60)
    const now = await shoot()
    if (now.equals(before)) return now
    before = now
  }
  return before
}

/**
 * As much of the page as the story fills; the window, where something lies over the page: a dialog, a list, a toast.
 * @param {import('playwright-core').Page} page
 */
async function findPart(page) {
  const bottom = await page.evaluate(() => {
    const isCovered =
      document.querySelector('[aria-modal=true], [data-layer], [data-radix-popper-content-wrapper], [data-toast]') !==
      null
    return isCovered ? null : (document.querySelector('#storybook-root')?.getBoundingClientRect().bottom ?? 0)
  })
  return { x: 0, y: 0, width, height: bottom === null ? height : Math.max(40, Math.ceil(bottom) + 16) }
}
