import { contrast, isColor, ownColors } from './color.ts'
import {
  type AttributeName,
  type FrameOptions,
  type HostOptions,
  type OptionKind,
  attributes,
  themeAttributes,
} from './protocol.ts'

/** An attribute that is not used, with the reason in words for the page's developer. */
export interface Refused {
  readonly attribute: AttributeName
  readonly message: string
}

type Read = (attribute: AttributeName) => string | null
type Values = Partial<Record<AttributeName, string | number>>

/** Longer values would not fit into a message. */
const maxLength = 200

/** Accepts family names only: nothing that could begin another declaration or load a file. */
const fontNames = /^[\w\s,'"-]+$/

const isLanguage = (text: string) => {
  try {
    return Intl.getCanonicalLocales(text).length > 0
  } catch {
    return false
  }
}

/** Returns the value of an attribute's text; undefined if it is out of bounds. */
function toValue(text: string, option: OptionKind): string | number | undefined {
  if (text.length > maxLength) return undefined
  if (option.kind === 'number') {
    const value = text.trim() === '' ? Number.NaN : Number(text)
    const isIn = value >= option.min && value <= option.max && (!option.isWhole || Number.isInteger(value))
    return isIn ? value : undefined
  }
  const isGood = {
    color: () => isColor(text),
    fonts: () => fontNames.test(text),
    language: () => isLanguage(text),
    words: () => option.kind === 'words' && option.words.includes(text),
  }[option.kind]
  return isGood() ? text : undefined
}

/** Says what an attribute accepts. */
function expected(option: OptionKind): string {
  if (option.kind === 'words') return option.words.join(' or ')
  if (option.kind === 'number')
    return `${option.isWhole ? 'a whole number' : 'a number'} from ${option.min} to ${option.max}`
  return { color: '#rgb or #rrggbb', fonts: 'names of fonts', language: 'a language as in lang' }[option.kind]
}

const isAttribute = (name: string): name is AttributeName => Object.hasOwn(attributes, name)
export const attributeNames = Object.keys(attributes).filter(isAttribute)

/** Drops each color that cannot be read on its surface; if the text cannot be changed to fit, the surface is ours. */
function refuseUnreadable(
  values: Values,
  scheme: 'light' | 'dark',
  refuse: (attribute: AttributeName, why: string) => void,
) {
  const ours = ownColors[scheme]
  const surface = () => String(values['color-surface'] ?? ours.surface)
  const drop = (attribute: AttributeName, least: number) => {
    delete values[attribute]
    refuse(attribute, `has a contrast below ${least} with its surface.`)
  }
  if (contrast(String(values['color-text'] ?? ours.text), surface()) < 4.5) {
    if (values['color-text'] !== undefined) drop('color-text', 4.5)
    if (contrast(ours.text, surface()) < 4.5) drop('color-surface', 4.5)
  }
  for (const name of attributeNames) {
    const option: OptionKind = attributes[name]
    const value = values[name]
    if (option.kind !== 'color' || option.contrast === undefined || value === undefined) continue
    if (contrast(String(value), surface()) < option.contrast) drop(name, option.contrast)
  }
}

/** `color-accent` as `colorAccent`. */
export const toProperty = (attribute: string) => attribute.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase())

const isTheme = (name: AttributeName) => name !== 'scheme' && Object.hasOwn(themeAttributes, name)

interface PageSettings {
  readonly scheme: 'light' | 'dark'
  readonly locale: string
  readonly hasStage: boolean
}

/** Reads the options of an element. An attribute that is out of bounds counts as absent. */
export function readOptions(read: Read, page: PageSettings): { options: FrameOptions; refused: Refused[] } {
  const values: Values = {}
  const refused: Refused[] = []
  const refuse = (attribute: AttributeName, why: string) =>
    refused.push({
      attribute,
      message: `${attribute}="${read(attribute)?.slice(0, maxLength)}" is not used: it ${why}`,
    })
  for (const name of attributeNames) {
    const text = read(name)
    if (text === null) continue
    const value = toValue(text, attributes[name])
    if (value === undefined) refuse(name, `must be ${expected(attributes[name])}.`)
    else values[name] = value
  }
  refuseUnreadable(values, page.scheme, refuse)
  const theme: HostOptions = Object.fromEntries(
    Object.entries(values)
      .filter(([name]) => isAttribute(name) && isTheme(name))
      .map(([name, value]) => [toProperty(name), value]),
  )
  return {
    options: {
      ...theme,
      scheme: page.scheme,
      locale: String(values.locale ?? page.locale),
      ...(values.locale !== undefined && { namesLocale: true }),
      size: values.size === 'auto' ? 'auto' : 'fixed',
      headingLevel: Number(values['heading-level'] ?? 2),
      print: values.print === 'no' ? 'no' : 'yes',
      hasStage: page.hasStage,
    },
    refused,
  }
}
