import type { BrowserContext, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { connect, elements, heard, loader, openHost, tabHeight, shown, signIn } from '../private/host-page.ts'
import { frameOf, type PrivateStage, setPrivateStage } from '../private/private-stage.ts'
import { written } from '../serve-pages.ts'
import { newProfile } from '../../support/new-profile.ts'
import { eventually } from '../../support/eventually.ts'

let stage: PrivateStage
let context: BrowserContext

beforeAll(async () => {
  stage = await setPrivateStage()
})
afterAll(() => stage.close())
beforeEach(async () => {
  context = await newProfile(stage.browser)
  await signIn(context, stage)
})
afterEach(() => context.close())

const readyCount = (page: Page) =>
  page.evaluate(() => window.said.filter(({ name, widget }) => name === 'ready' && widget === 'goals').length)
const shownAgain = async (page: Page, times: number) => {
  await eventually(() => readyCount(page)).toBe(times)
  await eventually(() => page.frames().filter((frame) => frame.url().endsWith('/embed/goals')).length).toBe(1)
  await shown(page, 'goals')
}

describe('a connected widget', () => {
  test('is there again without a press when the page moves it, or takes it away and puts it back', async () => {
    const page = await openHost(context, stage.intranet, { body: `${elements('goals')}<aside></aside>` })
    await connect(page, 'goals')
    await page.evaluate(() => document.querySelector('aside')?.append(document.querySelector('evenkeel-goals') ?? ''))
    await shownAgain(page, 2)
    await page.evaluate(async () => {
      const element = document.querySelector('evenkeel-goals')
      element?.remove()
      await new Promise((done) => setTimeout(done, 300))
      document.body.append(element ?? '')
    })
    await shownAgain(page, 3)
  })

  test('stands once where the loader is there twice, and in two releases', async () => {
    const problems: string[] = []
    context.on('weberror', (error) => problems.push(String(error.error())))
    const older = `<script type="module" async src="${written}/widgets/v1/loader.js?release=0.0.1"></script>`
    const page = await openHost(context, stage.intranet, {
      head: `${older}${loader}${loader}`,
      body: elements('goals'),
    })
    await connect(page, 'goals')
    await eventually(() => readyCount(page)).toBe(1)
    expect(problems).toEqual([])
  })

  test('works on a page that is in a frame of its own site', async () => {
    const text = `<!doctype html><html lang="en"><title>Tab</title>${loader}${elements('goals')}`
    stage.intranet.put('tab.html', text)
    const body = `<iframe title="Tab" src="${stage.intranet.origin}/tab.html" style="width:800px;height:${tabHeight}px"></iframe>`
    const page = await openHost(context, stage.intranet, { head: '', body })
    await connect(page, 'goals')
  })

  test('on a page of a sibling subdomain of ours, gets nothing from the session that the person has there', async () => {
    const { port } = new URL(stage.intranet.origin)
    const own = new URL(stage.evenkeel.origin)
    const sibling = `http://money.corp.localhost:${own.port}`
    const cookies = await context.cookies(stage.evenkeel.origin)
    await context.addCookies(cookies.map(({ name, value }) => ({ name, value, url: sibling })))
    const page = await openHost(context, stage.intranet, {
      at: `http://intranet.corp.localhost:${port}`,
      head: loader.replace(written, sibling),
      body: elements('goals'),
    })
    await heard(page, 'ready')
    const frame = await frameOf(page, 'goals')
    await frame.getByRole('button', { name: 'Connect' }).waitFor()
    await eventually(() => frame.locator('#app').textContent()).toBe('')
    const read = await page.evaluate(
      (url) => fetch(url, { credentials: 'include' }).then(String, (reason: Error) => reason.name),
      `${sibling}/ngapi/v1/goal/my`,
    )
    expect(read).toBe('TypeError')
  })
})
