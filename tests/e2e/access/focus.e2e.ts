// Proves: WCAG-1.3.2, WCAG-1.4.4, WCAG-2.1.4, WCAG-2.4.2, WCAG-2.4.3, WCAG-2.4.6, WCAG-2.4.11, WCAG-4.1.3
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import * as shellWords from '../../../apps/portal/src/words/shell.generated.ts'
import * as shortcutsWords from '../../../apps/portal/src/words/shortcuts.generated.ts'
import * as titleNamesWords from '../../../apps/portal/src/words/title-names.generated.ts'
import * as tablesWords from '../../../packages/ui/src/words/tables.generated.ts'
import * as calculatorWords from '../../../packages/widgets/src/words/calculator.generated.ts'
import * as nextStepsWords from '../../../packages/widgets/src/words/next-steps.generated.ts'
import * as settingsWords from '../../../packages/widgets/src/words/settings.generated.ts'
import * as signInSettingsWords from '../../../packages/widgets/src/words/sign-in-settings.generated.ts'
import * as signInWords from '../../../packages/widgets/src/words/sign-in.generated.ts'
import * as transactionsWords from '../../../packages/widgets/src/words/transactions.generated.ts'
import { coveredByBar } from '../../engines/keyboard.ts'
import { eventually } from '../../support/eventually.ts'
import { title } from '../support/sign-in-pages.ts'
import { loadedWhole, settled } from '../support/screens.ts'
import { useStage } from '../support/stage.ts'

const stage = useStage()

const focused = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement
    return `${element?.localName ?? ''}: ${element?.getAttribute('aria-label') ?? element?.textContent?.trim() ?? ''}`
  })
const onHeading = (page: Page, name: string) => eventually(() => focused(page)).toBe(`h1: ${name}`)
const main = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true })
/** What a live region of the frame has said since `listen`. */
const said = (page: Page, region: 'status' | 'alert' | 'answer'): Promise<string[]> =>
  page.evaluate((name) => {
    const kept: unknown = Reflect.get(window, `said-${name}`)
    return Array.isArray(kept) ? kept.map(String) : []
  }, region)

/** Keeps everything that the three regions of the frame say. */
async function listen(page: Page) {
  await loadedWhole(page)
  await page.evaluate(() => {
    for (const region of document.querySelectorAll<HTMLElement>('[data-live]')) {
      const kept: string[] = []
      Reflect.set(window, `said-${region.dataset['live'] ?? ''}`, kept)
      new MutationObserver(() => {
        const text = region.textContent?.trim() ?? ''
        if (text !== '') kept.push(text)
      }).observe(region, { childList: true, characterData: true, subtree: true })
    }
  })
}

const debtSteps = ['Paydown strategy', 'Identify debts', 'Review your information', 'Preview your plan']

describe('a new screen', () => {
  test('B10: a link of the sidebar puts the focus on the heading of the screen, and the page to its top', async () => {
    const { page } = await stage.visit()
    await settled(page)
    await page.evaluate(() => scrollTo(0, 400))
    await eventually(() => page.evaluate(() => scrollY)).toBe(400)
    await main(page, 'Transactions').focus()
    await page.keyboard.press('Enter')
    await title(page, 'Transactions')
    await onHeading(page, 'Transactions')
    await eventually(() => page.title()).toBe('Transactions')
    await settled(page)
    await eventually(() => page.evaluate(() => scrollY)).toBe(0)
  })

  test('B10: each step of the debt plan has its own title, and so has the plan that it makes', async () => {
    const { page } = await stage.visit('/reduce-your-debt/calculator')
    for (const [index, name] of debtSteps.entries()) {
      await page.getByRole('region', { name: `Step ${index + 1} of 4: ${name}` }).waitFor()
      await eventually(() => page.title()).toBe(`${name}, Reduce Your Debt`)
      if (index < 3) await page.getByRole('button', { name: 'Next' }).click()
    }
    await page.getByRole('button', { name: 'Commit' }).click()
    await eventually(() => page.title()).toBe('Your plan, Reduce Your Debt')
    await onHeading(page, titleNamesWords.yourPlan)
  })

  test('B10: each step of a plan’s form is in the address with its own title, and Back leads to the one before', async () => {
    const { page } = await stage.visit('/protect-your-legacy/calculator/10')
    const heading = (name: string) => page.getByRole('heading', { level: 2, name, exact: true })
    const onStep = (name: string) => eventually(() => focused(page)).toBe(`h2: ${name}`)
    await heading('Your family').waitFor()
    await eventually(() => page.title()).toBe('Make your plan, Estate planning, Protect Your Legacy')
    await page.getByRole('button', { name: 'Continue' }).click()
    await onStep('Your documents')
    await eventually(() => new URL(page.url()).hash).toContain('?section=')
    await eventually(() => page.title()).toBe('Your documents, Make your plan, Estate planning, Protect Your Legacy')
    await page.reload()
    await heading('Your documents').waitFor()
    await page.goBack()
    await onStep('Your family')
    await eventually(() => page.title()).toBe('Make your plan, Estate planning, Protect Your Legacy')
  })

  test('B24: begins with its heading, and no heading of the navigation is before it', async () => {
    const { page } = await stage.visit()
    await page.getByRole('navigation', { name: shellWords.myGoals() }).waitFor()
    expect(
      await page
        .getByRole('heading')
        .first()
        .evaluate((heading) => heading.localName),
    ).toBe('h1')
  })
})

