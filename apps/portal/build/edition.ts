import { readFileSync } from 'node:fs'
import { relative, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { choosableLanguages, type Language, sourceLanguage } from '@evenkeel/api-client/contract/languages'
import type { Plugin } from 'vite'
import { catalogIn, editionModule } from '../../../scripts/lib/catalogs.mjs'
import { fixedModule } from './fixed-texts.ts'

const root = fileURLToPath(new URL('../../../', import.meta.url))

/** The entry with what frames of another edition take from this one; their pages name its file. */
export const editionApp = 'edition-app'

const languageFile = 'packages/engine/src/words/language.ts'

/** The texts of the pages' HTML. */
const documentWords = (language: Language) => catalogIn('apps/portal', language, 'html.json')

/** `en` of `en-US`, as `lang` and screen readers take it. */
const baseOf = (language: Language) => language.split('-')[0] ?? language

/** Returns the engine's module of the language. */
const languageModule = (id: string, language: Language) =>
  readFileSync(id, 'utf8').replace(`'${sourceLanguage}'`, `'${language}'`)

/** Returns a page in a language, with the catalog's texts in place of `{{key}}`. */
function translatePage(html: string, language: Language): string {
  const words = documentWords(language)
  return html
    .replace('<html lang="en"', `<html lang="${baseOf(language)}"`)
    .replace(' data-widget=', ` data-languages="${choosableLanguages.map(baseOf).join(' ')}" data-widget=`)
    .replaceAll(/\{\{(\w+)\}\}/g, (_, key) => {
      const text = words[String(key)]
      if (text === undefined) throw new Error(`The catalog html.json has no text for {{${String(key)}}}.`)
      return text
    })
}

/**
 * Builds the portal in one language: each catalog's module has that language's texts, and the engine its months, so that no edition
 * carries another. What two editions have alike has the same name in both. Pages of other languages go to a folder of their own.
 */
export function edition(language: Language, folder = language === sourceLanguage ? '' : `${language}/`): Plugin {
  return {
    name: 'edition',
    enforce: 'pre',
    load(id) {
      if (language === sourceLanguage) return null
      const path = relative(root, id.split('?')[0] ?? id)
        .split(sep)
        .join('/')
      if (path === languageFile) return languageModule(id, language)
      return editionModule(path, language) ?? fixedModule(path, language, () => readFileSync(id, 'utf8'))
    },
    transformIndexHtml: { order: 'pre', handler: (html) => translatePage(html, language) },
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const app = Object.values(bundle).find((file) => file.type === 'chunk' && file.name === editionApp)
        for (const file of Object.values(bundle)) {
          if (file.type !== 'asset' || !file.fileName.endsWith('.html')) continue
          file.fileName = `${folder}${file.fileName}`
          if (app) file.source = String(file.source).replace('<html ', `<html data-app="/${app.fileName}" `)
        }
      },
    },
  }
}
