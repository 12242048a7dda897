import { fixedTextsIn } from '../../../scripts/lib/catalogs.mjs'
import type { Language } from '@evenkeel/api-client/contract/languages'

/** Modules of names and statuses that the API shares with every client. */
const nameModules = [
  /^packages\/engine\/src\/(?:goals\/goal-type|checkup\/focus-area|allocation\/allocation-choices)\.ts$/,
  /^packages\/api-client\/src\/contract\/(?:names|category-names)\.ts$/,
  /^packages\/widgets\/src\/account-modal\/account-sections\.ts$/,
]

/** Modules with the messages of fields; the values of choices are in them too and stay as the API has them. */
const messageModule = /^packages\/api-client\/src\/contract\/(?!words\/|descriptions\/|languages|paths)[\w/-]+\.ts$/
const isMessage = (text: string) => /^(?:Please |Field required$)|\.$/.test(text)

/** Colors are found by the English names of categories. */
const colors = 'packages/ui/src/tokens/tokens.ts'
const findsColor = 'colors.get(name.toLowerCase())'

const literal = /(?<![\w$])'((?:[^'\\\n]|\\.)+)'(?!\s*:)/g

/** Returns a module's source with a language's texts in place of the fixed English ones. Keys of objects stay. */
export const translateConstants = (source: string, texts: Readonly<Record<string, string>>): string =>
  source.replaceAll(literal, (whole, text) => {
    const own = Object.hasOwn(texts, String(text)) ? texts[String(text)] : undefined
    return own === undefined ? whole : JSON.stringify(own)
  })

/** Returns what takes the place of a module with fixed texts in the edition of a language; null for any other file. */
export function fixedModule(path: string, language: Language, read: () => string): string | null {
  const texts = () => fixedTextsIn(language)
  if (path === 'packages/engine/src/words/named.ts')
    return `const names = ${JSON.stringify(texts())}\nexport const named = (name) => Object.hasOwn(names, name) ? names[name] : name\n`
  if (path === 'packages/api-client/src/client/answers.ts')
    return "import { named } from '@evenkeel/engine'\nimport { translateAnswer } from './translate-answer.ts'\nexport const readable = (answer) => translateAnswer(answer, named)\n"
  if (path === colors) {
    const source = read()
    if (!source.includes(findsColor))
      throw new Error(`${colors} finds colors in another way: say it in fixed-texts.ts.`)
    const english = JSON.stringify(Object.fromEntries(Object.entries(texts()).map(([name, own]) => [own, name])))
    return `${source.replace(findsColor, 'colors.get((englishNames.get(name) ?? name).toLowerCase())')}
const englishNames = new Map(Object.entries(${english}))
`
  }
  if (nameModules.some((pattern) => pattern.test(path))) return translateConstants(read(), texts())
  if (!messageModule.test(path)) return null
  const messages = Object.entries(texts()).filter(([text]) => isMessage(text))
  return translateConstants(read(), Object.fromEntries(messages))
}
