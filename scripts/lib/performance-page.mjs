import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './root.mjs'

/**
 * @typedef {{ processor: string, cores: number, memoryGib: number, node: string, platform: string, loadBefore?: number }} Machine
 * @typedef {{ name: string, value: number, unit: string, aim: number | null, isAtLeast: boolean, note?: string, at?: string }} Figure `at` if it was measured on an earlier day than its report
 * @typedef {{ bench: string, title: string, at: string, machine: Machine, figures: Figure[] }} Report
 */

/** Where benches write their figures, one file each. */
export const figuresFolder = 'docs/performance/figures'
export const pagePath = 'docs/performance.md'

/**
 * Whether a bench is meant by a word: a part of its path, or of its name, as `engine-size` for packages/engine/bench/size.bench.mjs.
 * @param {string} path @param {string} word
 */
export const isNamed = (path, word) => path.includes(word) || path.replace('/bench/', '-').includes(word)

/** Returns whether a figure is within its aim; null without an aim. @param {Figure} figure */
export const isHeld = ({ value, aim, isAtLeast }) => (aim === null ? null : isAtLeast ? value >= aim : value <= aim)

/** Returns a figure as a share of its aim. @param {Figure} figure */
export const ofAim = ({ value, aim }) => (aim === null || aim === 0 ? '-' : (value / aim).toFixed(2))

/** Returns a value with as many digits as say something. @param {number} value */
const shown = (value) =>
  value.toLocaleString('en-US', { maximumFractionDigits: Math.abs(value) >= 100 ? 0 : Math.abs(value) >= 10 ? 1 : 2 })

/**
 * Returns the report of a part of a bench with what an earlier run measured of the other parts, in the earlier order.
 * @param {Report} measured @param {Report | undefined} earlier @returns {Report}
 */
export function withEarlier(measured, earlier) {
  if (!earlier) return measured
  const isOf = (/** @type {Report} */ { figures }, /** @type {string} */ name) =>
    figures.some((one) => one.name === name)
  const kept = earlier.figures.map(
    (figure) => measured.figures.find(({ name }) => name === figure.name) ?? { at: earlier.at, ...figure },
  )
  return { ...measured, figures: [...kept, ...measured.figures.filter(({ name }) => !isOf(earlier, name))] }
}

/** @param {Figure} figure */
function row(figure) {
  const { name, value, unit, aim, isAtLeast, at } = figure
  const note = [figure.note, at].filter((text) => text !== undefined).join('; ') || undefined
  const held = isHeld(figure)
  const goal = aim === null ? '' : `${isAtLeast ? 'at least' : 'at most'} ${shown(aim)}`
  const verdict = held === null ? '' : held ? 'holds' : '**misses**'
  return `| ${name}${note === undefined ? '' : ` (${note})`} | ${shown(value)} ${unit} | ${goal} | ${aim === null ? '' : ofAim(figure)} | ${verdict} |`
}

/** @param {Machine} machine */
const machineText = ({ processor, cores, memoryGib, node, platform, loadBefore }) =>
  `${processor}, ${cores} cores, ${memoryGib} GiB, ${platform}, Node ${node}${loadBefore === undefined ? '' : `; load before the run ${loadBefore}`}`

/** @param {Report} report */
function section({ bench, title, at, machine, figures }) {
  const aimed = figures.filter(({ aim }) => aim !== null)
  return [
    `## ${title}`,
    '',
    `\`npm run bench -- ${bench}\`, ${at}. ${machineText(machine)}. ${aimed.filter(isHeld).length} of ${aimed.length} aims hold.`,
    '',
    '| Figure | Value | Aim | Of the aim | |',
    '|---|---|---|---|---|',
    ...figures.map(row),
    '',
  ].join('\n')
}

/** Returns the page of all figures. @param {readonly Report[]} reports */
export const performancePage = (reports) =>
  [
    '# Performance',
    '',
    '`npm run bench` makes this page from `docs/performance/figures/*.json`. What each bench measured last, on the machine that it names. No test asserts a time: a bench says whether its aim holds. What widgets may weigh is in [performance of widgets](performance-of-widgets.md).',
    '',
    ...(reports.length === 0 ? ['No bench has written its figures yet.', ''] : reports.map(section)),
  ].join('\n')

/** Reads what the benches wrote, in the order of their names. @returns {Report[]} */
export function readReports() {
  const folder = join(root, figuresFolder)
  if (!existsSync(folder)) return []
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .toSorted()
    .map((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')))
}
