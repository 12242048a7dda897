import type { BrowserContext } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as consentWords from '../../../packages/widgets/src/words/widget-consent.generated.ts'
import { maya, type SignedIn } from '../../e2e/support/api.ts'
import { connect, elements, openHost, shown, signIn } from '../private/host-page.ts'
import { frameOf, type PrivateStage, setPrivateStage, untilAtRest } from '../private/private-stage.ts'
import { newProfile } from '../../support/new-profile.ts'
import { eventually } from '../../support/eventually.ts'

let stage: PrivateStage
let context: BrowserContext
let api: SignedIn
/** exact number of answers that the widgets' reads had */
let reads: Record<string, number>

beforeAll(async () => {
  stage = await setPrivateStage()
  context = await newProfile(stage.browser)
  api = await signIn(context, stage)
  reads = {}
})
afterAll(() => stage.close())

interface Mail {
  readonly to: string
  readonly subject: string
  readonly text: string
}

const mails = async (): Promise<Mail[]> => {
  const all: Mail[] = await (await fetch(`${stage.evenkeel.origin}/dev/outbox.json`)).json()
  return all.filter(({ to, subject }) => to === maya.email && subject === 'A new page can show your data')
}

describe('A6: the employee', () => {
  test('reads in the access log which page and widget read how often, and what was changed there', async () => {
    const page = await openHost(context, stage.intranet, { body: elements('next-steps', 'accounts') })
    context.on('response', (answer) => {
      const isRead = answer.request().headers()['authorization']?.startsWith('DPoP') && answer.status() === 200
      if (!isRead || answer.headers()['evenkeel-change'] !== undefined) return
      const widget = answer.request().frame().url().split('/').at(-1) ?? ''
      reads[widget] = (reads[widget] ?? 0) + 1
    })
    await connect(page, 'accounts')
    await shown(page, 'next-steps')
    const frame = await frameOf(page, 'next-steps')
    const complete = frame.getByRole('button', { name: /^Mark done: / }).first()
    await complete.waitFor()
    await untilAtRest(complete)
    const changed = context.waitForEvent('response', (answer) => answer.headers()['evenkeel-change'] !== undefined)
    const before = reads['next-steps'] ?? 0
    await complete.click()
    await changed
    // After a change the card reads again.
    await eventually(() => reads['next-steps']).toBeGreaterThan(before)
    const readLog = async () => {
      const { lines, isIntact } = await api.call('accessLog')
      return { isIntact, own: lines.filter((line) => line.page === stage.intranet.origin) }
    }
    const counted = async () =>
      Object.fromEntries(
        (await readLog()).own.flatMap(({ widget, count }) => (count ? [[widget, count] as const] : [])),
      )
    // The log must have every answer that came, and no other; some may be on their way.
    await eventually(counted).toEqual(reads)
    await page.close()
    const { own, isIntact } = await readLog()
    expect(await counted()).toEqual(reads)
    expect(
      own.some(({ widget, count, what, event }) => widget === 'next-steps' && !count && `${what}${event}` !== ''),
    ).toBe(true)
    expect(isIntact).toBe(true)
  })

  test('gets one mail that says the page, the end, and how to end it, and not what is looked at', async () => {
    await eventually(async () => (await mails()).length).toBe(1)
    const [{ text } = { text: '' }] = await mails()
    for (const part of [stage.intranet.origin, 'Ends', 'disconnect it on your profile page'])
      expect(text).toContain(part)
    for (const widget of [consentWords.nextSteps(), consentWords.accounts()]) expect(text).not.toContain(widget)
  })

  test('reads the same on the profile', async () => {
    const page = await context.newPage()
    await page.goto(`${stage.evenkeel.origin}/secure/home#/profile/who-looked`)
    const { origin } = stage.intranet
    const times = (count = 0) => (count === 1 ? 'once' : `${count} times`)
    for (const line of [
      `Next steps on ${origin} marked a next step`,
      `Net worth and accounts on ${origin} loaded your data ${times(reads['accounts'])}`,
      `Next steps on ${origin} loaded your data ${times(reads['next-steps'])}`,
    ])
      await page.getByText(line).waitFor()
    await page.close()
  })
})
