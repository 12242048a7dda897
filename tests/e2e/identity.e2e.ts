// Proves: GEN-13, ROUTE-59, PWD-06 to PWD-10, AUTH-02, LEGAL-01
// Proves: ASVS-7.6.2
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import * as authWords from '../../apps/portal/src/words/auth.generated.ts'
import * as shellWords from '../../apps/portal/src/words/shell.generated.ts'
import * as passwordsWords from '../../packages/widgets/src/words/passwords.generated.ts'
import * as signInWords from '../../packages/widgets/src/words/sign-in.generated.ts'
import { maya, sam, signInToApi } from './support/api.ts'
import { appCode } from './support/app-code.ts'
import { eventually } from '../support/eventually.ts'
import {
  code,
  email,
  expectSound,
  fillSignIn,
  greeting,
  mailedCode,
  password,
  press,
  title,
  nextMailedCode,
} from './support/sign-in-pages.ts'
import { narrow, useStage } from './support/stage.ts'

const stage = useStage()

const hash = (page: Page) => new URL(page.url()).hash

/** Makes a person one who has not accepted the terms in force, as after a new version of them. */
function forgetTerms(userName: string) {
  const directory = new DatabaseSync(join(stage.dataFolder, 'directory.sqlite'))
  const { changes } = directory.prepare('update person set accepted_terms = null where email = ?').run(userName)
  directory.close()
  expect(changes).toBe(1)
}

describe('signing in after wrong tries', () => {
  test('the bot check is solved without asking, and the fourth try signs in', async () => {
    const { page, problems } = await stage.stranger()
    problems.allow(/status of 400/)
    await page.goto(`${stage.origin}/login`)
    for (const wrong of ['Wrong-Harbor-1', 'Wrong-Harbor-2', 'Wrong-Harbor-3']) {
      const answer = page.waitForResponse('**/auth/login')
      await fillSignIn(page, sam.email, wrong)
      await answer
      await page.getByText('Your entry does not match our records', { exact: true }).waitFor()
      await eventually(() => password(page).inputValue()).toBe('')
    }
    // The task is held back until the page says what it is doing.
    await page.route('**/recaptcha/public-key', async (route) => {
      await page.getByRole('button', { name: 'Checking…' }).waitFor()
      await route.continue()
    })
    const checked = page.waitForResponse('**/recaptcha/verify-token')
    await fillSignIn(page, sam.email, sam.password)
    expect(await (await checked).json()).toEqual({ success: true })
    await greeting(page, 'Sam')
  })

  test('a lock is said in words, with the way out', async () => {
    const { page, problems } = await stage.stranger()
    problems.allow(/status of 400/)
    await page.route('**/auth/login', (route) =>
      route.fulfill({ status: 400, json: { code: 10003, message: 'User is locked out' } }),
    )
    await page.goto(`${stage.origin}/login`)
    await fillSignIn(page, maya.email, maya.password)
    await page.getByText('User is locked out. Wait 15 minutes, or reset your password now.').waitFor()
  })
})

describe('the second factor', () => {
  const planner = 'planner@evenkeel.example'

  test('a planner is asked for a mailed code; a wrong one is refused, the right one signs in', async () => {
    const { page, problems } = await stage.stranger({ viewport: narrow })
    problems.allow(/status of 400|status of 403|status of 401/)
    await page.goto(`${stage.origin}/login`)
    await fillSignIn(page, planner, maya.password)
    await title(page, signInWords.factorTitle())
    await page.getByText(/^ ?Please wait \d+ seconds to send another code$/).waitFor()
    await expectSound(page, 'second factor')
    await page.reload()
    await code(page).fill('000000')
    await press(page, 'Continue')
    await page.getByText('Verification code is invalid', { exact: true }).first().waitFor()
    await code(page).fill(await nextMailedCode(stage, planner))
    const done = page.waitForResponse('**/second-factor/verify')
    await press(page, 'Continue')
    expect((await done).status()).toBe(200)
    await eventually(() => hash(page)).not.toContain('/auth/')
  })

  test('without a password before it, it leads back to the sign-in', async () => {
    const { page, problems } = await stage.stranger()
    problems.allow(/status of 401/)
    await page.goto(`${stage.origin}/login#/auth/second-factor`)
    await page.getByText(signInWords.factorOver()).waitFor()
    await page.getByRole('link', { name: signInWords.backToSignIn() }).click()
    await title(page, 'Sign in')
  })
})

describe('terms of use that are not accepted', () => {
  test('come before the screen that was wanted, and once accepted not again', async () => {
    forgetTerms(maya.email)
    const { page } = await stage.stranger()
    await page.goto(`${stage.origin}/secure/home#/all-goals`)
    await fillSignIn(page, maya.email, maya.password)
    await title(page, signInWords.termsOfUse())
    await page.getByText('Deleted data can’t be recovered.').waitFor()
    await expectSound(page, 'terms of use')
    await press(page, signInWords.acceptAndContinue())
    await title(page, 'Explore all goals')
    await page.goto(`${stage.origin}/secure/home`)
    await greeting(page, 'Maya')
  })

  test('stop a person who is signed in already, and lead back to the screen', async () => {
    const { page, problems } = await stage.visit('/all-goals')
    problems.allow(/status of 403|Unknown error/)
    forgetTerms(maya.email)
    await page.goto('about:blank')
    await page.goto(`${stage.origin}/secure/home#/work-with-a-planner`)
    await title(page, signInWords.termsOfUse())
    await press(page, signInWords.acceptAndContinue())
    await page.getByText('Jordan Ellis').waitFor()
    await eventually(() => hash(page)).toBe('#/work-with-a-planner')
  })

  test('can be refused, which signs out', async () => {
    forgetTerms(sam.email)
    const { page } = await stage.stranger()
    await page.goto(`${stage.origin}/login`)
    await fillSignIn(page, sam.email, sam.password)
    await title(page, signInWords.termsOfUse())
    await press(page, shellWords.signOut())
    await title(page, 'Sign in')
  })
})

