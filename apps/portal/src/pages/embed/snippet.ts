import type { WidgetName } from '@evenkeel/api-client/contract/widget-names'
import { type AttributeName, narrowBelow, reservedHeights } from '@evenkeel/embed/protocol'
import { pages } from '@evenkeel/widgets/shared/paths.ts'

/** Where the markup goes. The samples folder has one of each. */
export const snippetKinds = ['html', 'react', 'vue', 'sharepoint', 'teams', 'wordpress'] as const
export type SnippetKind = (typeof snippetKinds)[number]

/** The attributes that are set on the element; an empty one is left out. */
export type SnippetOptions = Readonly<Partial<Record<AttributeName, string>>>

/** A file of one release, which never changes. */
export interface Release {
  /** `/widgets/1.2.3/evenkeel.js` */
  readonly path: string
  /** `sha384-…` */
  readonly integrity: string
}

export interface SnippetParts {
  readonly kind: SnippetKind
  readonly widget: WidgetName
  /** The portal's own origin. */
  readonly origin: string
  readonly options: SnippetOptions
  /** The release to stay at; null follows the newest one. */
  readonly release: Release | null
}

const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')

const setOptions = (options: SnippetOptions): [string, string][] =>
  Object.entries(options).filter(([, value]) => value !== '')

const writeAttributes = (options: SnippetOptions) =>
  setOptions(options)
    .map(([name, value]) => ` ${name}="${escape(value)}"`)
    .join('')

/**
 * Returns the CSS height to reserve: that of the wide widget. Where the narrow one is higher, it is that in a narrow window, so that the
 * page doesn’t move on a phone either.
 */
export function reservedHeight(widget: WidgetName): string {
  const { narrow, wide } = reservedHeights[widget]
  return narrow > wide ? `clamp(${wide}px,(${narrowBelow}px - 100vw)*999,${narrow}px)` : `${wide}px`
}

const loaderPath = (release: Release | null) => release?.path ?? `${pages.widgetScripts}loader.js`

function scriptMarkup({ origin, release }: SnippetParts): string {
  const hash = release ? ` integrity="${release.integrity}" crossorigin="anonymous"` : ''
  return `<script type="module" async src="${origin}${loaderPath(release)}"${hash}></script>`
}

const elementMarkup = ({ widget, origin, options }: SnippetParts) =>
  `<evenkeel-${widget}${writeAttributes(options)} style="display:block;min-height:${reservedHeight(widget)}">` +
  `<a href="${origin}/">Open Evenkeel</a></evenkeel-${widget}>`

const writeHtml = (parts: SnippetParts) => `${scriptMarkup(parts)}\n${elementMarkup(parts)}`

const toProperty = (attribute: string) => attribute.replaceAll(/-(.)/g, (_, letter: string) => letter.toUpperCase())

const toProp = ([name, value]: [string, string]) =>
  /^[\d.]+$/.test(value) ? `${toProperty(name)}={${value}}` : `${toProperty(name)}="${escape(value)}"`

function writeReact({ widget, origin, options }: SnippetParts): string {
  const props = setOptions(options).map((option) => `\n      ${toProp(option)}`)
  return `import { Evenkeel } from '@evenkeel/embed/react'

export function EvenkeelWidget() {
  return (
    <Evenkeel
      origin="${origin}"
      widget="${widget}"${props.join('')}
      style={{ display: 'block', minHeight: '${reservedHeight(widget)}' }}
    >
      <a href="${origin}/">Open Evenkeel</a>
    </Evenkeel>
  )
}`
}

const writeVue = (parts: SnippetParts) => `<script setup lang="ts">
import { onMounted } from 'vue'
import { loadEvenkeel } from '@evenkeel/embed/vue'

onMounted(() => loadEvenkeel('${parts.origin}'))
</script>

<template>
  ${elementMarkup(parts)}
</template>`

function writeSharePoint({ widget, origin, options, release }: SnippetParts): string {
  const set = setOptions(options).map(([name, value]) => `\n  widget.setAttribute('${name}', ${JSON.stringify(value)})`)
  const hash = release ? `, integrity: '${release.integrity}', crossOrigin: 'anonymous'` : ''
  return `public render(): void {
  const script = document.createElement('script')
  Object.assign(script, { type: 'module', async: true, src: '${origin}${loaderPath(release)}'${hash} })
  const widget = document.createElement('evenkeel-${widget}')${set.join('')}
  widget.style.cssText = 'display:block;min-height:${reservedHeight(widget)}'
  this.domElement.replaceChildren(script, widget)
}`
}

const writeTeams = (parts: SnippetParts) => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>Evenkeel</title>
    ${scriptMarkup(parts)}
  </head>
  <body>
    ${elementMarkup(parts)}
  </body>
</html>`

/** JSON in a block's comment must not end the comment, so WordPress escapes these characters. */
const blockJson = (value: object) =>
  JSON.stringify(value)
    .replaceAll('--', String.raw`\u002d\u002d`)
    .replaceAll('<', String.raw`\u003c`)
    .replaceAll('>', String.raw`\u003e`)
    .replaceAll('&', String.raw`\u0026`)
    .replaceAll(String.raw`\"`, String.raw`\u0022`)

/** What WordPress saves for the block of the sample: its settings in a comment, and the element. */
function writeWordPress(parts: SnippetParts): string {
  const { widget, origin, options } = parts
  const settings = { widget, origin, ...Object.fromEntries(setOptions(options).map(([k, v]) => [toProperty(k), v])) }
  return `<!-- wp:evenkeel/widget ${blockJson(settings)} -->\n${elementMarkup(parts)}\n<!-- /wp:evenkeel/widget -->`
}

const writers: Readonly<Record<SnippetKind, (parts: SnippetParts) => string>> = {
  html: writeHtml,
  react: writeReact,
  vue: writeVue,
  sharepoint: writeSharePoint,
  teams: writeTeams,
  wordpress: writeWordPress,
}

/** Returns what the author of a page copies. */
export const createSnippet = (parts: SnippetParts): string => writers[parts.kind](parts)
