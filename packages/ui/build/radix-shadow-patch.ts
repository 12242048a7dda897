import { readFile } from 'node:fs/promises'
import type { Plugin as EsbuildPlugin } from 'esbuild'
import type { Plugin as VitePlugin } from 'vite'
import { applyEdits, patchedFile } from './radix-edits.ts'

const name = 'radix-shadow-patch'
const candidates = /(?:@radix-ui[\\/]react-|react-style-singleton[\\/]).*\.m?js$/

/** The patch for esbuild, and so for tsup (`esbuildPlugins`). */
export function radixShadowPatchEsbuild(): EsbuildPlugin {
  return {
    name,
    setup(build) {
      build.onLoad({ filter: candidates }, async ({ path }) => {
        const file = patchedFile(path)
        if (!file) return null
        return { contents: applyEdits(file, await readFile(path, 'utf8')), loader: 'js' }
      })
    },
  }
}

function transform(code: string, id: string): { code: string; map: null } | null {
  const file = patchedFile(id)
  return file ? { code: applyEdits(file, code), map: null } : null
}

/**
 * The patch for Vite and for Storybook on Vite. The development server bundles dependencies ahead, where a plugin of
 * the main list is not asked; so the same step is given to that bundle too.
 */
export function radixShadowPatch(): VitePlugin {
  return {
    name,
    enforce: 'pre',
    config: () => ({ optimizeDeps: { rolldownOptions: { plugins: [{ name, transform }] } } }),
    transform,
  }
}
