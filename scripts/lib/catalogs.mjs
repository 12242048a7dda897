import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './root.mjs'
import { compareCatalogs, compileCatalog } from './words.mjs'

/** The language that we write in; every other one is compared with it. */
const sourceLocale = 'en-US'

/** Where the messages of each package go. */
const modules = {
  'packages/engine': 'packages/engine/src/words',
  'packages/api-client': 'packages/api-client/src/contract/words',
  'packages/ui': 'packages/ui/src/words',
  'packages/widgets': 'packages/widgets/src/words',
  'apps/portal': 'apps/portal/src/words',
  'apps/api': 'apps/api/src/words',
}

/** @param {string} folder */
const namesIn = (folder) => (existsSync(join(root, folder)) ? readdirSync(join(root, folder)).toSorted() : [])

/**
 * @param {string} path
 * @returns {import('./words.mjs').Catalog}
 */
const readCatalog = (path) => (existsSync(join(root, path)) ? JSON.parse(readFileSync(join(root, path), 'utf8')) : {})

/** Returns every module that the English catalogs compile to, with its path from the root. */
export function compiledCatalogs() {
  return Object.entries(modules).flatMap(([owner, folder]) =>
    namesIn(`${owner}/words/${sourceLocale}`).map((file) => ({
      path: `${folder}/${file.replace('.json', '.generated.ts')}`,
      source: compileCatalog(
        readCatalog(`${owner}/words/${sourceLocale}/${file}`),
        owner === 'packages/engine' ? './message.ts' : '@evenkeel/engine',
      ),
    })),
  )
}

/** Returns what other languages lack, one line each. A language is there as soon as a package has its folder. */
export function catalogProblems() {
  return Object.keys(modules).flatMap((owner) =>
    namesIn(`${owner}/words`)
      .filter((locale) => locale !== sourceLocale)
      .flatMap((locale) => {
        const files = new Set([...namesIn(`${owner}/words/${sourceLocale}`), ...namesIn(`${owner}/words/${locale}`)])
        return [...files].flatMap((file) =>
          compareCatalogs(
            locale,
            readCatalog(`${owner}/words/${sourceLocale}/${file}`),
            readCatalog(`${owner}/words/${locale}/${file}`),
          ).map((problem) => `${owner}/words/${locale}/${file}: ${problem}`),
        )
      }),
  )
}
