import optimizeLocales from '@react-aria/optimize-locales-plugin'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import type { UserConfig } from 'vite'
import type { Language } from '@evenkeel/api-client/contract/languages'
import { sourceConditions } from '../../../scripts/lib/source-conditions.mjs'
import { edition, editionApp } from './edition.ts'

/** react-aria brings its few words in 34 languages; an edition needs its own, and English as what it falls back to. */
const ariaLocales = (language: Language) => (language.startsWith('es') ? ['es-ES', 'en-US'] : ['en-US'])

const target = 'es2022'

/** Returns the settings of the portal in one language. */
export const portalSettings = (language: Language, folder?: string): UserConfig => ({
  ...sourceConditions,
  plugins: [
    react(),
    tailwindcss(),
    optimizeLocales.vite({ locales: ariaLocales(language) }),
    edition(language, folder),
  ],
  build: { target, sourcemap: true },
})

const input = {
  ...Object.fromEntries(['frame', 'stage', 'window'].map((name) => [name, `embed/${name}.html`])),
  [editionApp]: `src/embed/app/${editionApp}.ts`,
}

/**
 * Returns the settings of the frames on other people's pages and of their window, apart from the portal: a frame's first script has
 * to be one small file, and what loads after it is shared by all frames of a page.
 */
export const frameSettings = (language: Language, folder?: string): UserConfig => {
  const own = portalSettings(language, folder)
  return {
    ...own,
    publicDir: false,
    build: {
      ...own.build,
      emptyOutDir: false,
      modulePreload: { polyfill: false },
      rolldownOptions: { input, preserveEntrySignatures: 'allow-extension' },
    },
  }
}
