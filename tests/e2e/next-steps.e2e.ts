// Proves: STEP-01, STEP-03, STEP-04, ROUTE-44
import type { NextStep } from '@evenkeel/api-client/contract/goals'
import { stepText } from '@evenkeel/api-client/contract/next-step-words'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import * as titleNamesWords from '../../apps/portal/src/words/title-names.generated.ts'
import * as planStepsWords from '../../packages/widgets/src/words/plan-steps.generated.ts'
import { expectNoAxeViolations } from './support/axe.ts'
import { eventually } from '../support/eventually.ts'
import { narrow, useStage, type Visitor, wide } from './support/stage.ts'
import { sideways } from './support/room.ts'
import { holdUndo } from './support/screens.ts'

const stage = useStage()

const path = '/student-debt/next-steps/11'
const items = (page: Page) =>
  page.getByRole('region', { name: titleNamesWords.nextSteps, exact: true }).getByRole('listitem')

async function readSteps({ api }: Pick<Visitor, 'api'>) {
  const [group] = await api.call('nextSteps', { query: { planType: '11' } })
  return group?.nextSteps ?? []
}

/** Commits the plan again and opens all its steps, so that each test begins with open ones. */
async function openSteps() {
  const visitor = await stage.visit(path)
  for (const { id } of await readSteps(visitor))
    await visitor.api.call('setNextStepStatus', { params: { id: String(id), status: '2' }, body: {} })
  await visitor.page.reload()
  await items(visitor.page).first().waitFor()
  const [first] = await readSteps(visitor)
  if (!first) throw new Error('The plan has no steps')
  return {
    ...visitor,
    first,
    press: (words: string) =>
      visitor.page.getByRole('button', { name: `${words}: ${first.title}`, exact: true }).click(),
  }
}

/** The path that the next PATCH goes to. */
const patched = (page: Page) =>
  page.waitForRequest((request) => request.method() === 'PATCH').then((request) => new URL(request.url()).pathname)

/** What a step says: its sentence with the figure, as on home. */
const saidOf = ({ sentence, title }: Pick<NextStep, 'sentence' | 'title'>) =>
  sentence === null ? title : stepText(sentence)

describe('the next steps of a plan', () => {
  test('are all listed, in their order', async () => {
    const visitor = await openSteps()
    const said = (await readSteps(visitor)).map(saidOf)
    await eventually(() => items(visitor.page).getByRole('heading', { level: 3 }).allInnerTexts()).toEqual(said)
    expect(said.length).toBeGreaterThanOrEqual(3)
  })

  test('are ticked, unticked and dismissed by a patch call each, and stay in their place', async () => {
    const { page, first, press } = await openSteps()
    for (const [words, status, then] of [
      ['Mark done', 1, 'Done'],
      ['Reopen', 2, null],
      ['Dismiss', 0, 'Dismissed'],
      ['Restore', 2, null],
    ] as const) {
      const call = patched(page)
      await press(words)
      expect(await call).toBe(`/ngapi/v1/goal/plan/nextstep/${first.id}/status/${status}`)
      const said = items(page)
        .first()
        .getByText(/^(Done|Dismissed)$/)
      await eventually(() => said.allInnerTexts()).toEqual(then === null ? [] : [then])
      const name = then === 'Done' ? first.title : saidOf(first)
      await eventually(() => items(page).first().getByRole('heading').innerText()).toBe(name)
    }
  })

  test('are worked through by the keyboard, which stays where it is; each change is taken back with Undo', async () => {
    const visitor = await openSteps()
    const { page, first } = visitor
    await page.getByRole('button', { name: `Mark done: ${first.title}`, exact: true }).press('Enter')
    const reopen = page.getByRole('button', { name: `Reopen: ${first.title}`, exact: true })
    await reopen.waitFor()
    await holdUndo(page)
    await eventually(() => reopen.evaluate((button) => button === document.activeElement)).toBe(true)
    await page.getByText(`Done: ${first.title}`, { exact: true }).waitFor()
    await page.getByRole('button', { name: 'Undo' }).click()
    await page.getByRole('button', { name: `Mark done: ${first.title}`, exact: true }).waitFor()
    await eventually(async () => (await readSteps(visitor))[0]?.status).toBe(2)
  })

  test('lead on to the plan, and the plan to them', async () => {
    const { page } = await openSteps()
    await page.getByRole('link', { name: 'View plan' }).click()
    await page.getByRole('link', { name: planStepsWords.all() }).click()
    await eventually(() => new URL(page.url()).hash).toBe(`#${path}`)
    await items(page).first().waitFor()
  })

  test('of a plan that was never committed are none, and it says when they come', async () => {
    const { page } = await stage.visit('/protect-your-legacy/next-steps/8')
    await page.getByText(planStepsWords.noneBefore(), { exact: true }).waitFor()
  })

  test.each([
    ['wide and light', { viewport: wide, colorScheme: 'light' }],
    ['narrow and dark', { viewport: narrow, colorScheme: 'dark' }],
    ['320 pixels', { viewport: { width: 320, height: 568 } }],
  ] as const)('have no fault that axe knows with one done and one dismissed: %s', async (look, options) => {
    const visitor = await stage.visit(path, options)
    const [first, second] = await readSteps(visitor)
    for (const [step, status] of [
      [first, '1'],
      [second, '0'],
    ] as const)
      await visitor.api.call('setNextStepStatus', { params: { id: String(step?.id), status }, body: {} })
    await visitor.page.reload()
    await items(visitor.page).first().waitFor()
    await expectNoAxeViolations(visitor.page, look)
    await eventually(() => sideways(visitor.page)).toBe(0)
  })
})
