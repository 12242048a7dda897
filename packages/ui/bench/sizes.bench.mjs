import { startReport } from '../../../scripts/lib/bench-report.mjs'
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { build } from 'esbuild'

const aimChartsKib = 40
const source = join(import.meta.dirname, '../src')

/** Every folder with a part with the same name in it, as the package exports them. @param {string} folder */
const partsIn = (folder) =>
  readdirSync(join(source, folder), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && existsSync(join(source, folder, entry.name, `${entry.name}.tsx`)))
    .map(({ name }) => join(folder, name, `${name}.tsx`))
    .toSorted()

/** What parts weigh together in a production build without React, in KiB of gzip. @param {readonly string[]} parts */
async function weigh(parts) {
  const { outputFiles } = await build({
    stdin: { contents: parts.map((part) => `export * from './${part}'`).join('\n'), resolveDir: source },
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    target: 'es2023',
    jsx: 'automatic',
    conditions: ['evenkeel-source'],
    external: ['react', 'react/*', 'react-dom', 'react-dom/*'],
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'error',
  })
  return gzipSync(outputFiles[0]?.contents ?? '', { level: 9 }).length / 1024
}

const report = startReport('ui-sizes', 'What the parts of the kit weigh beyond React')
/** @param {string} name @param {number} kib @param {number} [aim] */
const line = (name, kib, aim) => report.figure(name, kib, 'KiB of gzip', aim === undefined ? {} : { aim })

const charts = partsIn('charts')
const parts = partsIn('.')

console.log('Parts of the kit beyond React, gzip, each alone with everything it brings')
for (const part of parts) line(part.split('/')[0] ?? part, await weigh([part]))
line('all parts together', await weigh(parts))

console.log('\nCharts beyond React, gzip')
for (const chart of charts) line(chart.split('/')[1] ?? chart, await weigh([chart]))
const together = await weigh(charts)
line('all charts together', together, aimChartsKib)
report.end()
