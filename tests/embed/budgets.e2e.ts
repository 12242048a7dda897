import { AxeBuilder } from '@axe-core/playwright'
import { paths } from '@evenkeel/api-client/contract/paths'
import type { BrowserContext, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { connect, type HostPage, openHostPage, setStage, type Stage } from './stage.ts'

let stage: Stage
let context: BrowserContext

beforeAll(async () => {
  stage = await setStage()
})
afterAll(() => stage.close())
beforeEach(async () => {
  context = await stage.browser.newContext()
})
afterEach(() => context.close())

const open = async (name: string): Promise<HostPage> => {
  const host = await openHostPage(context, `${stage.intranet.origin}/${name}`)
  await connect(host.budgets)
  await host.budgets.getByText('View all').waitFor()
  return host
}

/** Name of the focused element inside the widget, or where else the focus is. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const active = document.querySelector('evenkeel-budget-modal')?.shadowRoot?.activeElement
    if (!active) return document.activeElement?.localName
    const labels =
      active instanceof HTMLInputElement || active instanceof HTMLButtonElement ? [...(active.labels ?? [])] : []
    const named = active.getAttribute('aria-label') ?? labels[0]?.textContent ?? active.textContent
    return `${active.closest('dialog') === null ? '' : 'dialog: '}${named}`
  })

describe('budgets on another page', () => {
  test('are listed short at first, and whole when asked', async () => {
    const { budgets } = await open('self-contained.html')
    expect(await budgets.getByRole('listitem').count()).toBe(3)
    await budgets.getByRole('button', { name: 'View all 6' }).click()
    expect(await budgets.getByRole('listitem').count()).toBe(6)
    await budgets.getByRole('button', { name: 'Previous month' }).waitFor()
  })

  test('are created by keyboard alone, in a dialog that holds the focus, and the page hears of it', async () => {
    const { page, budgets, said, problems } = await open('plain-budgets.html')
    const create = budgets.getByRole('button', { name: 'Create' })
    await create.focus()
    await page.keyboard.press('Enter')
    await budgets.getByRole('dialog', { name: 'Create a budget' }).waitFor()
    await expect.poll(() => focused(page)).toMatch(/^dialog: /)
    for (let press = 0; press < 8; press++) {
      await page.keyboard.press('Tab')
      // Beyond the last control the browser's own controls have their turn, then the dialog again; never the page.
      expect(await focused(page)).toMatch(/^dialog: |^body$/)
    }
    await page.keyboard.press('Escape')
    await expect.poll(() => focused(page)).toBe('Create')

    await page.keyboard.press('Enter')
    const category = budgets.getByRole('combobox', { name: 'Category' })
    await category.focus()
    await page.keyboard.press('Enter')
    await budgets.getByRole('option', { name: 'Pets' }).waitFor()
    await page.keyboard.type('Pets')
    await expect.poll(() => focused(page)).toBe('dialog: Pets')
    await page.keyboard.press('Enter')
    await budgets.getByRole('listbox').waitFor({ state: 'detached' })
    await budgets.getByRole('textbox', { name: 'Monthly amount' }).focus()
    await page.keyboard.type('64.50')
    await page.keyboard.press('Enter')
    await budgets.getByRole('dialog').waitFor({ state: 'detached' })

    await budgets.getByRole('button', { name: 'View all 7' }).click()
    await budgets.getByRole('meter', { name: 'Pets' }).getByText('$0.00 of $64.50').waitFor({ state: 'attached' })
    expect(await said('change')).toEqual([
      { type: 'evenkeel:change', tag: 'evenkeel-budget-modal', detail: { kind: 'budget-modal' } },
    ])
    expect(problems).toEqual([])
  })

  test('say to the person and to the page what could not be done', async () => {
    const { page, budgets, said } = await open('plain-budgets.html')
    await page.evaluate("document.querySelector('evenkeel-budget-modal').open()")
    await page.route(`**${paths.createBudget.path}`, (route) => route.abort())
    await page.route(`**${paths.updateBudget.path}`, (route) => route.abort())
    await budgets.getByRole('combobox', { name: 'Category' }).click()
    await budgets.getByRole('option', { name: 'Travel' }).click()
    await budgets.getByRole('textbox', { name: 'Monthly amount' }).fill('10')
    await budgets.getByRole('button', { name: 'Save' }).click()
    const message = 'We could not reach Evenkeel. Check your connection and try again.'
    await budgets.getByText(message).waitFor()
    expect((await said('error')).map(({ detail }) => detail)).toEqual([{ message }])
    await page.evaluate("document.querySelector('evenkeel-budget-modal').close()")
    await budgets.getByRole('dialog').waitFor({ state: 'detached' })
    expect(await said('change')).toEqual([])
  })

  test('a link opens the portal in a tab of its own, unless the page prevents it; the page itself stays', async () => {
    const { page, budgets, said } = await open('plain-budgets.html')
    const opened = page.waitForEvent('popup')
    await budgets.getByRole('link', { name: 'Groceries' }).click()
    const portal = await opened
    expect(portal.url()).toContain(`${stage.evenkeel.origin}/secure/home#/my-goals-and-finances/transactions/budget/`)
    expect((await said('navigate')).map(({ detail }) => detail)).toEqual([{ href: portal.url() }])
    await page.evaluate(() => addEventListener('evenkeel:navigate', (event) => event.preventDefault()))
    const tabs = context.pages().length
    await budgets.getByRole('link', { name: 'Groceries' }).click()
    await expect.poll(() => said('navigate')).toHaveLength(2)
    expect(context.pages()).toHaveLength(tabs)
    expect(page.url()).toContain('plain-budgets.html')
  })
})

describe.each(['light', 'dark'] as const)('without a barrier, in %s', (colorScheme) => {
  beforeEach(async () => {
    await context.close()
    context = await stage.browser.newContext({ colorScheme })
  })

  const violations = async (page: Page) => {
    const { violations: found } = await new AxeBuilder({ page }).analyze()
    return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)
  }

  test('before and after connecting, and with the dialog open', async () => {
    const { page, budgets, cashFlow } = await openHostPage(context, `${stage.intranet.origin}/two-widgets.html`)
    await budgets.getByRole('button', { name: 'Connect' }).waitFor()
    await cashFlow.getByRole('button', { name: 'Connect' }).waitFor()
    expect(await violations(page)).toEqual([])
    await connect(budgets)
    await connect(cashFlow)
    await budgets.getByText('View all').waitFor()
    await cashFlow.getByText('less than you earned').waitFor()
    expect(await violations(page)).toEqual([])
    await budgets.getByRole('button', { name: 'Create' }).click()
    await budgets.getByRole('dialog').waitFor()
    await expect.poll(() => budgets.evaluate((host) => host.shadowRoot?.getAnimations().length)).toBe(0)
    expect(await violations(page)).toEqual([])
  })
})
