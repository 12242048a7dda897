// Proves: GEN-12, PROF-04, PROF-07 to PROF-09, CHECKUP-01, ROUTE-51, ROUTE-52, ROUTE-54, ROUTE-55, ROUTE-62, ROUTE-65
import { readFile } from 'node:fs/promises'
import { formatMoney } from '@evenkeel/engine'
import type { Locator, Page } from 'playwright-core'
import { PNG } from 'pngjs'
import { decodeQR } from 'qr/decode.js'
import { describe, expect, test } from 'vitest'
import * as authWords from '../../apps/portal/src/words/auth.generated.ts'
import * as navigationWords from '../../apps/portal/src/words/navigation.generated.ts'
import * as titleNamesWords from '../../apps/portal/src/words/title-names.generated.ts'
import * as fieldsWords from '../../packages/ui/src/words/fields.generated.ts'
import * as explanationWords from '../../packages/widgets/src/words/explanation.generated.ts'
import * as importDataWords from '../../packages/widgets/src/words/import-data.generated.ts'
import * as passwordsWords from '../../packages/widgets/src/words/passwords.generated.ts'
import * as planAnswersWords from '../../packages/widgets/src/words/plan-answers.generated.ts'
import * as profileWords from '../../packages/widgets/src/words/profile.generated.ts'
import * as settingsWords from '../../packages/widgets/src/words/settings.generated.ts'
import * as signInSettingsWords from '../../packages/widgets/src/words/sign-in-settings.generated.ts'
import * as signInWords from '../../packages/widgets/src/words/sign-in.generated.ts'
import * as yourDataWords from '../../packages/widgets/src/words/your-data.generated.ts'
import { maya, sam, signInToApi } from './support/api.ts'
import { appCode } from './support/app-code.ts'
import { eventually } from '../support/eventually.ts'
import { isAsked, readTotals } from './support/screens.ts'
import { expectSound, fillSignIn, greeting, mailedCode, press, title, nextMailedCode } from './support/sign-in-pages.ts'
import { narrow, useStage } from './support/stage.ts'

const stage = useStage()

const open = async (page: Page, path: string) => {
  await page.goto(`${stage.origin}/secure/home#${path}`)
  await page.getByRole('heading', { level: 1 }).waitFor()
}

/** By keyboard: a click waits for the page to be drawn twice, which on this still page the browser now and then never does. */
const chooseBen = (page: Page) => page.getByRole('link', { name: 'Ben Mori' }).press('Enter')

/** What a camera reads off the screen. */
async function textIn(picture: Locator): Promise<string> {
  const { width, height, data } = PNG.sync.read(await picture.screenshot())
  return decodeQR({ width, height, data })
}

