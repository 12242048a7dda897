// Proves: WCAG-1.4.4, WCAG-2.1.1, WCAG-2.4.7, WCAG-2.4.11
import type { Page } from 'playwright-core'
import { describe, test } from 'vitest'
import { flows, signIn } from '../../engines/keyboard-flows.ts'
import { createKeyboard } from '../../engines/keyboard.ts'
import { fixture, settled } from '../support/screens.ts'
import { useStage } from '../support/stage.ts'

const stage = useStage()

/** A screen of 1280 pixels, enlarged to twice the size. */
const way = { viewport: { width: 640, height: 400 }, forcedColors: 'active' } as const

const keyboardOf = (page: Page) =>
  createKeyboard({
    goto: async (address) => void (await page.goto(address)),
    run: (_, script, ...input) => page.evaluate(`(${script})(...${JSON.stringify(input)})`),
    focus: () => page.bringToFront(),
    async keys(...names) {
      for (const name of names) await page.keyboard.press(name)
    },
    write: (text) => page.keyboard.type(text),
  })

// The eight flows of the review, where no bar may cover a stop and the ring has to be drawn without our colors.
describe('by keyboard alone, enlarged, in forced colors', () => {
  test('signs in, after a refusal that is said', async () => {
    const { page, problems } = await stage.stranger(way)
    problems.allow(/status of 400/)
    await page.goto(`${stage.origin}/login`)
    await signIn(keyboardOf(page))
  })

  test.each(flows)('%s', async (_, flow) => {
    const { page, problems } = await stage.visit('/all-goals', way)
    // The bank and the server refuse passwords.
    problems.allow(/status of 4\d\d/)
    await settled(page)
    await flow(keyboardOf(page))
  })

  test('imports a bank file', async () => {
    const { page } = await stage.visit('/my-goals-and-finances/import-bank-file', way)
    await settled(page)
    const { pressAt, rewrite, expectText } = keyboardOf(page)
    const [chooser] = await Promise.all([page.waitForEvent('filechooser'), pressAt(/^Choose a file/)])
    await chooser.setFiles(fixture('checking.ofx'))
    await expectText('Check checking.ofx')
    await rewrite(/^Name/, 'Checking by keys')
    await pressAt(/^Import$/)
    await expectText('checking.ofx imported')
  })
})
