import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { eventually } from '../../support/eventually.ts'
import { expectNoAxeViolations, expectNoAxeViolationsInAnyTheme, ofColors } from './axe.ts'
import { cutOff, nothingLoads, setFontSize, sideways, space } from './room.ts'

/** How a page is looked at; what is not named is as usual. */
interface Viewing {
  readonly width: number
  readonly height: number
  readonly isForced?: boolean
  readonly isSpaced?: boolean
  readonly fontSize?: number
}

const known = new WeakMap<Page, Viewing>()

/** Changes how the open page is looked at, and waits until it has arranged itself. */
async function lookAs(page: Page, look: Viewing) {
  const { isForced = false, isSpaced = false, fontSize = 16 } = look
  const before = known.get(page)
  known.set(page, look)
  await page.setViewportSize(look)
  if (before?.isForced !== look.isForced) await page.emulateMedia({ forcedColors: isForced ? 'active' : 'none' })
  if (before?.isSpaced !== look.isSpaced) await space(page, isSpaced)
  if (before?.fontSize !== look.fontSize) await setFontSize(page, fontSize)
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
  await nothingLoads(page)
}

/** Animations that go on by themselves and are over in less than a third of a second: they would flash. */
const flashing = (page: Page) =>
  page.evaluate(
    () =>
      document.getAnimations().filter(({ effect }) => {
        const { iterations, duration } = effect?.getComputedTiming() ?? {}
        return iterations === Number.POSITIVE_INFINITY && Number(duration) < 334
      }).length,
  )

/** The places of the navigation, as they are read. */
export const places = (page: Page) =>
  page
    .getByRole('navigation', { name: 'Main' })
    .first()
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => `${link.textContent?.trim()} ${link.getAttribute('href')}`).slice(0, 5))

const usual: Viewing = { width: 1280, height: 900 }

/** On its side. */
const lying: Viewing = { width: 844, height: 390 }

/** Where little room is left: 1280 pixels at 200 % and at 400 %. */
const zoomed: readonly Viewing[] = [
  { width: 640, height: 450 },
  { width: 320, height: 256 },
]

/** Where least room is left, for what is cut off without scrolling. */
const narrowest: readonly Viewing[] = [
  { width: 320, height: 640, isForced: true, isSpaced: true },
  { width: 320, height: 640, fontSize: 24 },
]

const noScroll = (page: Page, where: string) =>
  eventually(async () => [where, await sideways(page)]).toEqual([where, 0])

/** Fails where a text is cut off, or the page scrolls sideways, in the looks that leave least room. Leaves the page as usual. */
export async function expectRoom(page: Page, where: string): Promise<void> {
  for (const look of narrowest) {
    const seen = `${where}, ${look.isForced ? 'spaced, in forced colors' : 'in a large font'}`
    await lookAs(page, look)
    await eventually(async () => [seen, await cutOff(page), await sideways(page)]).toEqual([seen, [], 0])
  }
  await lookAs(page, usual)
}

/** Two rules that axe leaves out unless it is asked. */
const also = { rules: { 'target-size': { enabled: true }, 'label-content-name-mismatch': { enabled: true } } }

const phone: Viewing = { width: 375, height: 812 }

/** Fails for a fault that axe knows, in light and in dark, and where the page scrolls sideways: on a desk and on a phone. */
export async function expectSound(page: Page, where: string): Promise<void> {
  await expectNoAxeViolationsInAnyTheme(page, `${where}, wide`)
  await noScroll(page, `${where}, wide`)
  await lookAs(page, phone)
  await expectNoAxeViolationsInAnyTheme(page, `${where}, narrow`, also)
  await noScroll(page, `${where}, narrow`)
}

const overScreens = '[role=dialog], [role=alertdialog], [role=listbox], [role=menu], [data-layer], [data-toast]'

/**
 * Like `expectSound`, for what opened over a screen that was looked at by itself: that is looked at again once, with what is over it.
 * @param again opens on the phone what is looked at, where it does not outlast the change.
 */
export async function expectSoundOver(page: Page, where: string, again: () => Promise<void>): Promise<void> {
  // A row opens in its list, and not over it.
  const within = (await page.locator(overScreens).count()) > 0 ? overScreens : undefined
  await expectNoAxeViolations(page, `${where}, wide`)
  await page.emulateMedia({ colorScheme: 'dark' })
  await expectNoAxeViolations(page, `${where}, wide, dark`, { ...ofColors, within })
  await noScroll(page, `${where}, wide`)
  await lookAs(page, phone)
  await again()
  await expectNoAxeViolationsInAnyTheme(page, `${where}, narrow`, { ...also, within })
  await noScroll(page, `${where}, narrow`)
}

/** Fails where the page scrolls sideways once it is enlarged. Leaves it so. */
export async function expectNoScrollEnlarged(page: Page, where: string): Promise<void> {
  for (const look of zoomed) {
    await lookAs(page, look)
    await noScroll(page, `${where}, ${look.width} pixels`)
  }
}

/**
 * Looks at the open screen on a desk, on a phone, upright and on its side, enlarged, and where least room is left: there is no fault that axe
 * knows, targets have room, names contain the words on them, nothing flashes, and the navigation has these places. Ends with the usual look.
 */
export async function expectSoundInEveryLook(page: Page, where: string, navigation: readonly string[]): Promise<void> {
  await expectSound(page, where)
  expect([where, await flashing(page)]).toEqual([where, 0])
  await expectNoScrollEnlarged(page, where)
  await lookAs(page, lying)
  await eventually(async () => [where, await places(page)]).toEqual([where, navigation])
  await expectRoom(page, where)
}
