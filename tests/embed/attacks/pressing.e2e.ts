import type { Locator, Page, Response } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import * as guardedNamesWords from '../../../apps/portal/src/words/guarded-names.generated.ts'
import type { SignedIn } from '../../e2e/support/api.ts'
import { connect, elements, loader, openHost, signIn } from '../private/host-page.ts'
import { frameOf, onStage, type PrivateStage, setPrivateStage, untilAtRest } from '../private/private-stage.ts'
import { spyScript } from './spy.ts'
import { newProfile } from '../../support/new-profile.ts'
import { eventually } from '../../support/eventually.ts'

let stage: PrivateStage
let api: SignedIn
let page: Page

beforeAll(async () => {
  stage = await setPrivateStage()
})
afterAll(() => stage.close())

beforeEach(async () => {
  const context = await newProfile(stage.browser)
  api = await signIn(context, stage)
  page = await openHost(context, stage.intranet, {
    head: `${spyScript}${loader}`,
    body: `<a href="#before">Before</a>${elements('next-steps', 'accounts', 'budget-modal')}<a href="#after">After</a>`,
  })
  await connect(page, 'next-steps')
})
afterEach(() => page.context().close())

/** Collects the answers of the API that changed something. */
function watchChanges(): Response[] {
  const changes: Response[] = []
  const keep = (answer: Response) => void (answer.headers()['evenkeel-change'] !== undefined && changes.push(answer))
  page.context().on('response', keep)
  return changes
}

/** A press of the mouse where a control of a frame is, even if the page draws something over it. */
async function pressAt(control: Locator): Promise<void> {
  await control.scrollIntoViewIfNeeded()
  await untilAtRest(control)
  const box = await control.boundingBox()
  if (box === null) throw new Error('not there')
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2)
}

/** Presses until the widget says that it does not take the press; one can miss a control that moves. */
async function pressUntilRefused(control: Locator): Promise<void> {
  const notice = (await frameOf(page, 'next-steps')).getByText(guardedNamesWords.covered)
  const isRefused = () =>
    notice.waitFor({ state: 'attached', timeout: 5_000 }).then(
      () => true,
      () => false,
    )
  do await pressAt(control)
  while (!(await isRefused()))
}

const step = async () => (await frameOf(page, 'next-steps')).getByRole('button', { name: /^Mark done: / }).first()
const style = (widget: string, css: string) => page.addStyleTag({ content: `evenkeel-${widget} { ${css} }` })

