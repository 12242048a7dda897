// Proves: ASVS-3.5.5
import type { BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { connect, elements, loader, openHost, shown, signIn } from '../private/host-page.ts'
import { frameOf, onStage, type PrivateStage, setPrivateStage } from '../private/private-stage.ts'
import { errorWords } from '../../../packages/embed/src/errors.ts'
import { spyScript } from './spy.ts'
import { maya, signInToApi } from '../../e2e/support/api.ts'
import { newProfile } from '../../support/new-profile.ts'
import { eventually } from '../../support/eventually.ts'

const widgets = ['accounts', 'budget-modal', 'transactions', 'cash-flow-chart', 'goals'] as const

/** What a page hears of each event. */
const fieldsOf: Readonly<Record<string, readonly string[]>> = {
  'evenkeel:ready': ['widget'],
  'evenkeel:stage': ['open'],
  'evenkeel:error': ['code', 'retryable', 'message'],
}

/** Balances of accounts that the page must not find, in dollars. No two have the same digits. */
const planted = Array.from({ length: 200 }, (_, row) => (10_007_31 + row * 53_17) / 100)
const toFigure = (amount: number) => amount.toLocaleString('en-US', { minimumFractionDigits: 2 })

let stage: PrivateStage
let context: BrowserContext
/** A page that listens at everything it can, with five widgets that show a person's figures. */
let page: Page

async function plantAccounts(origin: string) {
  const api = await signInToApi(origin, maya)
  const kept = {
    ...{ category: 'Cash', type: 'Checking', interestRate: null, monthlyMinimumPayment: null },
    ...{ currentMonthlyPayment: null, isHiddenFromNW: false, isHiddenFromCFBS: false },
  } as const
  for (const [row, balance] of planted.entries())
    await api.call('createAccount', { body: { ...kept, name: `Coins in box ${row}`, balance } })
}

beforeAll(async () => {
  stage = await setPrivateStage()
  await plantAccounts(stage.evenkeel.origin)
  context = await newProfile(stage.browser)
  await signIn(context, stage)
  page = await openHost(context, stage.intranet, { body: elements(...widgets), head: `${spyScript}${loader}` })
  await connect(page, 'accounts')
  for (const widget of widgets) await shown(page, widget)
})
afterAll(() => stage.close())

/** The amounts that a person reads in the widgets. */
async function readFigures(): Promise<Set<string>> {
  const texts = widgets.map(async (widget) => (await frameOf(page, widget)).locator('body').innerText())
  return new Set((await Promise.all(texts)).flatMap((text) => text.match(/\d[\d,]{2,}(?:\.\d\d)?/g) ?? []))
}

describe('a page that wants to read', () => {
  test('A1: patches, listens and looks into the roots, and finds none of the figures', async () => {
    const listMissing = (figures: Set<string>) => planted.map(toFigure).filter((figure) => !figures.has(figure))
    await eventually(async () => listMissing(await readFigures())).toEqual([])
    const figures = [...(await readFigures()), ...planted.map(String)]
    await (await frameOf(page, 'budget-modal')).getByRole('button', { name: 'Edit the budget for Shopping' }).focus()
    await page.keyboard.type('secret4711')
    const { roots, keys, calls, text } = await page.evaluate(() => window.stolen())
    expect(roots).toBeGreaterThanOrEqual(widgets.length)
    expect({ keys, calls }).toEqual({ keys: [], calls: [] })
    const readable = text.replaceAll(/https?:\/\/\S+/g, '')
    expect(figures.filter((figure) => readable.includes(figure))).toEqual([])
    expect(text).not.toMatch(/eyJ|DPoP|"(?:code|token|key)"/)
  })

  test('A10: listens to every message first, and none has a code, a token or anything of the person', async () => {
    const { messages } = await page.evaluate(() => window.stolen())
    expect(messages.length).toBeGreaterThan(0)
    const kinds = new Set(messages.map(({ type }) => String(type).replace('evenkeel:', '')))
    for (const kind of kinds) expect(['hello', 'open', 'state', 'warm', 'stage', 'reply', 'options']).toContain(kind)
    const fields = new Set(messages.flatMap((message) => Object.keys(message)))
    for (const field of ['code', 'token', 'person', 'email', 'value']) {
      const said = messages.filter((message) => field in message && message['value'] !== 'standing')
      expect([field, fields.has(field) ? said : []]).toEqual([field, []])
    }
  })

  test('A11: reads the frame in five ways and forges a code', async () => {
    const asked: string[] = []
    page.on('request', (request) => void (request.url().includes('/embed/connect') && asked.push(request.url())))
    const seen = await page.evaluate(() => {
      const [first] = window.stolenFrames()
      const inside: unknown = first?.contentWindow
      const read = (name: string) => {
        try {
          return String(Reflect.get(Object(inside), name))
        } catch (reason) {
          return reason instanceof Error ? reason.name : 'thrown'
        }
      }
      for (const type of ['evenkeel:code', 'evenkeel:decided', 'code', 'connected'])
        first?.contentWindow?.postMessage({ type, code: 'forged', id: '1', decided: { isDone: true } }, '*')
      const names = ['document', 'customElements', 'localStorage', 'indexedDB', 'fetch']
      return { errors: names.map(read), length: first?.contentWindow?.length, document: first?.contentDocument }
    })
    expect(seen).toEqual({ errors: Array(5).fill('SecurityError'), length: 0, document: null })
    await page.waitForTimeout(300)
    expect(asked).toEqual([])
    await shown(page, 'accounts')
  })

  test('A21: hears three events, which say nothing of the person', async () => {
    const card = await frameOf(page, 'budget-modal')
    const edit = card.getByRole('button', { name: 'Edit the budget for Shopping' })
    const dialog = (await onStage(page, () => edit.click())).getByRole('dialog')
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
    await page.waitForFunction(() => window.said.some(({ detail }) => JSON.stringify(detail) === '{"open":false}'))
    const { events } = await page.evaluate(() => window.stolen())
    const types = new Set(events.map(({ type }) => type))
    // A frame that starts slowly says an error first; on a busy machine one does.
    types.delete('evenkeel:error')
    expect(types).toEqual(new Set(['evenkeel:ready', 'evenkeel:stage']))
    for (const { type, detail } of events) expect(Object.keys(Object(detail))).toEqual(fieldsOf[type])
    const errors = events.flatMap(({ type, detail }) => (type === 'evenkeel:error' ? [Object(detail).message] : []))
    const fixed = Object.values(errorWords).map(({ message }) => message)
    expect(errors.filter((message) => !fixed.includes(message))).toEqual([])
  })
})
