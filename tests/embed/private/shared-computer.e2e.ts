// Proves: GEN-14
import type { BrowserContext, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import * as consentWords from '../../../apps/portal/src/words/consent.generated.ts'
import * as leavingWords from '../../../apps/portal/src/words/leaving.generated.ts'
import * as shellWords from '../../../apps/portal/src/words/shell.generated.ts'
import * as signInWords from '../../../packages/widgets/src/words/sign-in.generated.ts'
import { maya, signInToApi } from '../../e2e/support/api.ts'
import { appCode } from '../../e2e/support/app-code.ts'
import { elements, openHost, openWindow, shown } from './host-page.ts'
import { agree, frameOf, type PrivateStage, setPrivateStage } from './private-stage.ts'
import { eventually } from '../../support/eventually.ts'
import { newProfile } from '../../support/new-profile.ts'

let stage: PrivateStage
let context: BrowserContext

beforeAll(async () => {
  stage = await setPrivateStage()
})
afterAll(() => stage.close())
beforeEach(async () => {
  context = await newProfile(stage.browser)
})
afterEach(() => context.close())

async function signInThere(): Promise<{ page: Page; ours: Page }> {
  const page = await openHost(context, stage.intranet, { body: elements('goals') })
  const ours = await openWindow(page, 'goals')
  await ours.getByRole('textbox', { name: 'Email' }).fill(maya.email)
  await ours.getByRole('textbox', { name: 'Password' }).fill(maya.password)
  await ours.getByRole('button', { name: 'Sign in' }).click()
  return { page, ours }
}

async function signOut(): Promise<Page> {
  const portal = await context.newPage()
  await portal.goto(`${stage.evenkeel.origin}/secure/home`)
  await portal.getByRole('button', { name: /your menu$/ }).click()
  await portal.getByRole('menuitem', { name: shellWords.signOut() }).click()
  return portal
}

const connectIsBack = async (page: Page) => {
  await page.reload()
  await (await frameOf(page, 'goals')).locator('#connect:enabled').waitFor({ state: 'visible' })
}

test('a sign-out ends what shows on a computer that others use, without a question', async () => {
  const { page, ours } = await signInThere()
  await ours.getByRole('radio', { name: consentWords.othersUseItToo() }).check()
  await agree(ours)
  await shown(page, 'goals')
  const portal = await signOut()
  await eventually(() => portal.url()).toMatch(/\/login/)
  await connectIsBack(page)
})

test('a sign-out on the person’s own computer names the pages that keep showing, and ends them with one press', async () => {
  const { page, ours } = await signInThere()
  await agree(ours)
  await shown(page, 'goals')
  const portal = await signOut()
  const question = portal.getByRole('dialog', { name: shellWords.signOut() })
  await question.getByText(stage.intranet.origin).waitFor()
  await question.getByRole('button', { name: leavingWords.endAndSignOut() }).click()
  await eventually(() => portal.url()).toMatch(/\/login/)
  await connectIsBack(page)
})

test('our window asks for the second factor of an account before it asks for the agreement', async () => {
  const api = await signInToApi(stage.evenkeel.origin, maya)
  const start = { body: { kind: 'authenticator', password: maya.password } } as const
  const { challenge } = await api.call('startSecondFactor', start)
  const secret = 'secret' in challenge ? challenge.secret : ''
  const { recoveryCodes } = await api.call('confirmSecondFactor', { body: { code: appCode(secret) } })
  const { page, ours } = await signInThere()
  await ours.getByText(signInWords.authenticatorHint()).waitFor()
  expect(await ours.getByRole('button', { name: 'Connect' }).count()).toBe(0)
  await ours.getByRole('button', { name: signInWords.byRecoveryCode() }).click()
  await ours.getByRole('textbox', { name: signInWords.recoveryCode() }).fill(recoveryCodes[0] ?? '')
  await ours.getByRole('button', { name: 'Continue' }).click()
  await ours.getByRole('button', { name: 'Connect' }).waitFor()
  await agree(ours)
  await shown(page, 'goals')
})
