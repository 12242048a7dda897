import { widgetNames } from '@evenkeel/api-client/contract/widget-names'
import { describe, expect, expectTypeOf, it } from 'vitest'
import { customElements } from '../build/files.ts'
import type { EvenkeelAttributes, EvenkeelElement, EvenkeelEventMap, EvenkeelOptions } from './element.ts'
import type { EvenkeelErrorCode } from './protocol.ts'
import { attributeNames, toProperty } from './read-options.ts'

/** What docs/embedding.md promises, written out: a name that goes missing here breaks pages. */
const attributes = {
  scheme: "'light' | 'dark' | 'auto'",
  locale: 'string',
  size: "'fixed' | 'auto'",
  'heading-level': 'number',
  print: "'yes' | 'no'",
  'color-accent': 'string',
  'color-surface': 'string',
  'color-text': 'string',
  'color-border': 'string',
  'color-positive': 'string',
  'color-warning': 'string',
  'color-danger': 'string',
  'font-family': 'string',
  'font-size-base': 'number',
  'heading-weight': 'number',
  radius: 'number',
  density: "'normal' | 'compact'",
  elevation: 'number',
} as const
const events = ['evenkeel:ready', 'evenkeel:error', 'evenkeel:stage'] as const
const methods = ['open', 'close', 'refresh', 'retry', 'logout'] as const

describe('the custom-elements manifest', () => {
  const [module] = customElements().modules

  it('names the module, and each widget in it', () => {
    const tags = widgetNames.map((name) => `evenkeel-${name}`)
    expect(module.path).toBe('dist/define.js')
    expect(module.declarations.map(({ tagName }) => tagName)).toEqual(tags)
    expect(module.exports.map(({ name, declaration }) => [name, declaration])).toEqual(
      tags.map((name) => [name, { name, module: 'dist/define.js' }]),
    )
  })

  it.each(module.declarations)('lists every attribute, property, event, and method of $tagName', (declared) => {
    expect(Object.fromEntries(declared.attributes.map(({ name, type }) => [name, type.text]))).toEqual(attributes)
    const fields = declared.members.filter(({ kind }) => kind === 'field')
    expect(fields.map(({ name }) => name)).toEqual(declared.attributes.map(({ name }) => toProperty(name)))
    expect(declared.members.slice(fields.length).map(({ name }) => name)).toEqual(methods)
    expect(declared.events.map(({ name }) => name)).toEqual(events)
    for (const { type } of declared.events) expect(type.text).toMatch(/^CustomEvent<\{ .+ \}>$/)
  })

  it('names the attributes that the loader reads', () => {
    expect(attributeNames.toSorted()).toEqual(Object.keys(attributes).toSorted())
    expect(widgetNames).toHaveLength(13)
  })
})

describe('the types of an element', () => {
  it('have every attribute, every property, every event, every method, and every code', () => {
    expectTypeOf<keyof EvenkeelAttributes>().toEqualTypeOf<keyof typeof attributes>()
    expectTypeOf<keyof EvenkeelOptions>().toEqualTypeOf<
      | 'scheme'
      | 'locale'
      | 'size'
      | 'headingLevel'
      | 'print'
      | 'colorAccent'
      | 'colorSurface'
      | 'colorText'
      | 'colorBorder'
      | 'colorPositive'
      | 'colorWarning'
      | 'colorDanger'
      | 'fontFamily'
      | 'fontSizeBase'
      | 'headingWeight'
      | 'radius'
      | 'density'
      | 'elevation'
    >()
    expectTypeOf<keyof EvenkeelEventMap>().toEqualTypeOf<(typeof events)[number]>()
    expectTypeOf<Exclude<keyof EvenkeelElement, keyof HTMLElement>>().toEqualTypeOf<
      (typeof methods)[number] | keyof EvenkeelOptions
    >()
    expectTypeOf<EvenkeelElement>().toHaveProperty('open').toEqualTypeOf<() => Promise<void>>()
    expectTypeOf<EvenkeelErrorCode>().toEqualTypeOf<
      | 'blocked_by_policy'
      | 'load_failed'
      | 'load_timeout'
      | 'offline'
      | 'version_unsupported'
      | 'page_insecure'
      | 'page_opaque'
      | 'option_refused'
      | 'stage_refused'
    >()
    expectTypeOf(document.querySelector('evenkeel-link-accounts')).toEqualTypeOf<EvenkeelElement | null>()
    expectTypeOf<
      keyof HTMLElementTagNameMap & `evenkeel-${string}`
    >().toEqualTypeOf<`evenkeel-${(typeof widgetNames)[number]}`>()
  })
})