describe('the focus', () => {
  test('B11: stays in the form when the password was changed', async () => {
    const { page } = await stage.visit('/profile/update-password')
    await loadedWhole(page)
    const form = page.getByRole('form', { name: signInSettingsWords.changeYourPassword() })
    await form.getByRole('textbox', { name: 'Current password' }).fill('Quiet-Harbor-42')
    await form.getByRole('textbox', { name: signInWords.newPasswordLabel(), exact: true }).fill('Calm-Water-4317-x')
    await form.getByRole('textbox', { name: 'Confirm new password' }).fill('Calm-Water-4317-x')
    await page.route('**/*assword*', (route) =>
      route.request().method() === 'GET' ? route.fallback() : route.fulfill({ json: {} }),
    )
    await form.getByRole('button', { name: signInSettingsWords.changePassword() }).click()
    await page
      .getByText(/^Password changed/)
      .first()
      .waitFor()
    await eventually(() => focused(page)).toBe('button: Change password')
  })

  test('B11: goes to the next step when one is completed', async () => {
    const { page } = await stage.visit()
    const steps = page.getByRole('button', { name: /^Options: / })
    await steps.nth(1).waitFor()
    await loadedWhole(page)
    const name = await steps.first().getAttribute('aria-label')
    await steps.first().focus()
    await page.keyboard.press('Enter')
    await page.getByRole('menuitem', { name: nextStepsWords.markAsDone() }).waitFor()
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: name ?? '', exact: true }).waitFor({ state: 'detached' })
    await eventually(() => focused(page)).toMatch(/^(button|a): /)
  })

  test('B11: is on the heading of the second step after the password', async () => {
    const { page } = await stage.stranger()
    await page.goto(`${stage.origin}/login`)
    await page.getByRole('textbox', { name: 'Email' }).fill('staff@evenkeel.example')
    await page.getByRole('textbox', { name: 'Password' }).fill('Quiet-Harbor-42')
    await page.keyboard.press('Enter')
    await title(page, signInWords.factorTitle())
    await onHeading(page, signInWords.factorTitle())
  })

  test('B24: stays on the pager, and the page is told', async () => {
    const { page } = await stage.visit('/my-goals-and-finances/transactions?month=all')
    await page.getByRole('button', { name: 'Page 2' }).waitFor()
    await listen(page)
    await page.getByRole('button', { name: tablesWords.nextPage() }).focus()
    await page.keyboard.press('Enter')
    await eventually(() => said(page, 'status')).toContainEqual(
      expect.stringMatching(/^Page 2 of \d+, 50 transactions$/),
    )
    expect(await focused(page)).toBe('button: Next page')
    // Where it leads no further, it keeps the focus, too.
    await page.getByRole('button', { name: transactionsWords.lastPage() }).focus()
    await page.keyboard.press('Enter')
    await eventually(() =>
      page.getByRole('button', { name: tablesWords.nextPage() }).getAttribute('aria-disabled'),
    ).toBe('true')
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))))
    expect(await focused(page)).toBe(`button: ${transactionsWords.lastPage()}`)
    // Once: no line of the list is live, too.
    expect(await page.getByRole('main').locator('[aria-live]').count()).toBe(0)
    await page.getByRole('button', { name: transactionsWords.addFilter() }).click()
    await page.getByRole('menuitem', { name: transactionsWords.thisMonth() }).click()
    await eventually(() => said(page, 'status')).toContainEqual(
      expect.stringMatching(/^\d+ transactions?, page 1 of \d+$/),
    )
  })
})

