import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as embedPageWords from '../../apps/portal/src/words/embed-page.generated.ts'
import * as planShellWords from '../../packages/widgets/src/words/plan-shell.generated.ts'
import { until } from './engine.ts'
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

let stage: HostStage

beforeAll(async () => {
  stage = await openHostStage()
})
afterAll(() => stage?.close())

const goals = { frame: '/embed/goals' }
const dialogs = '/embed/stage'
const edit = { role: 'button', name: 'Edit the budget for Shopping' } as const
const hasHeard = (event: string) =>
  until(event, () => stage.tab.run({}, (one) => window.heardEvents.includes(one), event))

/** Has the rules for paper apply on the screen for a moment; returns the text, and which of these elements are visible then. */
function readPaper(...selectors: string[]) {
  const rules = [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules])
  const ofPaper = rules.filter((rule) => rule instanceof CSSMediaRule && rule.media.mediaText === 'print')
  for (const rule of ofPaper) if (rule instanceof CSSMediaRule) rule.media.mediaText = 'all'
  const isVisible = (selector: string) => (document.querySelector(selector)?.getClientRects().length ?? 0) > 0
  const read = { text: document.body.innerText, visible: selectors.filter(isVisible) }
  for (const rule of ofPaper) if (rule instanceof CSSMediaRule) rule.media.mediaText = 'print'
  return read
}

/** What a script of the page gets from a frame, and what it keeps. */
function readAround() {
  const roots = [...document.querySelectorAll('*')].flatMap(({ shadowRoot }) => shadowRoot ?? [])
  const frame = roots.flatMap((root) => root.querySelector('iframe') ?? [])[0]
  let inside = ''
  try {
    inside = String(frame?.contentWindow?.document)
  } catch (reason) {
    inside = reason instanceof Error ? reason.name : 'thrown'
  }
  const hasAmount = /\$\d/.test(document.body.innerText)
  return [inside, frame?.contentDocument ?? null, document.cookie, localStorage.length, hasAmount]
}

describe('widgets on a page of another site', () => {
  test('load, and say so to the page', async () => {
    const { tab, address } = stage
    await tab.goto(address)
    await until('three frames', () => tab.run({}, () => window.heardEvents.length === 3))
    const names = ['budget-modal', 'goals', 'retirement-calculator']
    expect(await tab.run({}, () => window.heardEvents.toSorted())).toEqual(
      names.map((widget) => `ready {"widget":"${widget}"}`),
    )
  })

  test('calculate typed values before anyone is connected', async () => {
    await expectText(stage.tab, planShellWords.ownFigures(), { frame: '/embed/retirement-calculator' })
  })

  test('connect by one agreement in our window', async () => {
    const ours = await pressConnect(stage)
    await signIn(ours)
    await agree(ours)
    await expectText(stage.tab, 'View all 6')
    await expectText(stage.tab, 'Plan for retirement', goals)
  })

  test('open a dialog over the page, and Escape leads back to the control', async () => {
    const { tab } = stage
    await tab.press(edit, budgets.frame)
    await expectText(tab, 'Monthly amount', { frame: dialogs })
    await hasHeard('stage {"open":true}')
    const isInert = () => tab.run(budgets, () => document.body.inert)
    expect(await isInert()).toBe(true)
    await tab.press({ role: 'field', name: 'Monthly amount' }, dialogs)
    await tab.key('Escape', dialogs)
    await hasHeard('stage {"open":false}')
    await until('the card', async () => !(await isInert()))
    await until('the focus', () =>
      tab.run(budgets, (name) => document.activeElement?.outerHTML.includes(name) ?? false, edit.name),
    )
  })

  test('show nothing to the page around them', async () => {
    expect(await stage.tab.run({}, readAround)).toEqual(['SecurityError', null, '', 0, false])
  })

  test('are on paper, or not at all when the page says so', async () => {
    const { tab, browser } = stage
    const parts = ['.frame-app', '.frame-card', '#connect'] as const
    const budgetsOnPaper = await tab.run(budgets, readPaper, ...parts)
    expect(budgetsOnPaper).toMatchObject({ text: expect.stringContaining('Shopping'), visible: ['.frame-app'] })
    const goalsOnPaper = await tab.run(goals, readPaper, ...parts)
    expect(goalsOnPaper).toMatchObject({ text: expect.stringContaining(embedPageWords.leftOut()), visible: [] })
    const paper = await browser.print(tab)
    expect(paper?.length ?? Infinity).toBeGreaterThan(5000)
  })

  test('forget the person with logout()', async () => {
    const { tab } = stage
    await tab.run({}, () => document.querySelector('evenkeel-budget-modal')?.logout())
    await expectText(tab, 'Connect')
    expect(await tab.run(budgets, readText)).not.toMatch(/\$\d/)
  })
})
