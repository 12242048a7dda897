import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { instant, requiredText } from './primitives.ts'

/** The widgets that stand on other people's pages. */
export const widgetNames = [
  'cash-flow-chart',
  'budget-modal',
  'spending-chart',
  'accounts',
  'next-steps',
  'goals',
  'transactions',
  'retirement-calculator',
  'debt-wizard',
] as const
export const widgetName = z.enum(widgetNames)
export type WidgetName = (typeof widgetNames)[number]

const origin = z
  .string('Field required')
  .check(z.maxLength(200), z.regex(/^https?:\/\/[a-z0-9.-]+(:\d{1,5})?$/, 'Please enter a valid value.'))

export const embedEndpoints = {
  embedCode: endpoint('embedCode', {
    summary:
      'The employee agrees that a widget on a page of this origin may read; gives a one-time code for that page. 403 where the company has not allowed the origin.',
    who: 'employee',
    body: z.object({ widget: widgetName, origin }),
    answer: z.object({ code: z.string() }),
    keepsNoAnswer: true,
  }),
  embedToken: endpoint('embedToken', {
    summary: 'Exchange a one-time code for a 5-minute token for that widget and origin, and the code that renews it.',
    who: 'public',
    body: z.object({ code: requiredText(200) }),
    answer: z.object({ token: z.string(), expiresAt: instant, renewalCode: z.string() }),
    errors: [30001],
  }),
}
