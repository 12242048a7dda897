import { radixShadowPatchEsbuild } from '@evenkeel/ui/build/radix-shadow-patch'
import { defineConfig, type Options } from 'tsup'
import { cssInline } from './build/css-inline.ts'

/** Each widget with the folder that it comes from. */
const widgets = {
  'cash-flow-chart': 'cash-flow-chart',
  'budget-modal': 'budget-modal',
  'spending-chart': 'spending-chart',
  accounts: 'accounts',
  'next-steps': 'next-steps',
  goals: 'goals',
  transactions: 'transactions',
  'retirement-calculator': 'plans/calculator',
  'debt-wizard': 'plans/debt',
}

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
  ...Object.entries(widgets).map(([name, folder]): Options => ({
    ...common,
    entry: { [name]: `src/${folder}/embed-script.ts` },
    splitting: false,
  })),
])