describe('my information', () => {
  test('has its own hyphens in names, phone numbers, and lists, here and on other screens: a tabular one is as wide as a figure', async () => {
    const { page } = await stage.visit('/profile')
    for (const path of ['/profile', '/my-goals-and-finances/transactions/recurring', '/student-debt']) {
      await open(page, path)
      await eventually(() => page.locator('output', { hasText: /^Loading/ }).count()).toBe(0)
      const widened = page.locator('main, nav').evaluateAll((areas) =>
        areas
          .flatMap((area) => [...area.querySelectorAll('*')])
          .filter((element) => {
            const own = [...element.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE)
            const text = own.map(({ textContent }) => textContent).join('')
            return /\p{L}-|-\p{L}|\d-\d/u.test(text) && getComputedStyle(element).fontVariantNumeric.includes('tabular')
          })
          .map(({ textContent }) => textContent),
      )
      expect([path, await widened]).toEqual([path, []])
    }
    await eventually(() => page.getByText(planAnswersWords.standardPayment()).count()).toBe(1)
  })

  test('is opened from the menu and leads to every section, on a phone too', async () => {
    const { page } = await stage.visit('/my-goals-and-finances', { viewport: narrow })
    await page.locator('button[aria-label$="your menu"]:visible').click()
    await page.getByRole('menuitem', { name: 'My information' }).click()
    await title(page, 'My information')
    for (const [link, screen] of [
      ['Edit: Contact information', signInWords.contactTitle()],
      ['Edit: About me', profileWords.aboutMe()],
      ['Edit: Dependents', profileWords.aboutMe()],
      ['Start: Confidence checkup', titleNamesWords.confidenceCheckup],
      ['Start: Financial well-being', navigationWords.wellBeing()],
    ] as const) {
      await page.locator('main').getByRole('link', { name: link, exact: true }).click()
      await title(page, screen)
      // However far down the link was.
      await eventually(() => page.evaluate(() => scrollY)).toBe(0)
      await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'My information' }).click()
      await title(page, 'My information')
    }
    for (const section of [
      'Settings',
      'Password',
      settingsWords.signInAndSecurity(),
      settingsWords.dataAccess(),
      settingsWords.yourData(),
    ]) {
      await page
        .locator('main')
        .getByRole('link', { name: new RegExp(`^${section}`) })
        .click()
      await title(page, section)
      await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'My information' }).click()
      await title(page, 'My information')
    }
  })

  test('says how well the person’s money lets them live, by the keyboard alone, and takes the answers back', async () => {
    const { page } = await stage.visit('/profile/well-being', { person: maya })
    await page.getByRole('button', { name: 'Save' }).focus()
    await page.keyboard.press('Enter')
    await page.getByText(fieldsWords.checkThese()).waitFor()
    // Nothing is chosen yet: the first answer to the first statement.
    await eventually(() =>
      page.evaluate(() => document.activeElement?.closest('fieldset')?.querySelector('legend')?.textContent),
    ).toContain('I could handle a major unexpected expense')
    await expectSound(page, 'well-being, refused')
    const answerAll = async () => {
      for (let statement = 0; statement < 10; statement += 1) {
        await page.keyboard.press('Space')
        for (const key of ['ArrowRight', 'ArrowRight', 'Tab']) await page.keyboard.press(key)
      }
      await page.getByText('10 of 10 answered').waitFor()
      await page.keyboard.press('Enter')
      // Ten middle answers before the age of 62.
      await page.getByText('50 of 100').waitFor()
    }
    await answerAll()
    await page.getByRole('button', { name: 'Undo' }).click()
    await page.getByText('0 of 10 answered', { exact: true }).waitFor()
    await eventually(() => page.getByText('50 of 100').count()).toBe(0)
    await page.getByRole('radio').first().focus()
    await answerAll()
    await page.getByRole('button', { name: 'Help: How we calculate your score' }).click()
    await page.getByRole('button', { name: explanationWords.showMath() }).click()
    await page.getByText('The published score for your total, ages 18 to 61').waitFor()
    await expectSound(page, 'well-being, explained')
  })

  test('keeps a changed address, and takes another email only with its code and the password', async () => {
    const { page, problems, api } = await stage.visit('/profile/edit-contact-information', {
      person: sam,
      colorScheme: 'dark',
    })
    problems.allow(/status of 400/)
    await eventually(() => page.getByRole('textbox', { name: 'First name' }).inputValue()).toBe('Sam')
    await page.getByRole('textbox', { name: 'City' }).fill('Astoria')
    await page.getByRole('textbox', { name: 'ZIP code' }).fill('9710')
    await press(page, 'Save')
    await page.getByRole('link', { name: 'ZIP code: Please enter a valid value.' }).waitFor()
    await expectSound(page, 'a refused address')
    await page.getByRole('textbox', { name: 'ZIP code' }).fill('97103')
    await press(page, 'Save')
    await page.getByText(profileWords.contactSaved()).waitFor()
    await page.getByRole('textbox', { name: 'Email' }).fill('sam@second.example')
    const password = page.getByRole('textbox', { name: signInWords.yourPassword() })
    await password.waitFor()
    await press(page, 'Save')
    await page.getByRole('link', { name: 'Your password: Field required' }).waitFor()
    await expectSound(page, 'another email, without the password')
    await password.fill('Wrong-Harbor-42')
    await press(page, 'Save')
    const dialog = page.getByRole('dialog', { name: signInWords.verifyTitle() })
    await dialog.getByLabel('Code').fill(await nextMailedCode(stage, 'sam@second.example'))
    await dialog.getByRole('button', { name: 'Verify' }).click()
    await dialog.waitFor({ state: 'detached' })
    await page.getByText('Current password is incorrect', { exact: true }).waitFor()
    await eventually(() => password.evaluate((field) => field === document.activeElement)).toBe(true)
    await eventually(async () => (await api.call('contactInformation')).email).toBe(sam.email)
    await password.fill(sam.password)
    // The code was right: it is not asked for again.
    await press(page, 'Save')
    await eventually(async () => (await api.call('contactInformation')).email).toBe('sam@second.example')
    await password.waitFor({ state: 'detached' })
    await eventually(() => api.call('contactInformation')).toMatchObject({ city: 'Astoria', zipCode: '97103' })
    await page.reload()
    await eventually(() => page.getByRole('textbox', { name: 'Email' }).inputValue()).toBe('sam@second.example')
  })

  test('keeps a choice of emails at once', async () => {
    const { page, api } = await stage.visit('/profile/edit-settings')
    const [preference] = (await api.call('emailPreferences')).preferences
    const choice = page.getByRole('switch', { name: preference?.name ?? '', exact: true })
    await choice.click()
    const after = !preference?.isSubscribed
    await eventually(async () => (await api.call('emailPreferences')).preferences[0]?.isSubscribed).toBe(after)
    await page.reload()
    await eventually(() => choice.isChecked()).toBe(after)
  })

  test('keeps the choice of test banks, and shows the settings as they are', async () => {
    const { page, api } = await stage.visit('/profile/edit-settings', { viewport: narrow })
    const banks = page.getByRole('switch', { name: settingsWords.useTestBanks() })
    await banks.waitFor()
    const before = await api.call('profileSettings')
    await eventually(() => banks.isChecked()).toBe(before.useTestInstitutions)
    const styles = [settingsWords.inWindow(), settingsWords.inFrame()]
    await eventually(() =>
      page.getByRole('radio', { name: styles[before.accountConnectivityType] ?? '', exact: true }).isChecked(),
    ).toBe(true)
    await banks.click()
    await page.getByText(settingsWords.settingsSaved()).waitFor()
    await page.reload()
    await eventually(() => banks.isChecked()).toBe(!before.useTestInstitutions)
    await eventually(() => api.call('profileSettings')).toEqual({
      ...before,
      useTestInstitutions: !before.useTestInstitutions,
    })
    await banks.click()
    await eventually(async () => (await api.call('profileSettings')).useTestInstitutions).toBe(
      before.useTestInstitutions,
    )
  })
})

