import { readFile } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import { postcssShadow } from '@evenkeel/ui/build/postcss-shadow'
import tailwind from '@tailwindcss/postcss'
import type { Plugin } from 'esbuild'
import postcss from 'postcss'

const suffix = '?inline'

/** Turns `import css from './x.css?inline'` into the finished sheet as text: Tailwind, then what a shadow root needs. */
export function cssInline(): Plugin {
  return {
    name: 'css-inline',
    setup(build) {
      build.onResolve({ filter: /\.css\?inline$/ }, ({ path, resolveDir }) => ({
        // The suffix stays on: tsup's own style plugin takes every path that ends in .css.
        path: resolve(resolveDir, path),
        namespace: 'css-inline',
      }))
      build.onLoad({ filter: /.*/, namespace: 'css-inline' }, async (args) => {
        const path = args.path.slice(0, -suffix.length)
        const processor = postcss([tailwind({ base: dirname(path), optimize: { minify: true } }), postcssShadow()])
        const { css } = await processor.process(await readFile(path, 'utf8'), { from: path })
        return { contents: css, loader: 'text' }
      })
    },
  }
}
