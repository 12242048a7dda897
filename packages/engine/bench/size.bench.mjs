import { startReport } from '../../../scripts/lib/bench-report.mjs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { build } from 'esbuild'

/** Measures the bundle size of one imported function, without the rest of the engine. The first has an upper bound. */
const bound = { name: 'planDebtPayoff', bytes: 2000 }
const names = [
  bound.name,
  'formatMoney',
  'futureTaxRate',
  'estimateSocialSecurity',
  'projectRetirement',
  'simulateRetirement',
]
const entry = join(import.meta.dirname, '..', 'src', 'index.ts')

/** @param {string} name */
async function gzipSize(name) {
  const contents = `export { ${name} } from ${JSON.stringify(entry)}`
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: import.meta.dirname },
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    target: 'es2023',
  })
  return gzipSync(outputFiles[0]?.contents ?? new Uint8Array(), { level: 9 }).length
}

const report = startReport('engine-size', 'What one function of the engine weighs')
for (const name of names) {
  const bytes = await gzipSize(name)
  const isBound = name === bound.name
  report.figure(name, bytes, 'bytes of gzip', isBound ? { aim: bound.bytes } : {})
  if (isBound && bytes >= bound.bytes) process.exitCode = 1
}
report.end()
