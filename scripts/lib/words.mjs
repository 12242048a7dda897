import { parse, TYPE } from '@formatjs/icu-messageformat-parser'

/**
 * A catalog: the texts of one feature by key, in ICU MessageFormat.
 * @typedef {Readonly<Record<string, string>>} Catalog
 * @typedef {import('@formatjs/icu-messageformat-parser').MessageFormatElement} Element
 * @typedef {Map<string, string>} Values the type of each value that a text needs, as TypeScript
 */

/** @param {string} text */
const quoted = (text) => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'").replaceAll('\n', '\\n')}'`

const isName = (/** @type {string} */ name) => /^[A-Za-z_$][\w$]*$/.test(name)

/** @param {string} name */
const valueOf = (name) => (isName(name) ? `a.${name}` : `a[${quoted(name)}]`)

/**
 * Returns the values that a message needs. A slot takes text or an element; a choice takes one of its names.
 * @param {readonly Element[]} elements
 * @param {Values} values
 * @returns {Values}
 */
function valuesOf(elements, values = new Map()) {
  for (const element of elements) {
    if (element.type === TYPE.argument) values.set(element.value, values.get(element.value) ?? 'string')
    if (element.type === TYPE.number) values.set(element.value, 'number')
    if (element.type === TYPE.plural) values.set(element.value, 'number')
    if (element.type === TYPE.tag) {
      values.set(element.value, 'Marked')
      valuesOf(element.children, values)
    }
    if (element.type === TYPE.select) values.set(element.value, Object.keys(element.options).map(choice).join(' | '))
    if (element.type === TYPE.plural || element.type === TYPE.select)
      for (const option of Object.values(element.options)) valuesOf(option.value, values)
  }
  return values
}

/** `other` is every further name. @param {string} name */
const choice = (name) => (name === 'other' ? '(string & {})' : quoted(name))

/**
 * @param {readonly Element[]} elements
 * @param {string} counted the value that `#` writes
 * @returns {string} an expression: a text, or a list of parts
 */
function expression(elements, counted = '') {
  const parts = elements.map((element) => part(element, counted))
  const [only] = elements
  if (elements.length === 0) return "''"
  if (elements.length === 1 && only?.type === TYPE.literal) return parts[0] ?? ''
  return `[${parts.join(', ')}]`
}

/**
 * @param {Element} element
 * @param {string} counted
 * @returns {string}
 */
function part(element, counted) {
  switch (element.type) {
    case TYPE.literal:
      return quoted(element.value)
    case TYPE.argument:
      return valueOf(element.value)
    case TYPE.number:
      return `w.number(${valueOf(element.value)})`
    case TYPE.pound:
      return `w.number(${valueOf(counted)})`
    case TYPE.plural:
      return `w.plural(${valueOf(element.value)}, ${forms(element.options, element.value)})`
    case TYPE.select:
      return `w.select(${valueOf(element.value)}, ${forms(element.options, counted)})`
    case TYPE.tag:
      return `${valueOf(element.value)}(${list(element.children, counted)})`
    default:
      throw new SyntaxError('Dates and times are written before they come into a message.')
  }
}

/** @param {readonly Element[]} elements @param {string} counted */
const list = (elements, counted) => `[${elements.map((element) => part(element, counted)).join(', ')}]`

/**
 * @param {Readonly<Record<string, { value: readonly Element[] }>>} options
 * @param {string} counted
 */
const forms = (options, counted) =>
  `{ ${Object.entries(options)
    .map(([name, { value }]) => `${isName(name) ? name : quoted(name)}: () => ${expression(value, counted)}`)
    .join(', ')} }`

/**
 * Returns a message of a catalog, parsed. Offsets and ordinals are refused: no text of ours needs them.
 * @param {string} key
 * @param {string} text
 * @throws {SyntaxError} naming the key
 */
function parseMessage(key, text) {
  // Import waits for a module that exports `then`, as for a promise that is never kept.
  if (key === 'then') throw new SyntaxError("'then' cannot name a message")
  try {
    const elements = parse(text, { requiresOtherClause: true })
    for (const element of elements)
      if (element.type === TYPE.plural && (element.offset !== 0 || element.pluralType !== 'cardinal'))
        throw new SyntaxError('offsets and ordinals are not used')
    return elements
  } catch (error) {
    throw new SyntaxError(`'${key}' cannot be read: ${error instanceof Error ? error.message : String(error)}`)
  }
}

/** @param {Values} values */
const typeOf = (values) =>
  values.size === 0
    ? ''
    : `<{ ${[...values].map(([name, type]) => `${isName(name) ? name : quoted(name)}: ${type}`).join('; ')} }>`

/**
 * Returns what a text compiles to: the function that builds it, the text itself if it has no values, and its values as a type.
 * @param {string} key
 * @param {string} text
 */
function compileText(key, text) {
  const elements = parseMessage(key, text)
  const values = valuesOf(elements)
  const body = expression(elements)
  const takes = /\bw\./.test(body) ? '(a, w)' : values.size > 0 ? '(a)' : '()'
  return { code: `${takes} => ${body}`, plain: values.size === 0 ? body : null, type: typeOf(values) }
}

/**
 * Returns the source of the module that holds a catalog's messages as functions.
 * @param {Catalog} catalog
 * @param {string} runtime where `createMessage` is imported from
 */
export function compileCatalog(catalog, runtime) {
  const messages = Object.entries(catalog).map(([key, text]) => {
    const { code, plain, type } = compileText(key, text)
    return `${docOf(text)}export const ${key} = /* @__PURE__ */ createMessage${type}(${plain ?? code})`
  })
  return moduleOf(messages, 'createMessage', runtime)
}

