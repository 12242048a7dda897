import { defineConfig } from 'tsup'

/** One file for Node, everything in it but the database driver, which brings a compiled part. */
export default defineConfig({
  entry: ['src/node.ts'],
  format: 'esm',
  target: 'node22',
  platform: 'node',
  clean: true,
  noExternal: [/^(?!better-sqlite3$).*/],
  external: ['better-sqlite3'],
  esbuildOptions(options) {
    options.conditions = ['source']
  },
  // Some bundled packages still call require for Node's own modules.
  banner: { js: "import { createRequire as makeRequire } from 'node:module'; const require = makeRequire(import.meta.url);" },
})
