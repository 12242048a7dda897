// By its path: what checks a fresh copy runs before the engine is built.
import { accountTypes } from '../../packages/engine/src/accounts/account-types.ts'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { languages, sourceLanguage } from '../../packages/api-client/src/contract/languages.ts'
import { pseudoText } from './pseudo.mjs'
import { root } from './root.mjs'
import {
  compareCatalogs,
  compileCatalog,
  compileNames,
  compileSpoken,
  compileTexts,
  compileTextType,
} from './words.mjs'

/** @typedef {import('./words.mjs').Catalog} Catalog */

/** Where the messages of each package go. */
const modules = {
  'packages/engine': 'packages/engine/src/words',
  'packages/api-client': 'packages/api-client/src/contract/words',
  'packages/ui': 'packages/ui/src/words',
  'packages/widgets': 'packages/widgets/src/words',
  'apps/portal': 'apps/portal/src/words',
  'apps/api': 'apps/api/src/words',
}

/** The server says each text in the language of the person; what a browser loads is in one language. */
const server = 'apps/api'

/** Other packages' texts that the server says, too: explanations and verdicts in its documents, next steps in its emails. */
const alsoSaid = [
  { owner: 'packages/engine', pattern: /^explained(?:-\w+)?\.json$/ },
  { owner: 'packages/api-client', pattern: /^(?:next-step|verdict)\.json$/ },
]

/** A catalog of this name has names: texts without values, which compile to constants. */
const namesEnd = '-names.json'

/** The texts of the portal's HTML, which the build puts into the pages itself. */
const pageTexts = 'html.json'

/** The values by which the API names kinds of accounts: `Credit Card`. */
export const accountNames = new Set(
  accountTypes.flatMap(({ categoryName, typeName, groupName }) => [categoryName, typeName, groupName]),
)

/** Names and messages that the API has in English for every client, which an edition puts its own in place of. */
const fixedTexts = ['fixed.json', 'fixed-steps.json', 'fixed-answers.json']

/** @type {ReadonlyMap<string, string>} `complete`, `draft`, or `made`, by language */
const states = new Map(Object.entries(languages).map(([locale, { state }]) => [locale, state]))

/** The languages that have catalogs of their own, besides English. */
const translated = [...states.keys()].filter((locale) => locale !== sourceLanguage && states.get(locale) !== 'made')

/** @param {string} folder */
const namesIn = (folder) => (existsSync(join(root, folder)) ? readdirSync(join(root, folder)).toSorted() : [])

/**
 * @param {string} owner
 * @param {string} locale
 * @param {string} file
 * @returns {Catalog}
 */
function readCatalog(owner, locale, file) {
  const path = join(root, owner, 'words', locale, file)
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : {}
}

/** @param {string} owner */
const runtimeOf = (owner) => (owner === 'packages/engine' ? './message.ts' : '@evenkeel/engine')

/** Returns every module that the catalogs compile to, with its path from the root. */
export function compiledCatalogs() {
  const own = Object.entries(modules).flatMap(([owner, folder]) =>
    namesIn(`${owner}/words/${sourceLanguage}`)
      .filter((file) => ![pageTexts, ...fixedTexts].includes(file))
      .map((file) => ({
        path: compiledPath(folder, file),
        source:
          owner === server
            ? spokenModule(owner, file)
            : moduleOf(owner, file, readCatalog(owner, sourceLanguage, file)),
      })),
  )
  const path = `${modules['packages/api-client']}/fixed-texts.generated.ts`
  return [...own, ...serverCatalogs(), { path, source: compileTextType(textsByKeyIn(sourceLanguage)) }]
}

/** @param {string} folder @param {string} file */
const compiledPath = (folder, file) => `${folder}/${file.replace('.json', '.generated.ts')}`

/** Other packages' catalogs for the server, and the API's fixed names in each language. */
const serverCatalogs = () => [
  ...alsoSaid.flatMap(({ owner, pattern }) =>
    namesIn(`${owner}/words/${sourceLanguage}`)
      .filter((file) => pattern.test(file))
      .map((file) => ({ path: compiledPath(modules[server], file), source: spokenModule(owner, file) })),
  ),
  {
    path: `${modules[server]}/fixed-texts.generated.ts`,
    source: compileTexts(new Map([sourceLanguage, ...translated].map((locale) => [locale, textsByKeyIn(locale)]))),
  },
]