/**
 * Returns the source of the module that holds a catalog's messages in every language, for the server, which speaks all of them.
 * @param {Catalog} catalog
 * @param {ReadonlyMap<string, Catalog>} translations
 * @param {string} runtime where `createSpoken` is imported from
 */
export function compileSpoken(catalog, translations, runtime) {
  const messages = Object.entries(catalog).map(([key, text]) => {
    const { code, type } = compileText(key, text)
    const others = [...translations].flatMap(([locale, { [key]: own }]) =>
      own === undefined ? [] : [`${quoted(locale)}: ${compileText(key, own).code}`],
    )
    const all = others.length === 0 ? '{}' : `{ ${others.join(', ')} }`
    return `${docOf(text)}export const ${key} = /* @__PURE__ */ createSpoken${type}(${code}, ${all})`
  })
  return moduleOf(messages, 'createSpoken', runtime)
}

/**
 * Returns the source of a module of plain texts, for constants and for a first script that has no room for messages.
 * @param {Catalog} catalog
 */
export const compileNames = (catalog) =>
  [
    '// Written by `npm run words` from the catalog of this feature. Do not edit.',
    ...Object.entries(catalog).map(([key, text]) => `export const ${key} = ${quoted(text)}`),
    '',
  ].join('\n')

/**
 * Returns the source of the module that has, for each language, the texts of the API's keys.
 * @param {ReadonlyMap<string, Catalog>} languages
 */
export const compileTexts = (languages) =>
  [
    '// Written by `npm run words` from the catalogs of fixed texts. Do not edit.',
    '/** The texts of each language by key. */',
    'export const fixedTexts: Readonly<Record<string, Readonly<Record<string, string>>>> = {',
    ...[...languages].flatMap(([locale, texts]) => [
      `  ${quoted(locale)}: {`,
      ...Object.entries(texts).map(([key, text]) => `    ${key}: ${quoted(text)},`),
      '  },',
    ]),
    '}',
    '',
  ].join('\n')

/**
 * Returns the source of the type of every text that the API has in English for all clients, by key.
 * @param {Catalog} english
 */
export const compileTextType = (english) =>
  [
    '// Written by `npm run words` from the catalogs of fixed texts. Do not edit.',
    '/** The texts that the API answers in English next to their keys. Every language has a text for each. */',
    'export interface FixedTexts {',
    ...Object.entries(english).map(([key, text]) => `  readonly ${key}: ${quoted(text)}`),
    '}',
    '',
  ].join('\n')

/** @param {string} text */
const docOf = (text) => `/** ${text.replaceAll('*/', '* /')} */\n`

/**
 * @param {readonly string[]} messages
 * @param {string} maker
 * @param {string} runtime
 */
function moduleOf(messages, maker, runtime) {
  const marked = messages.some((message) => /: Marked[;\s]/.test(message))
  return [
    '// Written by `npm run words` from the catalog of this feature. Do not edit.',
    `import { ${maker}${marked ? ', type Marked' : ''} } from '${runtime}'`,
    '',
    messages.join('\n\n'),
    '',
  ].join('\n')
}

/** The forms that the plural rules of a language ask of a text; millions do not occur. @param {string} locale */
const formsOf = (locale) =>
  new Intl.PluralRules(locale).resolvedOptions().pluralCategories.filter((form) => form !== 'many')

/**
 * Returns what is wrong with a translated catalog, one line each.
 * @param {string} locale
 * @param {Catalog} english
 * @param {Catalog} translated
 * @returns {string[]}
 */
export function compareCatalogs(locale, english, translated) {
  const missing = Object.keys(english).filter((key) => !(key in translated))
  const unknown = Object.keys(translated).filter((key) => !(key in english))
  const shared = Object.keys(english).filter((key) => key in translated)
  return [
    ...missing.map((key) => `${locale}: '${key}' is missing`),
    ...unknown.map((key) => `${locale}: '${key}' is not in en-US`),
    ...shared.flatMap((key) => compareTexts(locale, key, english[key] ?? '', translated[key] ?? '')),
  ]
}

/**
 * @param {string} locale
 * @param {string} key
 * @param {string} english
 * @param {string} translated
 */
function compareTexts(locale, key, english, translated) {
  const [ours, theirs] = [english, translated].map((text) => parseMessage(key, text))
  const [taken = '', asked = ''] = [theirs, ours].map((elements) => sorted(valuesOf(elements ?? [])))
  const lacking = lackingForms(theirs ?? [], formsOf(locale))
  return [
    ...(taken === asked ? [] : [`${locale}: '${key}' takes {${taken}}, en-US takes {${asked}}`]),
    ...lacking.map((form) => `${locale}: '${key}' lacks the form '${form}'`),
  ]
}

/** @param {Values} values */
const sorted = (values) =>
  [...values]
    .map(([name, type]) => `${name}: ${type}`)
    .toSorted()
    .join('; ')

/**
 * @param {readonly Element[]} elements
 * @param {readonly string[]} needed
 * @returns {string[]}
 */
function lackingForms(elements, needed) {
  return elements.flatMap((element) => {
    if (element.type === TYPE.tag) return lackingForms(element.children, needed)
    if (element.type !== TYPE.plural && element.type !== TYPE.select) return []
    const lacking = element.type === TYPE.plural ? needed.filter((form) => !(form in element.options)) : []
    return [...lacking, ...Object.values(element.options).flatMap(({ value }) => lackingForms(value, needed))]
  })
}
