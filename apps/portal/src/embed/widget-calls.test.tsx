import { endpoints } from '@evenkeel/api-client/contract/endpoints'
import type { Endpoint, MonthsOnly, Schema } from '@evenkeel/api-client/contract/endpoint'
import { type WidgetName, widgetNames } from '@evenkeel/api-client/contract/widget-names'
import { createFakeApi } from '@evenkeel/widgets/shared/fake-api.fixture.tsx'
import { renderApp } from '@evenkeel/widgets/shared/render-app.fixture.tsx'
import { HostProvider } from '@evenkeel/widgets/shared/host.tsx'

import { Signature } from '@evenkeel/widgets/shared/signature.tsx'
import { preloadToasts } from '@evenkeel/widgets/shared/toasts.tsx'
import { act, cleanup, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { beforeAll, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { stageDialogs } from './stage/stage-dialogs.tsx'
import { answers, debtPlan, retirementPlan, sampleDay } from './sample-answers.ts'
import { loadCard } from './widgets.ts'

const table = new Map<string, Endpoint>(Object.entries(endpoints))
const monthNumber = (day: string) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7))

function fits(schema: Schema | undefined, value: unknown): boolean {
  if (schema === undefined) return true
  if (!(schema instanceof z.core.$ZodType)) throw new TypeError('The contract holds schemas alone')
  return z.safeParse(schema, value).success
}

const narrowedAnswer = (schema: Schema | undefined, answer: unknown): unknown =>
  schema instanceof z.core.$ZodType ? z.parse(schema, answer) : answer

/** Whether a body asks only for the months that the widget may ask for, always by both dates. */
function isWithin({ from, to, isWhole, atMost, back }: MonthsOnly, body: object): boolean {
  const fields = new Map<string, unknown>(Object.entries(body))
  const [start, end] = [fields.get(from), fields.get(to)]
  if (typeof start !== 'string' || typeof end !== 'string') return false
  const nextDay = new Date(Date.parse(end.slice(0, 10)) + 86_400_000).toISOString().slice(8, 10)
  return (
    (!isWhole || (start.slice(8, 10) === '01' && nextDay === '01')) &&
    monthNumber(end) - monthNumber(start) < (atMost ?? Number.POSITIVE_INFINITY) &&
    monthNumber(sampleDay) - monthNumber(start) <= (back ?? Number.POSITIVE_INFINITY)
  )
}

/** An API that answers a widget as the server does: narrowed. Keeps each call that the server would refuse to the widget. */
function createNarrowApi(widget: WidgetName) {
  const refused: string[] = []
  const made = new Set<string>()
  const all = { ...answers, plan: widget === 'retirement-calculator' ? retirementPlan : debtPlan }
  const inPlace = [...table.keys()].map((name) => [
    name,
    (body: unknown) => {
      made.add(name)
      const narrowing = table.get(name)?.widgets?.[widget]
      const input = typeof body === 'object' && body !== null ? body : {}
      const isOpen =
        narrowing && fits(narrowing.body, input) && (!narrowing.months || isWithin(narrowing.months, input))
      if (!isOpen) refused.push(`${name} ${JSON.stringify(body)}`)
      const answer = Object.entries(all).find(([answered]) => answered === name)?.[1]
      return answer === undefined ? new Response(null, { status: 404 }) : narrowedAnswer(narrowing?.answer, answer)
    },
  ])
  return { api: createFakeApi(Object.fromEntries(inPlace)), refused, made }
}

/** The calls that the presses below make at least, so that a card that stays empty fails. */
const callsOf: Readonly<Record<WidgetName, readonly string[]>> = {
  'cash-flow-chart': ['cashFlow'],
  'net-worth': ['netWorthHistory'],
  recurring: ['categories', 'recurring'],
  'budget-modal': ['budgetNavigation', 'budgets', 'categories', 'spending'],
  'spending-chart': ['categories', 'spending'],
  accounts: ['accounts', 'companyInfo'],
  'account-modal': ['companyInfo'],
  'link-accounts': ['myGoals', 'plan'],
  'next-steps': ['nextSteps', 'setNextStepStatus', 'undoChange'],
  goals: ['myGoals'],
  transactions: ['categories', 'transactions'],
  'retirement-calculator': ['plan'],
  'debt-wizard': ['plan'],
}

