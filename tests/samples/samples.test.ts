// Proves: GEN-14
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { attributes } from '@evenkeel/embed/protocol'
import { widgetNames } from '@evenkeel/api-client/contract/widget-names'
import Ajv from 'ajv'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { type SnippetKind, createSnippet, reservedHeight } from '../../apps/portal/src/pages/embed/snippet.ts'
import { save } from '../../samples/wordpress-block/save.js'

const read = (path: string) => readFileSync(join(import.meta.dirname, '../../samples', path), 'utf8').trim()
const readJson = (path: string) => JSON.parse(read(path))

const origin = 'https://money.example'
const snippet = (kind: SnippetKind) =>
  createSnippet({ kind, widget: 'cash-flow-chart', origin, options: {}, release: null })

const text = { type: 'string', minLength: 1 }
const uuid = { type: 'string', pattern: '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' }
const address = { type: 'string', pattern: '^https://' }
const shape = (properties: object, required = Object.keys(properties)) => ({ type: 'object', properties, required })
const short = (maxLength: number) => ({ ...text, maxLength })

/** Returns what is wrong with a file; the shapes are those of the products' documentation. */
function problems(path: string, schema: object): unknown {
  const check = new Ajv({ allErrors: true }).compile(schema)
  return check(readJson(path)) ? [] : check.errors
}

describe('the samples', () => {
  it.each([
    ['html/index.html', 'html'],
    ['react/src/evenkeel-widget.tsx', 'react'],
    ['vue/src/evenkeel-widget.vue', 'vue'],
    ['teams-tab/index.html', 'teams'],
    ['wordpress-block/saved.html', 'wordpress'],
  ] as const)('%s has the markup that the page /embed writes', (path, kind) => {
    for (const line of snippet(kind).split('\n')) expect(read(path)).toContain(line.trim())
  })

  it('of Teams, WordPress, and React are exactly that markup', () => {
    expect(read('teams-tab/index.html')).toBe(snippet('teams'))
    expect(read('wordpress-block/saved.html')).toBe(snippet('wordpress'))
    expect(read('react/src/evenkeel-widget.tsx')).toBe(snippet('react'))
  })
})

// A component without a language has no types, and a strict app then refuses to import it.
it('the component for Vue can be imported by an app in TypeScript, whose files it replaces', () => {
  expect(read('vue/src/evenkeel-widget.vue')).toContain('<script setup lang="ts">')
  expect(read('vue/vite.config.ts')).toContain('isCustomElement')
})

describe('the manifest of the tab in Teams', () => {
  it('has the fields that Teams asks for', () => {
    const tab = shape({
      entityId: text,
      name: short(128),
      contentUrl: address,
      scopes: { type: 'array', minItems: 1, items: { enum: ['personal'] } },
    })
    const schema = shape({
      manifestVersion: { const: '1.16' },
      version: { type: 'string', pattern: String.raw`^\d+\.\d+\.\d+$` },
      id: uuid,
      developer: shape({ name: short(32), websiteUrl: address, privacyUrl: address, termsOfUseUrl: address }),
      name: shape({ short: short(30), full: short(100) }),
      description: shape({ short: short(80), full: short(4000) }),
      icons: shape({ color: text, outline: text }),
      accentColor: { type: 'string', pattern: '^#[0-9A-F]{6}$' },
      staticTabs: { type: 'array', minItems: 1, items: tab },
      validDomains: { type: 'array', items: { type: 'string', pattern: '^[^/:]+$' } },
    })
    expect(problems('teams-tab/manifest.json', schema)).toEqual([])
  })

  it('lists the domain of each tab', () => {
    const { staticTabs, validDomains } = readJson('teams-tab/manifest.json')
    for (const { contentUrl } of staticTabs) expect(validDomains).toContain(new URL(contentUrl).hostname)
  })
})

describe('the web part for SharePoint', () => {
  it('has the fields that SharePoint asks for', () => {
    const words = shape({ default: text })
    const entry = shape({
      groupId: uuid,
      group: words,
      title: words,
      description: words,
      officeFabricIconFontName: text,
      properties: shape({ origin: address, widget: { enum: widgetNames } }),
    })
    const schema = shape({
      id: uuid,
      alias: { type: 'string', pattern: '^[A-Za-z0-9]{1,40}$' },
      componentType: { const: 'WebPart' },
      version: text,
      manifestVersion: { const: 2 },
      supportedHosts: {
        type: 'array',
        items: { enum: ['SharePointWebPart', 'SharePointFullPage', 'TeamsTab', 'TeamsPersonalApp'] },
      },
      preconfiguredEntries: { type: 'array', minItems: 1, items: entry },
    })
    expect(problems('spfx-web-part/src/evenkeel-web-part.manifest.json', schema)).toEqual([])
  })

  it('is a package with an id, a version of four parts, and a file to install', () => {
    const solution = shape({
      name: text,
      id: uuid,
      version: { type: 'string', pattern: String.raw`^\d+(\.\d+){3}$` },
      includeClientSideAssets: { const: true },
    })
    const paths = shape({ zippedPackage: { type: 'string', pattern: String.raw`\.sppkg$` } })
    expect(problems('spfx-web-part/config/package-solution.json', shape({ solution, paths }))).toEqual([])
  })
})

describe('the block for WordPress', () => {
  const settings = (path: string) => JSON.parse(/<!-- wp:evenkeel\/widget (.+) -->/.exec(path)?.[1] ?? '{}')
  const markupOf = (block: string) => block.split('\n')[1] ?? ''

  it('has the fields that WordPress asks for', () => {
    const schema = shape({
      apiVersion: { const: 3 },
      name: { type: 'string', pattern: '^[a-z][a-z0-9-]*/[a-z][a-z0-9-]*$' },
      title: text,
      category: { enum: ['text', 'media', 'design', 'widgets', 'theme', 'embed'] },
      attributes: { type: 'object', additionalProperties: shape({ type: { const: 'string' } }) },
      editorScript: { type: 'string', pattern: '^file:' },
    })
    expect(problems('wordpress-block/block.json', schema)).toEqual([])
  })

  it('has a setting for each attribute of an element', () => {
    const named = Object.keys(attributes).map((name) => name.replaceAll(/-(.)/g, (_, c: string) => c.toUpperCase()))
    expect(Object.keys(readJson('wordpress-block/block.json').attributes).toSorted()).toEqual(
      [...named, 'origin', 'widget'].toSorted(),
    )
  })

  it('saves the markup of the page /embed, byte by byte, for every widget', () => {
    for (const widget of widgetNames) {
      const options = { 'color-accent': '#1F5A41', 'font-family': 'Georgia, serif', radius: '4' }
      const block = createSnippet({ kind: 'wordpress', widget, origin, options, release: null })
      expect(renderToStaticMarkup(save({ attributes: settings(block) }, createElement))).toBe(markupOf(block))
      expect(markupOf(block)).toContain(`min-height:${reservedHeight(widget)}`)
    }
  })

  it.each([undefined, '', 'a-widget-of-later', 'constructor'])(
    'draws a block whose widget is %j, as in the editor before its settings are there, with no height',
    (widget) => {
      expect(renderToStaticMarkup(save({ attributes: { origin, widget } }, createElement))).toContain('min-height:0px')
    },
  )
})
