import { type WidgetName, widgetNames } from '@evenkeel/api-client/contract/widget-names'
import type { Hono } from 'hono'
import type { AppParts } from '../app-parts.ts'
import { notFound } from '../errors.ts'
import type { HttpEnv } from '../http/register-endpoints.ts'
import { notBuilt } from './not-built.ts'

/** What the server draws of each widget before anybody is connected: its title, and the shape of what will be there. */
const widgetCards: Readonly<Record<WidgetName, { readonly title: string; readonly look: 'bars' | 'rows' | 'form' }>> = {
  'cash-flow-chart': { title: 'Cash flow', look: 'bars' },
  'net-worth': { title: 'Net worth over time', look: 'bars' },
  recurring: { title: 'Recurring payments', look: 'rows' },
  'budget-modal': { title: 'Budgets', look: 'rows' },
  'spending-chart': { title: 'Spending by category', look: 'bars' },
  accounts: { title: 'Net worth and accounts', look: 'rows' },
  'next-steps': { title: 'Next steps', look: 'rows' },
  goals: { title: 'My goals', look: 'rows' },
  transactions: { title: 'Transactions', look: 'rows' },
  'retirement-calculator': { title: 'Retirement calculator', look: 'form' },
  'debt-wizard': { title: 'Debt payoff', look: 'form' },
  'account-modal': { title: 'Add or change an account', look: 'form' },
  'link-accounts': { title: 'Link accounts', look: 'rows' },
}

const isWidgetName = (text: string): text is WidgetName => widgetNames.some((name) => name === text)

/**
 * The same for everybody: no cookie is read or set, so that neither the bytes nor the time they take depend on a person. A page
 * that sends `Cross-Origin-Embedder-Policy` may show it in a frame.
 */
const frameHeaders = {
  'Cache-Control': 'no-store',
  'Cross-Origin-Embedder-Policy': 'require-corp',
  'Cross-Origin-Resource-Policy': 'cross-origin',
} as const

async function frame(parts: AppParts, file: string, words: Readonly<Record<string, string>> = {}): Promise<Response> {
  const page = await parts.portal.find(file)
  if (!page) return notBuilt()
  const html = new TextDecoder()
    .decode(page.bytes)
    .replaceAll(/%([A-Z]+)%/g, (mark, name: string) => words[name] ?? mark)
  return new Response(html, { headers: { 'Content-Type': page.type, ...frameHeaders } })
}

/** The frames on other people's pages: a widget's, and the stage for dialogs that need more room. */
export function registerEmbedPages(app: Hono<HttpEnv>, parts: AppParts): void {
  app.get('/embed/stage', () => frame(parts, '/embed/stage.html'))
  app.get('/embed/:widget{[a-z-]+}', (c) => {
    const widget = c.req.param('widget')
    if (!isWidgetName(widget)) throw notFound()
    const { title, look } = widgetCards[widget]
    return frame(parts, '/embed/frame.html', { WIDGET: widget, TITLE: title, LOOK: look })
  })
}
