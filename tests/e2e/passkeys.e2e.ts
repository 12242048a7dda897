// Proves: WCAG-3.3.8
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import * as signInSettingsWords from '../../packages/widgets/src/words/sign-in-settings.generated.ts'
import * as signInWords from '../../packages/widgets/src/words/sign-in.generated.ts'
import { maya } from './support/api.ts'
import { eventually } from '../support/eventually.ts'
import { expectSound, fillSignIn, greeting, press, title } from './support/sign-in-pages.ts'
import { narrow, useStage, type Visitor } from './support/stage.ts'

const stage = useStage()

/** A passkey belongs to a name, never to an address of numbers. */
const named = () => stage.origin.replace('127.0.0.1', 'localhost')

/** A key of Chromium's own making, plugged into one tab: as a phone or laptop that asks for a finger. */
async function plugInKey(page: Page) {
  const session = await page.context().newCDPSession(page)
  await session.send('WebAuthn.enable')
  const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  return {
    credentials: async () => (await session.send('WebAuthn.getCredentials', { authenticatorId })).credentials,
    /** From now on the passkey's user verification fails: no finger is put on the device. */
    refuse: () => session.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: false }),
    unplug: () => session.send('WebAuthn.removeVirtualAuthenticator', { authenticatorId }),
  }
}

/** Adds a passkey as the signed-in person of a tab. */
async function addPasskey(page: Page): Promise<void> {
  await page.goto(`${named()}/secure/home#/profile/sign-in-and-security`)
  await press(page, signInSettingsWords.addAPasskey())
  const dialog = page.getByRole('dialog', { name: signInSettingsWords.addAPasskey() })
  await dialog.getByRole('textbox', { name: signInWords.yourPassword() }).fill(maya.password)
  await dialog.getByRole('button', { name: 'Add' }).click()
  await page.getByText(signInSettingsWords.codesTitle()).waitFor()
}

async function signedIn({ page }: Pick<Visitor, 'page'>): Promise<void> {
  await page.goto(`${named()}/login`)
  await fillSignIn(page, maya.email, maya.password)
  await greeting(page, 'Maya')
}

describe('a passkey in a real browser', () => {
  test('is added on the screen, and from then on signs in; without the key the recovery code is the way', async () => {
    const { page, problems } = await stage.stranger()
    problems.allow(/status of 400/)
    // After a sign-out while the home page still loads, its last calls are refused.
    problems.allow(/status of 401/)
    const key = await plugInKey(page)
    await signedIn({ page })
    await addPasskey(page)
    const [credential] = await key.credentials()
    expect(credential).toMatchObject({ rpId: 'localhost', isResidentCredential: true })

    await page.goto(`${named()}/logout.aspx`)
    await title(page, 'Sign in')
    await fillSignIn(page, maya.email, maya.password)
    await title(page, signInWords.factorTitle())
    await expectSound(page, 'asked for a passkey')
    await press(page, signInWords.byPasskey())
    await greeting(page, 'Maya')
    await eventually(async () => (await key.credentials())[0]?.signCount).toBeGreaterThan(credential?.signCount ?? 0)

    await page.goto(`${named()}/logout.aspx`)
    await key.unplug()
    await fillSignIn(page, maya.email, maya.password)
    await title(page, signInWords.factorTitle())
    await eventually(() => page.getByRole('button', { name: signInWords.byRecoveryCode() }).isVisible()).toBe(true)
  })

  test('of another person does not open the account, and the page says so', async () => {
    const { page, problems } = await stage.stranger({ viewport: narrow })
    problems.allow(/status of 400/)
    const stranger = await plugInKey(page)
    await page.goto(`${named()}/login`)
    await fillSignIn(page, maya.email, maya.password)
    await title(page, signInWords.factorTitle())
    await stranger.refuse()
    await press(page, signInWords.byPasskey())
    await page.getByText('Your passkey was not used. Try again, or choose another way.').waitFor()
    await expectSound(page, 'a passkey that was not used')
  })
})
