import { defineConfig } from 'tsup'

/** One file a source file: a page that imports one rule then carries that rule alone. */
export default defineConfig({
  entry: ['src/**/*.ts', '!src/**/*.test.ts', '!src/**/*.fixture.ts'],
  format: 'esm',
  target: 'es2023',
  splitting: true,
  dts: { entry: 'src/index.ts' },
  clean: true,
})
