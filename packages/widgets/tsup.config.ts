import { radixShadowPatchEsbuild } from '@evenkeel/ui/build/radix-shadow-patch'
import { defineConfig, type Options } from 'tsup'
import { cssInline } from './build/css-inline.ts'

const widgets = ['cash-flow-chart', 'budget-modal', 'spending-chart', 'accounts', 'next-steps', 'goals']

const common: Options = {
  format: 'esm',
  target: 'es2022',
  platform: 'browser',
  minify: true,
  noExternal: [/.*/],
  env: { NODE_ENV: 'production' },
  esbuildPlugins: [radixShadowPatchEsbuild(), cssInline()],
  esbuildOptions: (options) => {
    options.conditions = ['source', 'module', 'browser', 'production']
    options.legalComments = 'none'
  },
}

/** The loader with one part for each widget and what they share, and each widget as one self-contained script. */
export default defineConfig([
  { ...common, entry: { loader: 'src/embed/loader.ts' }, splitting: true },
  ...widgets.map((name): Options => ({ ...common, entry: { [name]: `src/${name}/embed-script.ts` }, splitting: false })),
])
