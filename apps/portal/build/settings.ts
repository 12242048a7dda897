import optimizeLocales from '@react-aria/optimize-locales-plugin'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import type { UserConfig } from 'vite'
import type { Language } from '@evenkeel/api-client/contract/languages'
import { sourceConditions } from '../../../scripts/lib/source-conditions.mjs'
import { compileEarly } from './compile-early.ts'
import { edition, editionApp } from './edition.ts'
import { firstModule, firstScript, homeModule, signInModule } from './first-script.ts'
import { leanRouter } from './lean-router.ts'
import { shortPaths } from './short-paths.ts'

/** react-aria brings its few words in 34 languages; an edition needs its own, and English as what it falls back to. */
const ariaLocales = (language: Language) => (language.startsWith('es') ? ['es-ES', 'en-US'] : ['en-US'])

const target = 'es2022'

/** Returns what the portal and its frames are built with alike. */
export const sharedSettings = (language: Language, folder?: string): UserConfig => ({
  ...sourceConditions,
  plugins: [
    react(),
    tailwindcss(),
    optimizeLocales.vite({ locales: ariaLocales(language) }),
    edition(language, folder),
    shortPaths(),
  ],
  build: { target, sourcemap: true },
})

/**
 * What is not named among the files that a screen asks for with its own: what the page itself loads, and small files of texts, whose
 * names together are half a kilobyte of what home waits for.
 */
const unnamed =
  /\/(?:(?:rolldown-runtime|libraries|start|home|index|shared|home-page)-[\w-]{8}\.(?:js|css)|[\w-]+\.generated-[\w-]{8}\.js)$/

/** Returns the settings of the portal in one language. */
export const portalSettings = (language: Language, folder?: string): UserConfig => {
  const own = sharedSettings(language, folder)
  return {
    ...own,
    plugins: [...(own.plugins ?? []), firstScript(), leanRouter(), compileEarly()],
    build: {
      ...own.build,
      modulePreload: {
        polyfill: false,
        resolveDependencies: (_, needed, { hostType }) =>
          hostType === 'html' ? needed : needed.filter((name) => !unnamed.test(name)),
      },
      rolldownOptions: { input: ['index.html', firstModule, homeModule, signInModule] },
    },
  }
}

/** What every frame has loaded when its first script asks for more. */
const loadedFirst = /\/(?:rolldown-runtime|frame-first)-[\w-]{8}\.js$/

/** Returns the files to load together with one, without those that are loaded already; none if only the file itself is left. */
function namedNextTo(file: string, needed: readonly string[]): string[] {
  const others = needed.filter((name) => !loadedFirst.test(name))
  return others.every((name) => name === file) ? [] : others
}

const input = {
  ...Object.fromEntries(['frame', 'stage', 'window'].map((name) => [name, `embed/${name}.html`])),
  [editionApp]: `src/embed/app/${editionApp}.ts`,
}

/**
 * Returns the settings of the frames on other people's pages and of their window, apart from the portal: a frame's first script has
 * to be one small file, and what loads after it is shared by all frames of a page.
 */
export const frameSettings = (language: Language, folder?: string): UserConfig => {
  const own = sharedSettings(language, folder)
  return {
    ...own,
    publicDir: false,
    build: {
      ...own.build,
      emptyOutDir: false,
      modulePreload: {
        polyfill: false,
        resolveDependencies: (file, needed, { hostType }) => (hostType === 'html' ? needed : namedNextTo(file, needed)),
      },
      rolldownOptions: { input, preserveEntrySignatures: 'allow-extension' },
    },
  }
}