/**
 * @param {string} owner
 * @param {string} file
 * @param {Catalog} catalog
 */
const moduleOf = (owner, file, catalog) =>
  file.endsWith(namesEnd) ? compileNames(catalog) : compileCatalog(catalog, runtimeOf(owner))

/** @param {string} owner @param {string} file */
const spokenModule = (owner, file) =>
  compileSpoken(
    readCatalog(owner, sourceLanguage, file),
    new Map(translated.map((locale) => [locale, readCatalog(owner, locale, file)])),
    runtimeOf(server),
  )

/**
 * Returns a catalog in a language. A text that the language lacks is in English.
 * @param {string} owner
 * @param {string} locale
 * @param {string} file
 * @returns {Catalog}
 */
export function catalogIn(owner, locale, file) {
  const english = readCatalog(owner, sourceLanguage, file)
  if (states.get(locale) === 'made')
    return Object.fromEntries(Object.entries(english).map(([key, text]) => [key, pseudoText(text)]))
  return { ...english, ...readCatalog(owner, locale, file) }
}

/**
 * Returns what takes the place of a compiled module in the edition of a language; null for any other file.
 * @param {string} path from the root, with slashes
 * @param {string} locale
 */
export function editionModule(path, locale) {
  const [owner, folder] = Object.entries(modules).find(([, place]) => path.startsWith(`${place}/`)) ?? []
  if (owner === undefined || folder === undefined || !path.endsWith('.generated.ts')) return null
  const file = `${path.slice(folder.length + 1, -'.generated.ts'.length)}.json`
  if (!namesIn(`${owner}/words/${sourceLanguage}`).includes(file)) return null
  return moduleOf(owner, file, catalogIn(owner, locale, file))
}

/**
 * Returns what is wrong with the other languages, one line each. What a draft lacks is no problem yet.
 */
export const catalogProblems = () =>
  Object.keys(modules).flatMap((owner) => [
    ...namesIn(`${owner}/words`)
      .filter((locale) => locale !== sourceLanguage && !translated.includes(locale))
      .map((locale) => `${owner}/words/${locale}: the language has no line in contract/languages.ts`),
    ...translated.flatMap((locale) => problemsOf(owner, locale)),
  ])

/**
 * @param {string} owner
 * @param {string} locale
 */
function problemsOf(owner, locale) {
  const isDraft = states.get(locale) === 'draft'
  const files = new Set([...namesIn(`${owner}/words/${sourceLanguage}`), ...namesIn(`${owner}/words/${locale}`)])
  return [...files].flatMap((file) =>
    compareCatalogs(locale, readCatalog(owner, sourceLanguage, file), readCatalog(owner, locale, file))
      .filter((problem) => !isDraft || !problem.endsWith(' is missing'))
      .map((problem) => `${owner}/words/${locale}/${file}: ${problem}`),
  )
}

/** Returns for each language with catalogs how many texts it lacks. */
export const missingTexts = () =>
  translated.map((locale) => {
    const lacks = Object.keys(modules).flatMap((owner) =>
      namesIn(`${owner}/words/${sourceLanguage}`).flatMap((file) => {
        const own = readCatalog(owner, locale, file)
        return Object.keys(readCatalog(owner, sourceLanguage, file)).filter((key) => !(key in own))
      }),
    )
    return { locale, count: lacks.length }
  })

/**
 * Returns a language's texts of the API's keys.
 * @param {string} locale
 * @returns {Catalog}
 */
export const textsByKeyIn = (locale) =>
  Object.fromEntries(fixedTexts.flatMap((file) => Object.entries(catalogIn('packages/api-client', locale, file))))

/**
 * Returns the texts of a language in place of the English ones of the constants that an edition replaces.
 * @param {string} locale
 * @returns {Record<string, string>}
 */
export function fixedTextsIn(locale) {
  const own = textsByKeyIn(locale)
  const english = Object.entries(textsByKeyIn(sourceLanguage))
  return Object.fromEntries(english.map(([key, text]) => [text, own[key] ?? text]))
}
