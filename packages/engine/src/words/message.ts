import { language } from './language.ts'

/** Text, or an element that a component puts into a slot of a sentence. */
type Part = unknown
type Parts = string | readonly Part[]
type Forms = Readonly<Record<string, () => Parts>>

/** Words and plural rules of one language; a compiled message builds its text with them. */
export interface Wording {
  /** Writes a number as the language does. */
  number(value: number): string
  /** Picks the form for a count: an exact one such as `=0` first, then the language's own. */
  plural(count: number, forms: Forms): Parts
  /** Picks the form that has the name of a value, else `other`. */
  select(value: string, forms: Forms): Parts
}

type Wrap<Slot> = (children: readonly (string | Slot)[]) => Slot

/** A marked part of a sentence, such as a link: `<link>your settings</link>`. Plain text keeps only what is inside. */
export type Marked = typeof marked
declare const marked: unique symbol

type Plain<Values> = { readonly [Name in keyof Values as Values[Name] extends Marked ? never : Name]: Values[Name] }
type Slotted<Values, Slot> = {
  readonly [Name in keyof Values]: Values[Name] extends Marked
    ? Wrap<Slot>
    : string extends Values[Name]
      ? Values[Name] | Slot
      : Values[Name]
}

/** What the compiler of the catalogs writes for one text. */
export type Compiled<Values> = (
  values: {
    readonly [Name in keyof Values]: Values[Name] extends Marked ? (children: readonly Part[]) => Part : Values[Name]
  },
  wording: Wording,
) => Parts

/** A sentence of a catalog. It needs the values that its text names, and no others. */
export interface Message<Values extends object = Record<never, never>> {
  /** Returns the sentence as text. */
  (...values: keyof Plain<Values> extends never ? [] : [values: Plain<Values>]): string
  /** Returns the parts of the sentence in their order, with elements in its slots, so that a hidden amount stays hidden. */
  parts<Slot>(values: Slotted<Values, Slot>): readonly (string | Slot)[]
}

/** Returns the wording of a language, such as `en-US`. */
export function createWording(locale: string): Wording {
  const rules = new Intl.PluralRules(locale)
  const pick = (forms: Forms, ...names: readonly string[]): Parts => {
    const form = names.map((name) => forms[name]).find((found) => found !== undefined)
    if (!form) throw new RangeError(`No form for ${names.join(' or ')}`)
    return form()
  }
  return {
    // A browser needs 12 ms for its first format. Every language of the catalogs writes these numbers as we do; a test compares.
    number: (value) => (/^\d{1,3}(\.\d{1,3})?$/.test(`${value}`) ? `${value}` : value.toLocaleString(locale)),
    plural: (count, forms) => pick(forms, `=${count}`, rules.select(count), 'other'),
    select: (value, forms) => pick(forms, value, 'other'),
  }
}

const wording = /* @__PURE__ */ createWording(language)

const toText = (parts: Part): string => (Array.isArray(parts) ? parts.map(toText).join('') : String(parts))

/** In plain text, a mark keeps only what it encloses. */
const unmarked: ProxyHandler<Readonly<Record<string, unknown>>> = {
  get: (values, name: string) => (name in values ? values[name] : toText),
}

/** Makes a message of what the compiler of the catalogs wrote: a function, or a text without values. Only generated files call this. */
export function createMessage<Values extends object = Record<never, never>>(
  compiled: Compiled<Values> | string,
): Message<Values>
export function createMessage(compiled: Compiled<Readonly<Record<string, never>>> | string): unknown {
  const build = (values: Readonly<Record<string, never>>) =>
    typeof compiled === 'string' ? compiled : compiled(values, wording)
  const message = (values: Readonly<Record<string, never>> = {}) =>
    toText(build(new Proxy(values, unmarked) as typeof values))
  const parts = (values: Readonly<Record<string, never>>) => [build(values)].flat(Infinity)
  return Object.assign(message, { parts })
}
