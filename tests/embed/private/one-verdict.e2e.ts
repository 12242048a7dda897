// Proves: GEN-08
import { readFile } from 'node:fs/promises'
import { distributionPlanInput } from '@evenkeel/api-client/contract/plan/distribution'
import * as goalPageWords from '../../../packages/widgets/src/words/goal-page.generated.ts'
import * as staffWords from '../../../packages/widgets/src/words/staff.generated.ts'
import type { BrowserContext, Frame, Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { pdfLines } from '../../../apps/api/testing/pdf-lines.ts'
import type { SignedIn } from '../../e2e/support/api.ts'
import { choose } from '../../e2e/support/screens.ts'
import { press } from '../../e2e/support/sign-in-pages.ts'
import { enterStaff } from '../../e2e/support/staff-pages.ts'
import { newProfile } from '../../support/new-profile.ts'
import { connect, elements, openHost, signIn } from './host-page.ts'
import { frameOf, type PrivateStage, setPrivateStage } from './private-stage.ts'

let stage: PrivateStage
let mayas: BrowserContext
let planners: BrowserContext
let api: SignedIn

beforeAll(async () => {
  stage = await setPrivateStage()
  mayas = await newProfile(stage.browser, { viewport: { width: 1280, height: 900 }, acceptDownloads: true })
  planners = await newProfile(stage.browser, { viewport: { width: 1280, height: 900 } })
  api = await signIn(mayas, stage)
})
afterAll(async () => {
  await Promise.all([mayas.close(), planners.close()])
  await stage.close()
})

/** What a place says: its word, the tone of it as the browser draws it, and the figure. */
interface Said {
  readonly word: string
  readonly tone: string
  readonly futures: number
}

async function saidIn(area: Page | Frame | Locator): Promise<Said> {
  const word = area.getByText(/^(On track|Close|Off track)$/).first()
  const sentence = area.getByText(/in \d+ of 100 futures/).first()
  await Promise.all([word.waitFor(), sentence.waitFor()])
  return {
    word: (await word.textContent()) ?? '',
    tone: await word.evaluate((element) => getComputedStyle(element).color),
    futures: Number(/in (\d+) of 100/.exec((await sentence.textContent()) ?? '')?.[1]),
  }
}

const addressOf = (path: string) => `${stage.evenkeel.origin}/secure/home#${path}`

async function openAt(page: Page, path: string): Promise<Page> {
  await page.goto('about:blank')
  await page.goto(addressOf(path))
  await page.getByRole('heading', { level: 1 }).waitFor()
  return page
}

/** The futures of the document that the page of the distribution plan downloads. */
async function futuresOfPdf(page: Page): Promise<number> {
  await openAt(page, '/plan-for-retirement/summary/12')
  await page.getByRole('button', { name: /^More/ }).first().click()
  const download = page.waitForEvent('download')
  await page.getByRole('menuitem', { name: goalPageWords.download() }).click()
  const lines = pdfLines(await readFile(await (await download).path()))
  return Number(/in (\d+) of 100 futures/.exec(lines.join(' '))?.[1])
}

/** The plan of retirement as the planner sees it. */
async function plannersView(page: Page): Promise<Said> {
  await openAt(page, '/staff/employees')
  await page.getByRole('link', { name: /Maya Reyes/ }).click()
  await page.getByRole('tab', { name: 'Plans' }).click()
  await choose(page, 'Plan', 'Retirement')
  await press(page, staffWords.showPlan())
  return saidIn(page.getByRole('main'))
}

async function widgetsCard(host: Page): Promise<Said> {
  const card = await frameOf(host, 'goals')
  return saidIn(card.getByRole('listitem').filter({ hasText: 'Plan for retirement' }))
}

test('a widget, the planner’s view, and the document say what the page of the goal says, before and after a fact changes', async () => {
  const { input } = await api.call('plan', { params: { planType: '12' } })
  await api.call('commitPlan', { params: { planType: '12' }, body: { input: distributionPlanInput.parse(input) } })
  const own = await mayas.newPage()
  const planner = await planners.newPage()
  await enterStaff(stage.evenkeel, planner, 'planner@evenkeel.example')
  const host = await openHost(mayas, stage.intranet, { body: elements('goals') })
  await connect(host, 'goals')

  const everywhere = async () => {
    const page = await saidIn((await openAt(own, '/plan-for-retirement')).getByRole('main'))
    const others = [await widgetsCard(host), await plannersView(planner)]
    expect(others).toEqual([page, page])
    expect(await futuresOfPdf(own)).toBe(page.futures)
    return page
  }

  const before = await everywhere()
  await api.call('changeHousehold', { body: { changes: [{ key: 'savingsRate', value: 0.3 }] } })
  await host.reload()
  const after = await everywhere()
  expect(after.futures).toBeGreaterThan(before.futures)
  expect([before.word, after.word]).toEqual(['Off track', expect.stringMatching(/Close|On track/)])
})
