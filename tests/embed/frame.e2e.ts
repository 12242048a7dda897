import { AxeBuilder } from '@axe-core/playwright'
import type { BrowserContext } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { maya, openHostPage, setStage, type Stage } from './stage.ts'

let stage: Stage
let context: BrowserContext

beforeAll(async () => {
  stage = await setStage()
})
afterAll(() => stage.close())
beforeEach(async () => {
  context = await stage.browser.newContext()
})
afterEach(() => context.close())

test('a widget in a frame connects without a cookie, and the page around it reads nothing', async () => {
  const { page, problems } = await openHostPage(context, `${stage.intranet.origin}/frame.html`)
  const frame = page.frameLocator('iframe')
  await frame.getByText('Your employer cannot see this').waitFor()
  const opened = page.waitForEvent('popup')
  await frame.getByRole('button', { name: 'Connect' }).click()
  const connecting = await opened
  await connecting.getByRole('textbox', { name: 'Email' }).fill(maya.email)
  await connecting.getByRole('textbox', { name: 'Password' }).fill(maya.password)
  await connecting.getByRole('button', { name: 'Sign in' }).click()
  await connecting.getByText('The page around the frame cannot read').waitFor()
  await connecting.getByRole('button', { name: 'Agree' }).click()
  await frame.getByText('less than you earned').waitFor()
  const read = await page.evaluate(() => {
    try {
      return document.querySelector('iframe')?.contentDocument?.body.textContent ?? 'nothing'
    } catch {
      return 'refused'
    }
  })
  expect(read).toBe('nothing')
  expect(
    await frame.getByRole('combobox').evaluate((element) => getComputedStyle(element).borderTopLeftRadius),
  ).not.toBe('8px')
  expect(problems.filter((problem) => !problem.includes('HydrateFallback'))).toEqual([])
})

test('a page that no employer has allowed cannot show the frame', async () => {
  const { page, problems } = await openHostPage(context, `${stage.stranger.origin}/frame.html`)
  await expect.poll(() => problems.join(' ')).toContain('frame-ancestors')
  expect(await page.frameLocator('iframe').getByRole('button', { name: 'Connect' }).count()).toBe(0)
})

test('the window in which an employee agrees stands in no frame at all', async () => {
  const { page, problems } = await openHostPage(context, `${stage.intranet.origin}/plain.html`)
  await page.evaluate(
    (src) => {
      const frame = document.createElement('iframe')
      frame.src = src
      document.body.append(frame)
    },
    `${stage.evenkeel.origin}/embed/connect?widget=cash-flow-chart&origin=${encodeURIComponent(stage.intranet.origin)}`,
  )
  await expect.poll(() => problems.join(' ')).toContain('frame-ancestors')
})

test('an employer picks a widget, fits it, sees it, and takes markup that works', async () => {
  const page = await context.newPage()
  await page.goto(`${stage.evenkeel.origin}/embed`)
  await page.getByRole('radio', { name: 'Budgets' }).check()
  await page.getByRole('textbox', { name: 'Accent color' }).fill('#23533D')
  await page.getByRole('textbox', { name: 'Corner radius' }).fill('4')
  const preview = page.locator('evenkeel-budget-modal').getByRole('button', { name: 'Connect' })
  await expect
    .poll(() => preview.evaluate((element) => getComputedStyle(element).backgroundColor))
    .toBe('rgb(35, 83, 61)')
  expect((await new AxeBuilder({ page }).analyze()).violations.map(({ id }) => id)).toEqual([])
  const markup = (await page.locator('pre').textContent()) ?? ''
  expect(markup).toBe(
    `<script type="module" src="${stage.evenkeel.origin}/widgets/v1/loader.js"></script>\n` +
      '<evenkeel-budget-modal color-accent="#23533D" radius="4"></evenkeel-budget-modal>',
  )
  const host = await context.newPage()
  stage.intranet.put('pasted.html', markup)
  await host.goto(`${stage.intranet.origin}/pasted.html`)
  await host.locator('evenkeel-budget-modal').getByRole('button', { name: 'Connect' }).waitFor()
})