describe('sign-in and security', () => {
  test('adds an authenticator app, scanned in light and in dark, with its recovery codes, and removes it with the password', async () => {
    const { page, problems } = await stage.visit('/profile/sign-in-and-security')
    problems.allow(/status of 400/)
    await press(page, signInSettingsWords.addAnAuthenticatorApp())
    const dialog = page.getByRole('dialog', { name: signInSettingsWords.addAnAuthenticatorApp() })
    const password = dialog.getByRole('textbox', { name: signInWords.yourPassword() })
    await eventually(() => password.evaluate((field) => field === document.activeElement)).toBe(true)
    await password.fill('Wrong-Harbor-42')
    await dialog.getByRole('button', { name: 'Continue' }).click()
    await dialog.getByText('Current password is incorrect', { exact: true }).waitFor()
    await expectSound(page, 'a wrong password before the key')
    await password.fill(maya.password)
    await page.keyboard.press('Enter')
    await eventually(() =>
      dialog
        .getByRole('textbox', { name: signInWords.codeOfApp() })
        .evaluate((field) => field === document.activeElement),
    ).toBe(true)
    const key = dialog.getByText(/^[A-Z2-7 ]{39}$/)
    const secret = ((await key.textContent()) ?? '').replaceAll(' ', '')
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      const scanned = new URL(await textIn(dialog.getByRole('img', { name: /^QR code/ })))
      expect([scanned.protocol, scanned.searchParams.get('secret'), scanned.searchParams.get('issuer')]).toEqual([
        'otpauth:',
        secret,
        'Evenkeel',
      ])
    }
    await dialog.getByRole('textbox').fill('000000')
    await dialog.getByRole('button', { name: 'Add' }).click()
    await dialog.getByText('Verification code is invalid', { exact: true }).waitFor()
    await expectSound(page, 'a wrong code')
    await dialog.getByRole('textbox').fill(appCode(secret))
    await dialog.getByRole('button', { name: 'Add' }).click()
    const codes = page.getByRole('dialog', { name: signInSettingsWords.codesTitle() })
    await eventually(() => codes.getByRole('listitem').count()).toBe(10)
    await expectSound(page, 'recovery codes')
    const issued = await codes.getByRole('listitem').allInnerTexts()
    await codes.getByRole('button', { name: signInSettingsWords.iSavedThem() }).click()
    await eventually(() => page.evaluate(() => document.activeElement?.textContent)).toBe(
      signInSettingsWords.addAnAuthenticatorApp(),
    )
    await page.getByText('10 recovery codes left').waitFor()

    await press(page, signInSettingsWords.newCodes())
    const renewal = page.getByRole('dialog', { name: signInSettingsWords.newCodesTitle() })
    await renewal.getByRole('textbox', { name: signInWords.yourPassword() }).fill(maya.password)
    await expectSound(page, 'new recovery codes')
    await renewal.getByRole('button', { name: signInSettingsWords.newCodes() }).click()
    await eventually(() => codes.getByRole('listitem').count()).toBe(10)
    const renewed = await codes.getByRole('listitem').allInnerTexts()
    expect(renewed.filter((code) => issued.includes(code))).toEqual([])
    await codes.getByRole('button', { name: signInSettingsWords.iSavedThem() }).click()
    await eventually(() => page.evaluate(() => document.activeElement?.textContent)).toBe(
      signInSettingsWords.newCodes(),
    )

    await press(page, signInSettingsWords.turnOff())
    const removal = page.getByRole('dialog', { name: signInSettingsWords.turnOffTitle() })
    await removal.getByRole('textbox', { name: signInWords.yourPassword() }).fill('Wrong-Harbor-42')
    await removal.getByRole('button', { name: signInSettingsWords.turnOff() }).click()
    await removal.getByText('Current password is incorrect', { exact: true }).waitFor()
    await expectSound(page, 'a wrong password')
    await removal.getByRole('textbox', { name: signInWords.yourPassword() }).fill(maya.password)
    await removal.getByRole('button', { name: signInSettingsWords.turnOff() }).click()
    await page.getByText(signInSettingsWords.noFactors()).waitFor()
  })

  test('signs out everywhere', async () => {
    const { page } = await stage.stranger()
    await page.goto(`${stage.origin}/login`)
    await fillSignIn(page, 'lena@evenkeel.example', maya.password)
    await greeting(page, 'Lena')
    await open(page, '/profile/sign-in-and-security')
    await page.getByText(signInSettingsWords.thisDevice()).waitFor()
    await press(page, signInSettingsWords.signOutEverywhere())
    await title(page, 'Sign in')
  })
})