describe('a page that wants to press', () => {
  test('A5: has no way to write by a script', async () => {
    const changes = watchChanges()
    const popups: Page[] = []
    page.on('popup', (popup) => popups.push(popup))
    await page.evaluate(async () => {
      const all = [...document.querySelectorAll<HTMLElement>('body > *')].filter(({ localName }) =>
        localName.startsWith('evenkeel-'),
      )
      for (const element of all) {
        for (const name of ['click', 'pointerdown', 'keydown', 'submit', 'input', 'change'])
          element.dispatchEvent(new Event(name, { bubbles: true }))
        for (const method of ['refresh', 'retry', 'open', 'close'])
          await Reflect.apply(Reflect.get(element, method), element, [])
      }
      for (const frame of window.stolenFrames()) {
        frame.dispatchEvent(new MouseEvent('click', { bubbles: true }))
        for (const type of ['change', 'call', 'stage-done', 'evenkeel:decided', 'evenkeel:open', 'save'])
          frame.contentWindow?.postMessage({ type, id: 1, method: 'complete', name: 'setNextStepStatus' }, '*', [
            new MessageChannel().port1,
          ])
      }
    })
    await page.waitForTimeout(1000)
    expect(changes).toEqual([])
    expect(popups).toEqual([])
  })

  test.each(['opacity: 0', 'opacity: .01', 'filter: blur(9px)', 'mix-blend-mode: multiply'])(
    'A8: gets nothing from a press into a frame with %s',
    async (css) => {
      const changes = watchChanges()
      const control = await step()
      await control.waitFor()
      await style('next-steps', css)
      await page.waitForTimeout(300)
      await pressUntilRefused(control)
      expect(changes).toEqual([])
    },
  )

  test('A8: gets nothing from a press where it has cut the frame off', async () => {
    const changes = watchChanges()
    const control = await step()
    await control.waitFor()
    await style('next-steps', 'clip-path: inset(0 0 99% 0)')
    await page.waitForTimeout(300)
    await pressAt(control)
    await page.waitForTimeout(1500)
    expect(changes).toEqual([])
  })

  test('A8: gets nothing from a press through what it lays over the frame', async () => {
    const changes = watchChanges()
    const control = await step()
    await control.waitFor()
    await page.evaluate(() => {
      const bait = document.body.appendChild(document.createElement('div'))
      bait.style.cssText = 'position:fixed;inset:0;background:#fff;z-index:9;pointer-events:none'
      bait.textContent = 'You have won'
    })
    await page.waitForTimeout(300)
    await pressUntilRefused(control)
    expect(changes).toEqual([])
  })

  test('A8: lands in the same frame once the browser calls everything visible: nothing else keeps it out', async () => {
    const control = await step()
    await control.waitFor()
    await (
      await frameOf(page, 'next-steps')
    ).evaluate(() => {
      Object.defineProperty(IntersectionObserverEntry.prototype, 'isVisible', { get: () => true })
    })
    await style('next-steps', 'opacity: 0')
    const changed = page
      .context()
      .waitForEvent('response', (answer) => answer.headers()['evenkeel-change'] !== undefined)
    await pressAt(control)
    expect((await changed).url()).toContain('/next')
  })

  test('A8b: gets at most a tick under a mask, which can be undone and is in the access log with its page', async () => {
    const control = await step()
    await control.waitFor()
    await style('next-steps', '-webkit-mask: linear-gradient(transparent, transparent)')
    const changed = page
      .context()
      .waitForEvent('response', (answer) => answer.headers()['evenkeel-change'] !== undefined)
    await pressAt(control)
    const change = await changed
    expect(change.url()).toContain('/next')
    const toUndo = Number(change.headers()['evenkeel-change'])
    const { lines } = await api.call('accessLog')
    const origins = lines.filter(({ widget, count }) => widget === 'next-steps' && !count).map((line) => line.page)
    expect(origins).toContain(stage.intranet.origin)
    expect(toUndo).toBeGreaterThan(0)
  })

  test('A8b: gets no form under a mask: a press on the button of the stage alone saves nothing', async () => {
    const changes = watchChanges()
    const edit = (await frameOf(page, 'budget-modal')).getByRole('button', { name: 'Edit the budget for Shopping' })
    const dialogs = await onStage(page, () => edit.click())
    const save = dialogs.getByRole('button', { name: 'Save' })
    await save.waitFor()
    await page.evaluate(() => {
      for (const frame of window.stolenFrames())
        frame.style.setProperty('-webkit-mask', 'linear-gradient(transparent, transparent)', 'important')
    })
    await pressAt(save)
    await page.waitForTimeout(800)
    expect(changes).toEqual([])
  })

  test('A24: cannot be reached behind the stage, by Tab or by a screen reader', async () => {
    const edit = (await frameOf(page, 'budget-modal')).getByRole('button', { name: 'Edit the budget for Shopping' })
    const dialogs = await onStage(page, () => edit.click())
    for (let press = 0; press < 14; press++) {
      await page.keyboard.press(press < 9 ? 'Tab' : 'Shift+Tab')
      await eventually(() =>
        dialogs.evaluate(() => document.hasFocus() && document.activeElement !== document.body),
      ).toBe(true)
    }
    const session = await page.context().newCDPSession(page)
    await session.send('Accessibility.enable')
    const { nodes } = await session.send('Accessibility.getFullAXTree')
    const names = nodes.filter(({ ignored }) => !ignored).map(({ name }) => String(name?.value ?? ''))
    expect(names.filter((name) => ['Before', 'After', 'Evenkeel: Budgets'].includes(name))).toEqual([])
    for (const widget of ['next-steps', 'accounts', 'budget-modal'] as const)
      await eventually(async () => (await frameOf(page, widget)).evaluate(() => document.body.inert)).toBe(true)
  })
})
