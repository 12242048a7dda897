import { defineConfig } from 'tsup'

/**
 * One file for Node and one for its threads, everything in them but the database driver, which brings a compiled part; and one for
 * Cloudflare's workerd, which brings Node's modules and its own. Also the limits of bodies, for the proxy in front of a local workerd, and what
 * keeps the files of frames, for a deployment to Cloudflare.
 */
export default defineConfig({
  entry: {
    node: 'src/hosts/node.ts',
    thread: 'src/hosts/thread.ts',
    worker: 'src/hosts/worker.ts',
    'body-limits': 'src/hosts/edge/body-limits.ts',
    'kept-frames': 'src/pages/kept-frames.ts',
  },
  format: 'esm',
  target: 'node22',
  platform: 'node',
  clean: true,
  splitting: false,
  noExternal: [/^(?!better-sqlite3$|cloudflare:).*/],
  external: ['better-sqlite3', /^cloudflare:/],
  esbuildOptions(options) {
    options.conditions = ['evenkeel-source']
  },
  // Some bundled packages still call require for Node's own modules. In workerd a module has no address.
  banner: {
    js: "import { createRequire as makeRequire } from 'node:module'; const require = makeRequire(import.meta.url ?? 'file:///worker.js');",
  },
})