describe('a forgotten password', () => {
  const newWord = 'Calm-Seas-2026!'

  test('leads by a mailed code to a new one, which signs in and the old one does not', async () => {
    const { page, problems } = await stage.stranger()
    problems.allow(/status of 400/)
    await page.goto(`${stage.origin}/login`)
    await page.getByRole('link', { name: signInWords.forgotPassword() }).click()
    await title(page, 'Reset your password')
    await page.getByText('If it has an account, we’ll email you a code.').waitFor()
    await press(page, signInWords.sendCode())
    await page.getByRole('link', { name: 'Email: Field required' }).waitFor()
    await expectSound(page, 'reset, user name')
    await email(page).fill(sam.email)
    await press(page, signInWords.sendCode())

    await title(page, 'Enter your code')
    await eventually(() => page.getByRole('button', { name: passwordsWords.sendAnotherCode() }).isDisabled()).toBe(true)
    await code(page).fill('000000')
    await press(page, 'Continue')
    await page.getByText('Invalid verification code', { exact: true }).waitFor()
    await expectSound(page, 'reset, code')
    await code(page).fill(await nextMailedCode(stage, sam.email))
    await press(page, 'Continue')

    await title(page, signInWords.choosePasswordTitle())
    const typed = page.getByRole('textbox', { name: signInWords.newPasswordLabel(), exact: true })
    const again = page.getByRole('textbox', { name: 'Confirm new password' })
    const rules = page.getByRole('list', { name: passwordsWords.passwordNeeds() }).getByRole('listitem')
    await typed.fill('short1!')
    await eventually(() => rules.allTextContents()).toEqual([
      'At least 10 characters, not yet',
      'One lowercase and one uppercase letter, not yet',
      'One number, done',
      'One special character, such as ! or -, done',
      'Nothing from your email address, done',
    ])
    await again.fill('other')
    await press(page, signInWords.save())
    await page.getByText('Passwords do not match.', { exact: true }).waitFor()
    await again.fill('short1!')
    await press(page, signInWords.save())
    await page.getByText('Password length', { exact: true }).waitFor()
    await expectSound(page, 'reset, new password')
    await typed.fill(newWord)
    await again.fill(newWord)
    await press(page, signInWords.save())

    await title(page, 'Sign in')
    await page.getByText(authWords.passwordChanged()).waitFor()
    await fillSignIn(page, sam.email, sam.password)
    await page.getByText('Your entry does not match our records', { exact: true }).waitFor()
    await fillSignIn(page, sam.email, newWord)
    // Sam has refused the terms above, or has been asked for them now: either way the new password is in.
    await eventually(() => hash(page)).not.toContain('/auth/login')
  })

  test('an unknown name is asked for a code too, and is mailed none', async () => {
    const { page } = await stage.stranger({ viewport: narrow })
    await page.goto(`${stage.origin}/login#/auth/password-reset`)
    await email(page).fill('nobody@evenkeel.example')
    await press(page, signInWords.sendCode())
    await title(page, 'Enter your code')
    await eventually(() => mailedCode(stage, 'nobody@evenkeel.example')).toBe('')
  })
})

describe('an authenticator app', () => {
  test('is asked for after the password; a recovery code is the other way in, once', async () => {
    const api = await signInToApi(stage.origin, maya)
    const { challenge } = await api.call('startSecondFactor', {
      body: { kind: 'authenticator', password: maya.password },
    })
    const secret = 'secret' in challenge ? challenge.secret : ''
    const { recoveryCodes } = await api.call('confirmSecondFactor', { body: { code: appCode(secret) } })

    const { page, problems } = await stage.stranger({ colorScheme: 'dark' })
    problems.allow(/status of 400/)
    await page.goto(`${stage.origin}/secure/home#/all-goals`)
    await fillSignIn(page, maya.email, maya.password)
    await title(page, signInWords.factorTitle())
    await page.getByText(signInWords.authenticatorHint()).waitFor()
    await press(page, signInWords.byRecoveryCode())
    await page.getByText(signInWords.recoveryHint()).waitFor()
    await expectSound(page, 'recovery code')
    const typed = page.getByRole('textbox', { name: signInWords.recoveryCode() })
    await typed.fill('not-one-of-mine')
    await press(page, 'Continue')
    await page.getByText('Verification code is invalid', { exact: true }).waitFor()
    await typed.fill(recoveryCodes[0] ?? '')
    await press(page, 'Continue')
    await title(page, 'Explore all goals')
  })
})

describe('the address of a step', () => {
  test.each([
    ['/auth/registration/create-password', 'Create your account'],
    ['/auth/registration/validators', 'Create your account'],
    ['/auth/password-reset/complete', 'Reset your password'],
    ['/auth/password-reset/verify-code', 'Reset your password'],
  ])('%s begins at the first: %s', async (path, first) => {
    const { page } = await stage.stranger({ viewport: narrow })
    await page.goto(`${stage.origin}/login#${path}`)
    await title(page, first)
  })
})
