import { defineConfig } from 'tsup'

const conditions = ['evenkeel-source']

export default defineConfig({
  entry: ['index', 'define', 'react', 'vue', 'jsx', 'protocol'].map((name) => `src/${name}.ts`),
  format: 'esm',
  target: 'es2022',
  platform: 'neutral',
  external: ['react'],
  noExternal: [/^@evenkeel/],
  dts: { resolve: [/^@evenkeel/], compilerOptions: { customConditions: conditions } },
  esbuildOptions: (options) => {
    options.conditions = conditions
  },
})
