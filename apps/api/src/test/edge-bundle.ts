import { join } from 'node:path'
import { build, type BuildOptions } from 'esbuild'

const OUTPUT = join(import.meta.dirname, '../../../../node_modules/.cache/edge-test/worker.js')

/** As the build bundles the deployed Worker. */
export const bundleOptions = {
  bundle: true,
  format: 'esm',
  platform: 'node',
  target: 'node22',
  conditions: ['source'],
  external: ['cloudflare:*'],
  banner: {
    js: "import { createRequire as makeRequire } from 'node:module'; const require = makeRequire('file:///worker.js');",
  },
} satisfies BuildOptions

/** Where `buildTestWorker` puts the Worker of the tests. */
export const testWorkerPath = (): string => OUTPUT

/** Bundles the Worker of the tests. */
export async function buildTestWorker(): Promise<void> {
  await build({ ...bundleOptions, entryPoints: [join(import.meta.dirname, 'edge-worker.ts')], outfile: OUTPUT })
}
