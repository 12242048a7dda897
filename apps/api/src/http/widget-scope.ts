import type { Endpoint, MonthsOnly, Narrowing, Schema } from '@evenkeel/api-client/contract/endpoint'
import { isWidgetName } from '@evenkeel/api-client/contract/widget-names'
import * as z from 'zod/mini'
import type { AppParts } from '../app-parts.ts'
import { ApiError, forbidden } from '../errors.ts'
import { toDay } from '../services/moment.ts'
import { isRead } from './create-context.ts'
import type { SignedInPerson } from './request-context.ts'
import { validateAnswer, zodSchema } from './validate.ts'

type Fields = Readonly<Record<string, unknown>>

const fieldsOf = (value: unknown): Fields => (typeof value === 'object' && value !== null ? { ...value } : {})

/** Months since year 0, so that a difference is a number of months. */
const monthNumber = (day: string) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7))

const dayAfter = (day: string) => new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10)

/** Returns the last day of a day's month. */
function lastOfMonth(day: string): string {
  const [year = 0, month = 0] = day.split('-').map(Number)
  return new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10)
}

/** @throws ApiError 403 for a range of days that the widget may not ask for. */
function checkMonths(
  { isWhole, atMost, back }: MonthsOnly,
  [from, to]: readonly [string, string],
  today: string,
): void {
  const [first, last, current] = [from, to, today].map(monthNumber)
  if (first === undefined || last === undefined || current === undefined || last < first) throw forbidden()
  if (isWhole && !(from.endsWith('-01') && dayAfter(to).endsWith('-01'))) throw forbidden()
  if (atMost !== undefined && last - first >= atMost) throw forbidden()
  if (back !== undefined && current - first > back) throw forbidden()
}

/** Returns the body with its range of days checked, and added where a widget may leave it out. */
function withinMonths(months: MonthsOnly, body: Fields, today: string): Fields {
  const [from, to] = [body[months.from] ?? null, body[months.to] ?? null]
  if (from === null && to === null && months.isCurrentByDefault) {
    const range = { [months.from]: `${today.slice(0, 7)}-01`, [months.to]: lastOfMonth(today) }
    return { ...body, ...range }
  }
  if (typeof from !== 'string' || typeof to !== 'string') throw forbidden()
  checkMonths(months, [toDay(from), toDay(to)], today)
  return body
}

const fits = (schema: Schema | undefined, value: unknown) => !schema || z.safeParse(zodSchema(schema), value).success

function narrowed({ params, query, body, months }: Narrowing, input: Fields, today: string): Fields {
  if (!fits(params, input['params']) || !fits(query, input['query']) || !fits(body, input['body'])) throw forbidden()
  return months ? { ...input, body: withinMonths(months, fieldsOf(input['body']), today) } : input
}

/** What the call of a widget on another page may ask, change and see. Everything is let through for a session. */
export interface WidgetScope {
  /** Returns the input as the handler gets it, and counts a read. @throws ApiError 403 for more than the widget may ask. */
  admit(input: object): Promise<object>
  /** Returns the fields of an answer that the widget may see. */
  show(answer: unknown): unknown
  /** Runs the handler; what it refuses to the widget is in the person's access log, too. */
  logged<T>(work: () => Promise<T>): Promise<T>
}

const unlimited: WidgetScope = {
  admit: (input) => Promise.resolve(input),
  show: (answer) => answer,
  logged: (work) => work(),
}

/** Returns the scope of a caller on a call. Checked where the call is performed, with its validated input. */
export function widgetScope(endpoint: Endpoint, caller: SignedInPerson | null, parts: AppParts): WidgetScope {
  const { page, widget } = caller ?? {}
  if (!caller || !page || !isWidgetName(widget)) return unlimited
  const { directory, clock } = parts
  const narrowing = endpoint.widgets?.[widget]
  const logged = async <T>(work: () => Promise<T>): Promise<T> => {
    try {
      return await work()
    } catch (error) {
      if (error instanceof ApiError && error.status === 403) {
        const [at, personId] = [clock.now(), caller.userId]
        const line = { call: endpoint.name, page: page.origin, widget }
        await directory.audit.add({ at, actorId: personId, personId, event: 'widget-refused', ...line })
      }
      throw error
    }
  }
  return {
    logged,
    async admit(input) {
      const today = new Date(clock.now()).toISOString().slice(0, 10)
      const admitted = await logged(async () => {
        if (!narrowing) throw forbidden()
        return narrowed(narrowing, { ...input }, today)
      })
      if (isRead(endpoint)) await directory.widgetReads.count(page.grantId, widget, clock.now())
      return admitted
    },
    show: (answer) => (narrowing?.answer ? validateAnswer(narrowing.answer, answer, endpoint.name) : answer),
  }
}
