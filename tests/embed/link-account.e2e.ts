import type { BrowserContext, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { maya, openHostPage, setStage, type Stage } from './stage.ts'
import { openConnected, violations } from './widget-page.ts'

let stage: Stage
let context: BrowserContext

beforeAll(async () => {
  stage = await setStage()
})
afterAll(() => stage.close())
beforeEach(async () => {
  context = await stage.browser.newContext({ viewport: { width: 1280, height: 900 } })
})
afterEach(() => context.close())

async function openLinkWindow({ page, widget }: Awaited<ReturnType<typeof openConnected>>): Promise<Page> {
  await widget.getByRole('button', { name: 'Add account' }).first().click()
  const opened = page.waitForEvent('popup')
  await widget.getByRole('button', { name: /^Connect an account/ }).click()
  return opened
}

describe('linking an account from another page', () => {
  test('takes place in a window of ours; the widget shows what was linked once the window is closed', async () => {
    const host = await openConnected(stage, context, 'accounts')
    const { page, widget, said, problems } = host
    await widget.getByText('Assets').first().waitFor()
    expect(await widget.getByText('Halfway Bank').count()).toBe(0)
    const linking = await openLinkWindow(host)
    expect(linking.url().startsWith(`${stage.evenkeel.origin}/embed/connect?link=account`)).toBe(true)
    expect((await said('navigate')).map(({ detail }) => detail)).toEqual([
      { href: `${stage.evenkeel.origin}/embed/connect?link=account` },
    ])
    const dialog = linking.getByRole('dialog', { name: 'Connect an account' })
    await dialog.getByRole('button', { name: /^Halfway Bank/ }).click()
    await linking.getByLabel('User name').fill('user_good')
    await linking.getByLabel(/^Password/).fill('pass_good')
    await linking.getByRole('button', { name: 'Sign in', exact: true }).click()
    await linking.getByRole('button', { name: 'Allow and connect' }).click()
    await linking.getByText('Halfway Bank is connected').waitFor()
    await linking.getByRole('button', { name: 'Done' }).click()
    await linking.getByRole('heading', { name: 'You can close this window' }).waitFor({ timeout: 60_000 })
    expect(await violations(linking)).toEqual([])
    const closed = linking.waitForEvent('close')
    await linking.getByRole('button', { name: 'Close window' }).click()
    await closed
    await widget.getByText('Halfway Bank').first().waitFor()
    expect(await page.evaluate(() => window.violations)).toEqual([])
    expect(problems).toEqual([])
  })

  test('asks who has no session with us to sign in there first, and can be given up', async () => {
    const host = await openConnected(stage, context, 'accounts')
    await host.widget.getByText('Assets').first().waitFor()
    await context.clearCookies()
    const linking = await openLinkWindow(host)
    await linking.getByRole('heading', { name: 'Sign in to link an account' }).waitFor()
    expect(await violations(linking)).toEqual([])
    await linking.getByRole('textbox', { name: 'Email' }).fill(maya.email)
    await linking.getByRole('textbox', { name: 'Password' }).fill(maya.password)
    await linking.getByRole('button', { name: 'Sign in' }).click()
    await linking.getByRole('dialog', { name: 'Connect an account' }).getByRole('list', { name: 'Banks' }).waitFor()
    await linking.keyboard.press('Escape')
    await linking.getByRole('heading', { name: 'You can close this window' }).waitFor()
    await linking.getByRole('button', { name: 'Link another account' }).click()
    await linking.getByRole('dialog', { name: 'Connect an account' }).waitFor()
  })

  test('does not open where the page prevents it', async () => {
    const host = await openConnected(stage, context, 'accounts')
    await host.page.evaluate(() => addEventListener('evenkeel:navigate', (event) => event.preventDefault()))
    await host.widget.getByRole('button', { name: 'Add account' }).first().click()
    await host.widget.getByRole('button', { name: /^Connect an account/ }).click()
    await expect.poll(() => host.said('navigate')).toHaveLength(1)
    expect(context.pages()).toHaveLength(1)
  })

  test('stands in no frame at all', async () => {
    const { page, problems } = await openHostPage(context, `${stage.intranet.origin}/plain.html`)
    await page.evaluate((src) => {
      const frame = document.createElement('iframe')
      frame.src = src
      document.body.append(frame)
    }, `${stage.evenkeel.origin}/embed/connect?link=account`)
    await expect.poll(() => problems.join(' ')).toContain('frame-ancestors')
  })
})
