import type { WidgetName } from '@evenkeel/api-client/contract/embed'
import { pages } from '@evenkeel/widgets/shared/paths.ts'

/** The three ways onto a page: all widgets by one loader, one widget as one script, or a frame. */
export type SnippetKind = 'loader' | 'script' | 'frame'

/** Attributes of the element that are set, by name. */
export type SnippetOptions = Readonly<Record<string, string>>

interface SnippetParts {
  readonly kind: SnippetKind
  readonly widget: WidgetName
  /** Our own origin. */
  readonly origin: string
  readonly options: SnippetOptions
}

const attribute = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')

const set = (options: SnippetOptions) => Object.entries(options).filter(([, value]) => value.trim() !== '')

const elementOf = (widget: WidgetName, options: SnippetOptions) =>
  `<evenkeel-${widget}${set(options)
    .map(([name, value]) => ` ${name}="${attribute(value.trim())}"`)
    .join('')}></evenkeel-${widget}>`

/** What a page's author copies, as HTML. */
export function snippetOf({ kind, widget, origin, options }: SnippetParts): string {
  if (kind === 'frame') {
    const query = new URLSearchParams(set(options).map(([name, value]) => [name, value.trim()])).toString()
    const address = attribute(`${origin}${pages.embedWidget}${widget}${query === '' ? '' : `?${query}`}`)
    return `<iframe src="${address}" title="Evenkeel" width="100%" height="560" frameborder="0" referrerpolicy="strict-origin"></iframe>`
  }
  const file = kind === 'loader' ? 'loader' : widget
  return `<script type="module" src="${origin}${pages.widgetScripts}${file}.js"></script>\n${elementOf(widget, options)}`
}
