import { join } from 'node:path'
import { build, type BuildOptions } from 'esbuild'

const output = join(import.meta.dirname, '../../../../node_modules/.cache/edge-test/worker.js')

/** The build's options for the deployed Worker. */
export const bundleOptions = {
  bundle: true,
  format: 'esm',
  platform: 'node',
  target: 'node22',
  conditions: ['evenkeel-source'],
  external: ['cloudflare:*'],
  banner: {
    js: "import { createRequire as makeRequire } from 'node:module'; const require = makeRequire('file:///worker.js');",
  },
} satisfies BuildOptions

/** Returns the path at which `setup` puts the tests' Worker. */
export const testWorkerPath = (): string => output

/** Bundles the Worker of the tests, once before all test files in workerd. */
export async function setup(): Promise<void> {
  await build({ ...bundleOptions, entryPoints: [join(import.meta.dirname, 'test-worker.ts')], outfile: output })
}
