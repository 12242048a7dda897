import { defineConfig } from 'tsup'

/**
 * One file for Node, everything in it but the database driver, which brings a compiled part; and one for Cloudflare's
 * workerd, which brings Node's modules and its own.
 */
export default defineConfig({
  entry: ['src/node.ts', 'src/worker.ts'],
  format: 'esm',
  target: 'node22',
  platform: 'node',
  clean: true,
  splitting: false,
  noExternal: [/^(?!better-sqlite3$|cloudflare:).*/],
  external: ['better-sqlite3', /^cloudflare:/],
  esbuildOptions(options) {
    options.conditions = ['source']
  },
  // Some bundled packages still call require for Node's own modules. In workerd a module has no address of its own.
  banner: {
    js: "import { createRequire as makeRequire } from 'node:module'; const require = makeRequire(import.meta.url ?? 'file:///worker.js');",
  },
})
