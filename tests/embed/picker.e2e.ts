// Proves: GEN-14
import { AxeBuilder } from '@axe-core/playwright'
import { widgetNames } from '@evenkeel/api-client/contract/widget-names'
import type { BrowserContext, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import * as embedPageWords from '../../apps/portal/src/words/embed-page.generated.ts'
import { frameOf, type PrivateStage, setPrivateStage } from './private/private-stage.ts'
import { newProfile } from '../support/new-profile.ts'
import { eventually } from '../support/eventually.ts'

let stage: PrivateStage
let context: BrowserContext
let page: Page

beforeAll(async () => {
  stage = await setPrivateStage()
})
afterAll(() => stage.close())
beforeEach(async () => {
  context = await newProfile(stage.browser)
  page = await context.newPage()
  await page.goto(`${stage.evenkeel.origin}/embed`)
})
afterEach(() => context.close())

async function choose(list: string, option: string) {
  await page.getByRole('combobox', { name: list, exact: true }).click()
  await page.getByRole('option', { name: option, exact: true }).click()
}

const markup = async () => (await page.locator('pre').textContent()) ?? ''

test('an employer picks a widget, fits it by choosing alone, sees it, and takes markup that works', async () => {
  await eventually(() => page.getByRole('group', { name: 'Widget' }).getByRole('radio').count()).toBe(
    widgetNames.length,
  )
  await page.getByText('less than you earned').waitFor()
  await page.getByRole('radio', { name: 'Budgets' }).check()
  await page.getByText('$520.00').first().waitFor()
  await page.getByRole('radio', { name: embedPageWords.beforeAnEmployeeConnects() }).check()
  await choose(embedPageWords.lightOrDark(), 'Light')
  await choose(embedPageWords.accentColor(), 'Green')
  await choose('Corners', '4 pixels')
  await choose(embedPageWords.headingLevel(), '3')
  const frame = await frameOf(page, 'budget-modal')
  const connect = frame.getByRole('button', { name: 'Connect' })
  await eventually(() => connect.evaluate((element) => getComputedStyle(element).color)).toBe('rgb(31, 90, 65)')
  expect((await new AxeBuilder({ page }).analyze()).violations.map(({ id }) => id)).toEqual([])
  const { origin } = stage.evenkeel
  await eventually(() => markup()).toBe(
    `<script type="module" async src="${origin}/widgets/v1/loader.js"></script>\n` +
      '<evenkeel-budget-modal scheme="light" color-accent="#1F5A41" radius="4" heading-level="3" ' +
      `style="display:block;min-height:clamp(470px,(600px - 100vw)*999,490px)"><a href="${origin}/">Open Evenkeel</a></evenkeel-budget-modal>`,
  )
  stage.intranet.put('pasted.html', `<!doctype html><html lang="en"><title>Pay</title>${await markup()}`)
  await page.goto(`${stage.intranet.origin}/pasted.html`)
  await (await frameOf(page, 'budget-modal')).getByRole('button', { name: 'Connect' }).waitFor()
})

test('any other color comes from the browser’s own picker, and one that cannot be read is said', async () => {
  await choose(embedPageWords.lightOrDark(), 'Light')
  await choose(embedPageWords.accentColor(), embedPageWords.anotherColor())
  await page.getByLabel('Another color: Accent color').fill('#ffee88')
  await page.getByText('color-accent="#ffee88" is not used').waitFor()
  await eventually(() => markup()).toContain('color-accent="#ffee88"')
})

test('the same choices are written for React, Vue, SharePoint, Teams, and WordPress', async () => {
  for (const [kind, part] of [
    ['React', "from '@evenkeel/embed/react'"],
    ['Vue', '<script setup lang="ts">'],
    ['SharePoint', 'public render(): void'],
    ['Teams', '<!doctype html>'],
    ['WordPress', '<!-- wp:evenkeel/widget'],
  ] as const) {
    await choose(embedPageWords.whereItGoes(), kind)
    await eventually(() => markup()).toContain(part)
  }
})
