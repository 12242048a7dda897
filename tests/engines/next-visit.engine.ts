import { afterEach, describe, expect, test } from 'vitest'
import {
  agree,
  budgets,
  type HostStage,
  openHostStage,
  pressConnect,
  readText,
  expectText,
  signIn,
} from './host-page.ts'

const open: HostStage[] = []

afterEach(async () => {
  for (const stage of open.splice(0)) await stage.close()
})

async function connectedStage(settings: { readonly preventsTracking: boolean }): Promise<HostStage> {
  const stage = await openHostStage(settings)
  open.push(stage)
  await stage.tab.goto(stage.address)
  const ours = await pressConnect(stage)
  await signIn(ours)
  await agree(ours)
  await expectText(stage.tab, 'View all 6')
  return stage
}

describe.each([false, true])('on the next visit, in a browser that prevents tracking: %s', (preventsTracking) => {
  test('widgets are there, or need one more consent if the browser has kept nothing', async () => {
    const stage = await connectedStage({ preventsTracking })
    const { browser, tab, address } = stage
    await tab.goto(address)
    const isKept = browser.keepsCookiesOfFrames
    await expectText(tab, isKept ? 'View all 6' : 'Connect')
    expect(/\$\d/.test(await tab.run(budgets, readText))).toBe(isKept)
    // Our own window has kept the session: no second sign-in.
    if (!isKept) await agree(await pressConnect(stage))
    await expectText(tab, 'View all 6')
  })
})
