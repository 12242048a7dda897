import { afterAll, beforeAll, describe, test } from 'vitest'
import { until } from './engine.ts'
import {
  agree,
  budgets,
  expectText,
  type HostStage,
  openHostStage,
  pressConnect,
  readText,
  signIn,
} from './host-page.ts'

// In Firefox alone: a form counts only what the person typed, and the driver of WebKitGTK types into no frame.

let stage: HostStage
const dialogs = '/embed/stage'

beforeAll(async () => {
  stage = await openHostStage()
  await stage.tab.goto(stage.address)
  const ours = await pressConnect(stage)
  await signIn(ours)
  await agree(ours)
})
afterAll(() => stage?.close())

describe('the dialog over the page', () => {
  test('changes a budget, and the card offers to undo it', async () => {
    const { tab } = stage
    await tab.press({ role: 'button', name: 'Edit the budget for Shopping' }, budgets.frame)
    await tab.type('Monthly amount', '250', dialogs)
    // A press right after the dialog came is not taken, so it is repeated, as a person would.
    await until('the new amount', async () => {
      await tab.press({ role: 'button', name: 'Save' }, dialogs, 1000).catch(() => undefined)
      return (await tab.run(budgets, readText)).includes('of $250.00')
    })
    await expectText(tab, 'Undo')
  })
})
