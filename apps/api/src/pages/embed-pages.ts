import { type WidgetName, widgetNames } from '@evenkeel/api-client/contract/widget-names'
import { acceptedLanguage, type Language, sourceLanguage } from '@evenkeel/api-client/contract/languages'
import { inLanguage } from '@evenkeel/engine'
import type { Context, Hono } from 'hono'
import type { AppParts } from '../app-parts.ts'
import { notFound } from '../errors.ts'
import type { HttpEnv } from '../http/register-endpoints.ts'
import * as words from '../words/pages.generated.ts'
import { findEdition, notBuilt } from './editions.ts'

/** What the server draws of each widget before anybody is connected: its title, and the shape of what will be there. */
const widgetCards: Readonly<
  Record<WidgetName, { readonly title: () => string; readonly look: 'bars' | 'rows' | 'form' }>
> = {
  'cash-flow-chart': { title: words.cashFlowTitle, look: 'bars' },
  'net-worth': { title: words.netWorthTitle, look: 'bars' },
  recurring: { title: words.recurringTitle, look: 'rows' },
  'budget-modal': { title: words.budgetsTitle, look: 'rows' },
  'spending-chart': { title: words.spendingTitle, look: 'bars' },
  accounts: { title: words.accountsTitle, look: 'rows' },
  'next-steps': { title: words.nextStepsTitle, look: 'rows' },
  goals: { title: words.goalsTitle, look: 'rows' },
  transactions: { title: words.transactionsTitle, look: 'rows' },
  'retirement-calculator': { title: words.retirementCalculatorTitle, look: 'form' },
  'debt-wizard': { title: words.debtPayoffTitle, look: 'form' },
  'account-modal': { title: words.accountDialogTitle, look: 'form' },
  'link-accounts': { title: words.linkAccountsTitle, look: 'rows' },
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

async function frame(
  parts: AppParts,
  { file, language }: { readonly file: string; readonly language: Language },
  marks: Readonly<Record<string, string>> = {},
): Promise<Response> {
  const page = await findEdition(parts.portal, language, file)
  if (!page) return notBuilt()
  const html = new TextDecoder()
    .decode(page.bytes)
    .replaceAll(/%([A-Z]+)%/g, (mark, name: string) => marks[name] ?? mark)
  return new Response(html, { headers: { 'Content-Type': page.type, ...frameHeaders } })
}

/** The language of the page around the frame, which the frame says when it differs from the browser's. No cookie counts here. */
const languageOf = (c: Context<HttpEnv>): Language =>
  acceptedLanguage(c.req.query('language')) ?? acceptedLanguage(c.req.header('Accept-Language')) ?? sourceLanguage

/** The frames on other people's pages: a widget's, and the stage for dialogs that need more room. */
export function registerEmbedPages(app: Hono<HttpEnv>, parts: AppParts): void {
  app.get('/embed/stage', (c) => frame(parts, { file: '/embed/stage.html', language: languageOf(c) }))
  app.get('/embed/:widget{[a-z-]+}', (c) => {
    const widget = c.req.param('widget')
    if (!isWidgetName(widget)) throw notFound()
    const { title, look } = widgetCards[widget]
    const language = languageOf(c)
    const marks = { WIDGET: widget, TITLE: inLanguage(language, title), LOOK: look }
    return frame(parts, { file: '/embed/frame.html', language }, marks)
  })
}
