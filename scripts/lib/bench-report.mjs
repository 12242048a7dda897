import { mkdirSync, writeFileSync } from 'node:fs'
import { cpus, loadavg, totalmem } from 'node:os'
import { join } from 'node:path'
import { figuresFolder, isHeld, ofAim, readReports, withEarlier } from './performance-page.mjs'
import { root } from './root.mjs'

/** @param {number} bytes */
const gib = (bytes) => Math.round(bytes / 1024 ** 3)

/** @returns {import('./performance-page.mjs').Machine} */
const thisMachine = () => ({
  processor: cpus()[0]?.model ?? 'unknown',
  cores: cpus().length,
  memoryGib: gib(totalmem()),
  node: process.versions.node,
  platform: `${process.platform} ${process.arch}`,
})

/**
 * Collects the figures of a bench: prints each with its aim and whether it holds, and at the end writes all of them to
 * `docs/performance/figures`, from which `npm run bench` makes docs/performance.md.
 * @param {string} bench a name for the file, such as `ten-years`
 * @param {string} title
 */
export function startReport(bench, title) {
  /** @type {import('./performance-page.mjs').Figure[]} */
  const figures = []
  const [busy = 0] = loadavg()
  return {
    /**
     * @param {string} name
     * @param {number} value
     * @param {string} unit
     * @param {{ aim?: number, isAtLeast?: boolean, note?: string }} [more] `isAtLeast` if more is better
     */
    figure(name, value, unit, { aim, isAtLeast = false, note } = {}) {
      /** @type {import('./performance-page.mjs').Figure} */
      const figure = { name, value, unit, aim: aim ?? null, isAtLeast, ...(note !== undefined && { note }) }
      figures.push(figure)
      const verdict = isHeld(figure)
      const against = verdict === null ? '' : `   ${verdict ? 'holds ' : 'MISSES'} ${ofAim(figure)} of the aim (${aim})`
      console.log(`  ${name.padEnd(58)}${value.toPrecision(4).padStart(10)} ${unit}${against}`)
    },
    /**
     * Writes the figures and says how many aims hold.
     * @param {{ isPart?: boolean }} [run] after a part of the bench, the figures of the other parts stay
     */
    end({ isPart = false } = {}) {
      const aimed = figures.filter(({ aim }) => aim !== null)
      console.log(`\n${title}: ${aimed.filter(isHeld).length} of ${aimed.length} aims hold.`)
      const folder = join(root, figuresFolder)
      mkdirSync(folder, { recursive: true })
      const machine = { ...thisMachine(), loadBefore: Number(busy.toFixed(1)) }
      const measured = { bench, title, at: new Date().toISOString().slice(0, 10), machine, figures }
      const earlier = isPart ? readReports().find((one) => one.bench === bench) : undefined
      const report = withEarlier(measured, earlier)
      writeFileSync(join(folder, `${bench}.json`), `${JSON.stringify(report, null, 2)}\n`)
    },
  }
}
