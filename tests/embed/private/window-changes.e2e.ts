// Proves: GEN-14
import type { WidgetName } from '@evenkeel/api-client/contract/widget-names'
import type { BrowserContext, Frame, Locator, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import * as embedWindowWords from '../../../apps/portal/src/words/embed-window.generated.ts'
import * as accountCardWords from '../../../packages/widgets/src/words/account-card.generated.ts'
import * as calculatorWords from '../../../packages/widgets/src/words/calculator.generated.ts'
import * as planShellWords from '../../../packages/widgets/src/words/plan-shell.generated.ts'
import * as signatureWords from '../../../packages/widgets/src/words/signature.generated.ts'
import type { SignedIn } from '../../e2e/support/api.ts'
import { connect, elements, openHost, signIn } from './host-page.ts'
import { frameOf, onStage, type PrivateStage, setPrivateStage } from './private-stage.ts'
import { newProfile } from '../../support/new-profile.ts'

let stage: PrivateStage
let context: BrowserContext
let api: SignedIn

beforeAll(async () => {
  stage = await setPrivateStage()
})
afterAll(() => stage.close())
beforeEach(async () => {
  context = await newProfile(stage.browser)
  api = await signIn(context, stage)
})
afterEach(() => context.close())

/** Opens a page with a widget and connects it through another one, because a calculator has no such button at first. */
async function openConnected(widget: WidgetName) {
  const page = await openHost(context, stage.intranet, { body: elements('goals', widget) })
  await (await frameOf(page, widget)).locator('#connect:enabled').waitFor({ state: 'attached' })
  await connect(page, 'goals')
  const card = await frameOf(page, widget)
  await card.getByText(signatureWords.employerCant()).last().waitFor()
  return { page, card }
}

/** Takes back what the card reports; a press right after the words came is not taken, and is repeated as a person would. */
async function undo(card: Frame) {
  const button = card.getByRole('button', { name: 'Undo' })
  await button.waitFor()
  const isTaken = () =>
    button.waitFor({ state: 'detached', timeout: 5_000 }).then(
      () => true,
      () => false,
    )
  do {
    await card.page().waitForTimeout(700)
    await button.click({ timeout: 1_000 }).catch(() => undefined)
  } while (!(await isTaken()))
}

/** Presses a button of our window until it is taken, and waits for the window to close. */
async function decide(ours: Page, button: string): Promise<void> {
  const press = ours.getByRole('button', { name: button, exact: true })
  while (
    !ours.isClosed() &&
    !(await ours
      .getByText(embedWindowWords.canClose())
      .isVisible()
      .catch(() => true))
  )
    await press.click({ timeout: 1_000 }).catch(() => undefined)
  if (!ours.isClosed()) await ours.waitForEvent('close')
}

async function windowAfter(page: Page, press: Locator): Promise<Page> {
  const opened = page.waitForEvent('popup')
  await press.click()
  return opened
}

const accountNamed = async (name: string) => (await api.call('accounts', { body: {} })).find((one) => one.name === name)

const lastPageLine = async () => (await api.call('accessLog')).lines.find(({ event }) => event === 'widget-changed')

describe('what binds is done in our window', () => {
  test('an account is chosen by name on the stage, changed in our window, and that is undone in the card', async () => {
    const { page, card } = await openConnected('account-modal')
    const change = card.getByRole('button', { name: accountCardWords.changeAccount() })
    const dialogs = await onStage(page, () => change.click())
    expect(await dialogs.getByRole('dialog', { name: accountCardWords.changeAccount() }).textContent()).not.toMatch(
      /\$/,
    )
    const ours = await windowAfter(page, dialogs.getByRole('button', { name: /^Everyday Checking/ }))
    const form = ours.getByRole('dialog', { name: 'Edit account' })
    await form.getByRole('textbox', { name: /^Name/ }).fill('Daily money')
    await decide(ours, 'Save')
    await card.getByText('Daily money saved').waitFor()
    expect(await accountNamed('Daily money')).toBeDefined()
    expect(await lastPageLine()).toMatchObject({ page: stage.intranet.origin, widget: 'account-modal' })
    await undo(card)
    await expect.poll(async () => (await accountNamed('Everyday Checking')) !== undefined).toBe(true)
  })

  test('an account is deleted in our window, which names what goes with it', async () => {
    const { page, card } = await openConnected('accounts')
    const { name, userAccountId } = await api.call('createAccount', {
      body: { category: 'Cash', type: 'Savings', name: 'Holiday jar', balance: 120 },
    })
    await page.evaluate("document.querySelector('evenkeel-accounts').refresh()")
    const edit = card.getByRole('button', { name: `Edit ${name}` })
    const dialogs = await onStage(page, () => edit.click())
    const ours = await windowAfter(page, dialogs.getByRole('button', { name: 'Delete' }))
    await ours.getByRole('heading', { name: `Delete ${name}?` }).waitFor()
    await ours.getByText(embedWindowWords.deletesTransactions()).waitFor()
    await decide(ours, embedWindowWords.remove())
    await card.getByText(`${name} deleted`).waitFor()
    expect((await api.call('accounts', { body: {} })).some((one) => one.userAccountId === userAccountId)).toBe(false)
    expect(await lastPageLine()).toMatchObject({ page: stage.intranet.origin, widget: 'accounts' })
    await undo(card)
    await expect.poll(async () => (await accountNamed(name)) !== undefined).toBe(true)
  })

  test('accounts are linked to a goal: chosen on the stage, confirmed in our window', async () => {
    const { page, card } = await openConnected('link-accounts')
    const row = card.getByRole('listitem').first()
    const before = await row.getByRole('paragraph').textContent()
    const dialogs = await onStage(page, () => row.getByRole('button').click())
    const form = dialogs.getByRole('dialog', { name: 'Link accounts' })
    await form.getByRole('checkbox').first().waitFor()
    expect(await form.textContent()).not.toMatch(/\$/)
    await form.getByRole('checkbox').first().click()
    const ours = await windowAfter(page, form.getByRole('button', { name: /^(Link|Continue without linking)$/ }))
    await ours.getByText(planShellWords.doesNotCount()).waitFor()
    await decide(ours, embedWindowWords.save())
    await expect.poll(() => row.getByRole('paragraph').textContent()).not.toBe(before)
    expect(await lastPageLine()).toMatchObject({ page: stage.intranet.origin, widget: 'link-accounts' })
    await undo(card)
    await expect.poll(() => row.getByRole('paragraph').textContent()).toBe(before)
  })

  test('what a calculator tried is saved to the plan in our window, as a draft that can be undone', async () => {
    const { page, card } = await openConnected('retirement-calculator')
    await card.getByText(calculatorWords.viewPlan()).waitFor()
    const age = card.getByRole('textbox', { name: /^Retirement age/ })
    const before = await age.inputValue()
    await age.fill('71')
    const ours = await windowAfter(page, card.getByRole('button', { name: calculatorWords.saveToPlan() }))
    await ours.getByText(`${before} → 71`).waitFor()
    await decide(ours, embedWindowWords.save())
    const params = { planType: '1' }
    const savedAge = async () =>
      Reflect.get(Object((await api.call('plan', { params })).input), 'retirementPlanDetails')
    await expect.poll(savedAge).toMatchObject({ retirementAge: 71 })
    expect((await api.call('plan', { params })).hasDraft).toBe(true)
    expect(await lastPageLine()).toMatchObject({ page: stage.intranet.origin, widget: 'retirement-calculator' })
    await undo(card)
    await expect.poll(savedAge).toMatchObject({ retirementAge: Number(before) })
  })
})