describe('your data', () => {
  test('is downloaded as one file, and deleted for good with the password', async () => {
    const { page, problems } = await stage.stranger({ viewport: narrow })
    problems.allow(/status of 400/)
    await page.goto(`${stage.origin}/login`)
    await fillSignIn(page, 'lena@evenkeel.example', maya.password)
    await greeting(page, 'Lena')
    await open(page, '/profile/your-data')
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'Download' }).click(),
    ])
    expect(download.suggestedFilename()).toMatch(/\.zip$/)
    expect((await readFile(await download.path())).subarray(0, 2).toString()).toBe('PK')
    await press(page, yourDataWords.deleteMyAccount())
    const dialog = page.getByRole('dialog', { name: yourDataWords.deleteYourAccount() })
    await dialog.getByRole('button', { name: yourDataWords.deleteEverything() }).click()
    await dialog.getByText('Field required', { exact: true }).first().waitFor()
    await expectSound(page, 'the last question')
    await dialog.getByRole('textbox', { name: signInWords.yourPassword() }).fill(maya.password)
    await dialog.getByRole('button', { name: yourDataWords.deleteEverything() }).click()
    await title(page, 'Sign in')
    await page.getByRole('status').getByText(authWords.accountDeleted()).waitFor()
    await expectSound(page, 'an account was deleted')
    await fillSignIn(page, 'lena@evenkeel.example', maya.password)
    await page.getByText('Your entry does not match our records', { exact: true }).waitFor()
  })
})

