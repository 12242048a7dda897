import { defineConfig } from 'tsup'

/** One output file for each source file, so that a page that imports one rule loads only that rule. */
export default defineConfig({
  entry: ['src/**/*.ts', '!src/**/*.test.ts', '!src/**/*.fixture.ts'],
  format: 'esm',
  target: 'es2023',
  splitting: true,
  dts: { entry: 'src/index.ts' },
  clean: true,
})
