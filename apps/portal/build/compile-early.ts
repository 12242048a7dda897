import type { Plugin } from 'vite'

/**
 * Says that nearly all functions of a file are called at once. Chromium then compiles them while the file arrives, outside the page's
 * own thread, instead of reading each over first and compiling it at its first call. Other browsers ignore the comment.
 */
const hint = '//# allFunctionsCalledOnLoad\n'

/** The large files that home and the sign-in wait for. A later screen calls too few functions of its file for this to pay. */
const neededAtOnce = new Set(['libraries', 'index', 'shared', 'fields'])

/** Puts the hint on the first line of these files, where Chromium looks for it, and moves their source maps down by a line. */
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