describe('a person who comes by the company’s sign-on alone', () => {
  test('has no password to change, and leaves after signing in with the company once more', async () => {
    const mine = 'ben@home.example'
    const { page, problems } = await stage.stranger()
    problems.allow(/status of 400/)
    await page.goto(`${stage.origin}/dev/sso/brightwater`)
    await chooseBen(page)
    await title(page, 'Welcome')
    await press(page, 'Continue')
    await page.getByRole('textbox', { name: 'Email' }).fill(mine)
    await press(page, signInWords.sendCode())
    await page.getByRole('textbox', { name: 'Code' }).fill(await nextMailedCode(stage, mine))
    await press(page, 'Verify')
    await page.getByRole('checkbox', { name: 'I agree to the terms of use' }).check()
    await press(page, 'Create your account')
    await greeting(page, 'Ben')
    await open(page, '/profile/update-password')
    await page.getByText(signInSettingsWords.noPassword()).waitFor()

    await page.route('**/own-sign-in', async (route) => {
      const answer = await route.fetch()
      await route.fulfill({ response: answer, json: { ...(await answer.json()), isFreshUntil: null } })
    })
    await page.reload()
    await open(page, '/profile/edit-contact-information')
    await eventually(() => page.getByRole('textbox', { name: 'First name' }).inputValue()).toBe('Ben')
    await page.getByRole('textbox', { name: 'Email' }).fill('ben@second.example')
    await page.getByText('Sign in with your company again').waitFor()
    await eventually(() => page.getByRole('button', { name: 'Save' }).isDisabled()).toBe(true)
    await page.getByRole('textbox', { name: 'Email' }).fill(mine)
    await eventually(() => page.getByRole('button', { name: 'Save' }).isDisabled()).toBe(false)
    // What is typed would be asked about on the way out.
    await eventually(() => isAsked(page)).toBe(false)
    await open(page, '/profile/sign-in-and-security')
    await press(page, signInSettingsWords.addAnAuthenticatorApp())
    const addition = page.getByRole('dialog', { name: signInSettingsWords.addAnAuthenticatorApp() })
    await addition.getByText('Sign in with your company again').waitFor()
    await eventually(() => addition.getByRole('button', { name: 'Continue' }).isDisabled()).toBe(true)
    await page.keyboard.press('Escape')
    await open(page, '/profile/your-data')
    const { cookies, call } = await signInToApi(stage.origin, maya)
    const exported = await fetch(`${stage.origin}/webapi/v1/account-data/export`, {
      headers: { Cookie: [...cookies].map((pair) => pair.join('=')).join('; ') },
    })
    const buffer = Buffer.from(await exported.arrayBuffer())
    const file = { name: 'evenkeel.zip', mimeType: 'application/zip', buffer }
    await page.getByLabel(importDataWords.choose()).setInputFiles(file)
    await page.getByText('evenkeel.zip imported', { exact: true }).waitFor()
    await expectSound(page, 'an import')
    await page.getByRole('link', { name: importDataWords.view() }).click()
    const { totals } = await call('transactions', { body: {} })
    await eventually(() => readTotals(page)).toMatchObject({
      Income: formatMoney(totals.income),
      Spending: formatMoney(totals.spending),
    })
    await open(page, '/profile/your-data')
    await page.getByText('An export goes only into an empty account', { exact: false }).waitFor()
    await press(page, yourDataWords.deleteMyAccount())
    const dialog = page.getByRole('dialog', { name: yourDataWords.deleteYourAccount() })
    await dialog.getByText('Sign in with your company again').waitFor()
    await eventually(() => dialog.getByRole('button', { name: yourDataWords.deleteEverything() }).isDisabled()).toBe(
      true,
    )
    await expectSound(page, 'asked to sign in again')
    await dialog.getByRole('button', { name: passwordsWords.signInAgain() }).click()
    await eventually(() => page.url()).toMatch(/\/dev\/sso\/brightwater$/)
    await page.unroute('**/own-sign-in')

    await chooseBen(page)
    await title(page, 'Welcome')
    const before = await mailedCode(stage, mine)
    await press(page, 'Continue')
    await title(page, signInWords.factorTitle())
    await page.getByRole('textbox', { name: 'Code' }).fill(await nextMailedCode(stage, mine, before))
    await press(page, 'Continue')
    await greeting(page, 'Ben')
    await open(page, '/profile/your-data')
    await press(page, yourDataWords.deleteMyAccount())
    await dialog.getByText('You just signed in with your company').waitFor()
    await dialog.getByRole('button', { name: yourDataWords.deleteEverything() }).click()
    await title(page, 'Sign in')
  })
})

// Last, because those before sign in with the password that Maya has at first.
describe('the password', () => {
  test('changes the password by the company’s own rules, and the old one signs in no more', async () => {
    const newWord = 'Calm-Seas-2026!'
    const { page, problems, api } = await stage.visit('/profile/update-password')
    problems.allow(/status of 400/)
    const rules = page.getByRole('list', { name: passwordsWords.passwordNeeds() }).getByRole('listitem')
    await page.getByRole('textbox', { name: 'Current password' }).fill(maya.password)
    await page.getByRole('textbox', { name: signInWords.newPasswordLabel(), exact: true }).fill(maya.password)
    await page.getByRole('textbox', { name: 'Confirm new password' }).fill(maya.password)
    await eventually(() => rules.filter({ hasText: 'done' }).count()).toBe(5)
    await press(page, signInSettingsWords.changePassword())
    await page.locator('input[aria-invalid=true]').first().waitFor()
    await expectSound(page, 'a password used before')
    await page.getByRole('textbox', { name: signInWords.newPasswordLabel(), exact: true }).fill(newWord)
    await page.getByRole('textbox', { name: 'Confirm new password' }).fill(newWord)
    await press(page, signInSettingsWords.changePassword())
    await page.getByText('Password changed').waitFor()
    await expect(api.call('accounts', { body: {} }), 'this session goes on').resolves.toBeDefined()
    await page.goto(`${stage.origin}/logout.aspx`)
    await fillSignIn(page, maya.email, maya.password)
    await page.getByText('Your entry does not match our records', { exact: true }).waitFor()
    await fillSignIn(page, maya.email, newWord)
    await greeting(page, 'Maya')
  })
})