describe('the names of buttons', () => {
  const names = (page: Page, within: string) =>
    page
      .getByRole('form', { name: within })
      .evaluate((form) =>
        [...form.querySelectorAll('button')].map(
          (button) => button.getAttribute('aria-label') ?? button.textContent ?? '',
        ),
      )

  test('B24: of three passwords each has a button of its own name', async () => {
    const { page } = await stage.visit('/profile/update-password')
    await loadedWhole(page)
    expect(
      (await names(page, signInSettingsWords.changeYourPassword())).filter((name) => name.startsWith('Show')),
    ).toEqual(['Show current password', 'Show new password', 'Show confirm new password'])
  })
})

test('B9: the answer of the retirement calculator is spoken with its figure', async () => {
  const { page } = await stage.visit(
    '/plan-for-retirement/calculator/edit/1?section=retirementPlanDetails.retirementAge',
  )
  await page.getByRole('heading', { level: 2, name: /of 100 futures\.$/ }).waitFor()
  await listen(page)
  await page.getByRole('slider', { name: calculatorWords.retirementAge() }).focus()
  for (let step = 0; step < 4; step += 1) await page.keyboard.press('ArrowLeft')
  await eventually(() => said(page, 'answer')).toContainEqual(
    expect.stringMatching(/^(On track|Close|Off track)\. Your savings last to age \d+ in \d+ of 100 futures\./),
  )
  // Not for each key.
  expect((await said(page, 'answer')).length).toBeLessThan(4)
})

describe('the shortcut H', () => {
  const isHidden = (page: Page) => page.evaluate(() => localStorage.getItem('evenkeel-privacy'))

  test('B4: is a letter in a list, and hides the amounts outside of one', async () => {
    const { page } = await stage.visit()
    await loadedWhole(page)
    await page.getByRole('button', { name: 'Create a budget' }).click()
    const category = page.getByRole('dialog').getByRole('combobox', { name: 'Category' })
    await category.focus()
    await page.keyboard.press('Enter')
    await page.getByRole('option').first().waitFor()
    await page.keyboard.press('h')
    expect(await isHidden(page)).not.toBe('true')
    await page.keyboard.press('Escape')
    // While the list is open, it hides the dialog around it.
    await eventually(() => focused(page)).toBe('button: Choose one')
    await page.keyboard.press('h')
    expect(await isHidden(page)).not.toBe('true')
    // The letter has chosen something, and Escape would ask about that.
    await page.getByRole('button', { name: 'Cancel' }).click()
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await page.getByRole('button', { name: 'Create a budget' }).focus()
    await page.keyboard.press('h')
    await eventually(() => isHidden(page)).toBe('true')
  })

  test('B4: can be switched off in the settings', async () => {
    const { page } = await stage.visit('/profile/edit-settings')
    await page.getByRole('switch', { name: settingsWords.oneLetterShortcuts() }).click()
    await page.reload()
    await eventually(() => page.getByRole('switch', { name: settingsWords.oneLetterShortcuts() }).isChecked()).toBe(
      false,
    )
    await loadedWhole(page)
    await page.getByRole('heading', { level: 1 }).click()
    await page.keyboard.press('h')
    await page.keyboard.press('?')
    expect(await isHidden(page)).not.toBe('true')
    expect(await page.getByRole('dialog').count()).toBe(0)
  })

  test('B4: is listed by the question mark', async () => {
    const { page } = await stage.visit('/all-goals')
    await loadedWhole(page)
    await page.keyboard.press('?')
    const list = page.getByRole('dialog', { name: shortcutsWords.keyboardShortcuts() })
    await list.getByText(shortcutsWords.toggleAmounts(), { exact: true }).waitFor()
    await list.getByText('Ctrl+Z', { exact: true }).waitFor()
    await page.keyboard.press('Escape')
    await list.waitFor({ state: 'detached' })
  })
})

describe('B5: the bars of the frame cover no focused control', () => {
  const screens = [
    '/my-goals-and-finances',
    '/my-goals-and-finances/transactions',
    '/plan-for-retirement/calculator',
    '/profile/update-password',
    '/student-debt/calculator',
  ]

  test.each([
    ['375x667', { width: 375, height: 667 }],
    ['640x400', { width: 640, height: 400 }],
  ])('%s', async (_, viewport) => {
    const { page } = await stage.visit('/all-goals', { viewport })
    for (const path of screens) {
      await page.goto(`${stage.origin}/secure/home#${path}`)
      await page.getByRole('heading', { level: 1 }).waitFor()
      await settled(page)
      for (let stop = 0; stop < 60; stop += 1) {
        await page.keyboard.press('Tab')
        await eventually(async () => [path, await page.evaluate(coveredByBar)]).toEqual([path, null])
        if ((await focused(page)).startsWith('body')) break
      }
    }
  })
})