const settle = () => act(() => new Promise((resolve) => setTimeout(resolve, 25)))
const controls = () =>
  [...document.querySelectorAll<HTMLElement>('button, [role="menuitem"], [role="option"], [role="combobox"]')].filter(
    (one) => !one.hasAttribute('disabled') && one.getAttribute('aria-disabled') !== 'true',
  )
const nameOf = (one: HTMLElement) => `${one.getAttribute('role')} ${one.getAttribute('aria-label') ?? one.textContent}`

/** Types into every empty field of an open dialog, so that its form can be sent. */
async function fillIn(user: ReturnType<typeof userEvent.setup>) {
  for (const field of document.querySelectorAll<HTMLInputElement>('dialog input, [role="dialog"] input')) {
    if (field.value === '' && field.type !== 'checkbox') await user.type(field, '12')
  }
}

const isBusy = () => document.querySelector('[aria-disabled="true"]') !== null

/** Returns a thing to press that was not pressed yet. While a call runs, the buttons are off: it looks again for up to a second. */
async function nextControl(pressed: ReadonlySet<string>): Promise<HTMLElement | undefined> {
  for (let looks = 0; looks < 40; looks += 1) {
    const next = controls().find((one) => !pressed.has(nameOf(one)))
    if (next !== undefined || (looks > 0 && !isBusy())) return next
    await settle()
  }
  return undefined
}

/** Presses everything that can be pressed, each thing once, also in the menus and dialogs that open meanwhile. */
async function pressEverything() {
  const user = userEvent.setup({ pointerEventsCheck: 0 })
  const pressed = new Set<string>()
  for (let presses = 0; presses < 40; presses += 1) {
    await fillIn(user)
    const next = await nextControl(pressed)
    if (next === undefined) return
    pressed.add(nameOf(next))
    await user.click(next)
    await settle()
  }
}

async function runIn(widget: WidgetName, part: ReactNode) {
  const { api, refused, made } = createNarrowApi(widget)
  renderApp(
    <HostProvider ourWindow={{ ask: async () => ({ isDone: false, changeId: null }) }}>{part}</HostProvider>,
    api,
  )
  await waitFor(() => expect(document.querySelector('section, dialog, [role="dialog"]')).not.toBeNull())
  await settle()
  await settle()
  await pressEverything()
  cleanup()
  return { refused, made: [...made].toSorted() }
}

// On a slow machine, 'Undo' would load after everything else was pressed.
beforeAll(preloadToasts)

it.each(widgetNames)(
  '%s calls only what its token is answered',
  async (widget) => {
    const Card = await loadCard(widget)
    const { refused, made } = await runIn(widget, <Card signature={<Signature />} />)
    expect(refused).toEqual([])
    expect(made).toEqual(expect.arrayContaining([...callsOf[widget]]))
  },
  60_000,
)

it.each([
  ['budget-modal', 'budget', { budgetId: 1, period: '2026-11' }],
  ['budget-modal', 'budget', { budgetId: null, period: '2026-11' }],
  ['accounts', 'account', { accountId: 1 }],
  ['accounts', 'add-account', null],
  ['account-modal', 'add-account', null],
  ['account-modal', 'accounts', null],
  ['link-accounts', 'links', { planType: 3 }],
  ['link-accounts', 'links', null],
] as const)(
  'the dialog of %s, %s %o, calls only what its token is answered',
  async (widget, name, about) => {
    const Dialog = stageDialogs[`${widget}/${name}`]
    if (Dialog === undefined) throw new Error('The stage knows the dialog')
    const { refused, made } = await runIn(widget, <Dialog about={about} onClose={() => undefined} />)
    expect(refused).toEqual([])
    expect(made.length).toBeGreaterThan(0)
  },
  60_000,
)
