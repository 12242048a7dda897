import { accountNames, fixedTextsIn, textsByKeyIn } from '../../../scripts/lib/catalogs.mjs'
import type { Language } from '@evenkeel/api-client/contract/languages'

/** Modules of names and statuses that the API shares with every client. */
const nameModules = [
  /^packages\/engine\/src\/(?:goals\/goal-type|checkup\/(?:focus-area|well-being-figures)|allocation\/(?:allocation-choices|fund-type))\.ts$/,
  /^packages\/engine\/src\/(?:debt\/(?:debt-input|missing-debt-terms)|legacy\/estate-planning|transactions\/split)\.ts$/,
  /^packages\/engine\/src\/figures\/(?:tax|social-security)-[\w-]+\.ts$/,
  /^packages\/api-client\/src\/(?:contract\/(?:names|category-names)|client\/failure)\.ts$/,
  // What home waits for: a message of a catalog takes more bytes than its text.
  /^packages\/widgets\/src\/(?:account-modal\/account-sections|bank-connections\/bank-sync-toast|shared\/(?:form-failure|goal-pages|our-window))\.tsx?$/,
]

/** Modules with the messages of fields, next to the values of choices, which stay as the API has them. */
const messageModules = [
  /^packages\/api-client\/src\/contract\/(?!words\/|descriptions\/|languages|paths)[\w/-]+\.ts$/,
  /^packages\/engine\/src\/(?:accounts\/manual-account|debt\/debt-wizard|household\/household-facts|retirement\/retirement-age-faults|student-debt\/student-loan-form)\.ts$/,
]
const isMessage = (text: string) => /^(?:Please |Field required$)|\.$/.test(text)

const literal = /(?<![\w$])'((?:[^'\\\n]|\\.)+)'|"([^"\\\n]+)"/g

/** Whether a text at a place of a source is a key of an object, and not the first choice of `a ? 'b' : 'c'`. */
const isKey = (source: string, start: number, end: number) =>
  /^\s*:/.test(source.slice(end)) && !/\?\s*$/.test(source.slice(0, start))

/** A text with one value, which is `{value}` in the catalog. */
const template = /`([^`$\\\n]*)(\$\{[^}`]+\})([^`$\\\n]*)`/g

const textIn = (texts: Readonly<Record<string, string>>, text: string) =>
  Object.hasOwn(texts, text) ? texts[text] : undefined

/** Returns a module's source with a language's texts in place of the fixed English ones. Keys of objects stay. */
export const translateConstants = (source: string, texts: Readonly<Record<string, string>>): string =>
  source
    .replaceAll(literal, (whole: string, text: string | undefined, quoted: string | undefined, at: number) => {
      const own = textIn(texts, text ?? quoted ?? '')
      return own === undefined || isKey(source, at, at + whole.length) ? whole : JSON.stringify(own)
    })
    .replaceAll(template, (whole, before, value, after) => {
      const own = textIn(texts, `${String(before)}{value}${String(after)}`)
      return own === undefined ? whole : `\`${own.replace('{value}', () => String(value))}\``
    })

/** Returns the source of `named`: the names of kinds of accounts by the API's values. */
function namedSource(texts: Readonly<Record<string, string>>): string {
  const own = Object.fromEntries(Object.entries(texts).filter(([name]) => accountNames.has(name)))
  return `const names = new Map(Object.entries(${JSON.stringify(own)}))\nexport const named = (name) => names.get(name) ?? name\n`
}

/** Returns the source that words answers by the keys in them. */
const answersSource = (language: Language) => `import { fillText } from '../contract/fill-text.ts'
import { wordAnswer } from '../contract/word-answer.ts'
const texts = ${JSON.stringify(textsByKeyIn(language))}
export const readable = (answer) =>
  wordAnswer(answer, ({ key, values }, text) => (Object.hasOwn(texts, key) ? fillText(texts[key], values) : text))
`

/** Returns what takes the place of a module with fixed texts in the edition of a language; null for any other file. */
export function fixedModule(path: string, language: Language, read: () => string): string | null {
  const texts = () => fixedTextsIn(language)
  if (path === 'packages/engine/src/words/named.ts') return namedSource(texts())
  if (path === 'packages/api-client/src/client/answers.ts') return answersSource(language)
  if (nameModules.some((pattern) => pattern.test(path))) return translateConstants(read(), texts())
  if (!messageModules.some((pattern) => pattern.test(path))) return null
  const messages = Object.entries(texts()).filter(([text]) => isMessage(text))
  return translateConstants(read(), Object.fromEntries(messages))
}
