// Proves: GEN-14
import { AxeBuilder } from '@axe-core/playwright'
import type { BrowserContext } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import * as embedWindowWords from '../../../apps/portal/src/words/embed-window.generated.ts'
import { agree, frameOf, openConsent, openPrivatePage, type PrivateStage, setPrivateStage } from './private-stage.ts'
import { newProfile } from '../../support/new-profile.ts'
import { eventually } from '../../support/eventually.ts'

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

describe('our window', () => {
  test('shows no form and no consent to a page that opens it itself, signed in or not', async () => {
    const page = await openPrivatePage(context, stage.intranet, ['cash-flow-chart'])
    const openIt = async () => {
      const opened = page.waitForEvent('popup')
      await page.evaluate((address) => void open(address), `${stage.evenkeel.origin}/embed/window`)
      const ours = await opened
      await ours.getByRole('heading', { name: embedWindowWords.notByWidget() }).waitFor()
      await eventually(() => ours.getByRole('textbox').count()).toBe(0)
      await eventually(() => ours.getByRole('button').count()).toBe(0)
      await ours.close()
    }
    await openIt()
    await agree(await openConsent(page, 'cash-flow-chart'))
    await openIt()
  })

  test('takes no press on Agree while it is not in front, nor one that a script makes', async () => {
    const page = await openPrivatePage(context, stage.intranet, ['cash-flow-chart'])
    const ours = await openConsent(page, 'cash-flow-chart')
    const agreed: string[] = []
    ours.on('request', (request) => void (request.url().endsWith('/embed/agree') && agreed.push(request.url())))
    await ours.evaluate(() => {
      document.hasFocus = () => false
      dispatchEvent(new Event('blur'))
    })
    await ours.getByRole('button', { name: 'Connect' }).dblclick()
    await ours.evaluate(() => {
      document.hasFocus = () => true
      dispatchEvent(new Event('focus'))
    })
    await ours.evaluate(() => document.querySelector<HTMLElement>('button')?.click())
    expect(agreed).toEqual([])
    await agree(ours)
    await (await frameOf(page, 'cash-flow-chart')).getByText('less than you earned').waitFor()
  })

  test('and the card before it have no faults for people who use assistive technology', async () => {
    const page = await openPrivatePage(context, stage.intranet, ['cash-flow-chart'])
    const ours = await openConsent(page, 'cash-flow-chart')
    // The mark of Larkfield, the employer.
    await ours.getByText('L', { exact: true }).waitFor()
    expect((await new AxeBuilder({ page: ours }).analyze()).violations.map(({ id }) => id)).toEqual([])
    const found = await new AxeBuilder({ page }).analyze()
    expect(
      found.violations.filter(({ nodes }) => nodes.some(({ target }) => target.length > 1)).map(({ id }) => id),
    ).toEqual([])
  })
})
