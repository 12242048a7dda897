import type { Plugin } from 'vite'

/**
 * By this a browser knows that nearly all functions of a file are called at once, and compiles them while the file arrives, outside
 * the page's own thread. Without it, each is read over first and compiled at its first call. Browsers that do not know it skip it.
 */
const hint = '//# allFunctionsCalledOnLoad\n'

/** The large files that home and the sign-in wait for. A later screen calls too few functions of its file for this to pay. */
const neededAtOnce = new Set(['libraries', 'index', 'shared', 'fields'])

/** Puts the hint on top of the files of the first screens, its only place; their source maps move down by its line. */
export function compileEarly(): Plugin {
  return {
    name: 'compile-early',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        for (const file of Object.values(bundle)) {
          if (file.type !== 'chunk' || !neededAtOnce.has(file.name)) continue
          file.code = hint + file.code
          const map = bundle[`${file.fileName}.map`]
          if (map?.type === 'asset') map.source = String(map.source).replace('"mappings":"', '$&;')
        }
      },
    },
  }
}
