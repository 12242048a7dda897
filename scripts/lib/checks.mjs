import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { build } from './build.mjs'
import { findBrowser } from './find-browser.mjs'
import { root } from './root.mjs'
import { runTool } from './run.mjs'
import { seconds, stop } from './say.mjs'
import { inWords, sumOf, totalsOfCommand, totalsOfVitest } from './totals.mjs'

/** @typedef {import('./totals.mjs').Totals} Totals */

const interrupted = 128

/** Everything that can be checked, in the order of a full run: what is quickest to fail comes first. */
export const checks = {
  types,
  lint: async () => totalsOfCommand(await runTool('oxlint', ['--deny-warnings'])),
  repo: () => project('repo'),
  engine: () => project('engine'),
  'api-client': () => project('api-client'),
  api: () => project('api'),
  ui: () => project('ui'),
  widgets: () => project('widgets'),
  portal: () => project('portal'),
  edge: () => project('edge'),
  build: async () => totalsOfCommand(await build()),
  browser: () => project('browser'),
  storybook: () => vitest('storybook', ['--config', '.storybook/vitest.config.ts']),
}

/** @typedef {keyof typeof checks} CheckName */

/** Types, lint, boundaries, units, API and components: no build, no browser and no second runtime. */
export const fastChecks = /** @type {CheckName[]} */ (
  Object.keys(checks).filter((name) => !['edge', 'build', 'browser', 'storybook'].includes(name))
)

/**
 * Runs these checks one after the other, whatever fails, prints the totals of all of them as the last line, and ends the
 * process: 0 only when something ran and nothing failed.
 * @param {CheckName[]} names
 */
export async function runChecks(names) {
  if (names.some((name) => name === 'browser' || name === 'storybook')) await provideBrowser()
  /** @type {Map<string, Totals>} */
  const results = new Map()
  for (const name of names) {
    results.set(name, canRun(name, results) ? await timed(name) : { passed: 0, failed: 1, skipped: 0 })
  }
  for (const [name, totals] of results) console.log(`${name.padEnd(12)}${inWords(totals)}`)
  const sum = sumOf([...results.values()])
  console.log(`\n${inWords(sum)}`)
  process.exit(sum.failed === 0 && sum.passed > 0 ? 0 : 1)
}

/**
 * The checks that the words after `npm test --` name; all of them without words. The browser tests run what is built, so
 * they bring the build with them. Ends the process when a word names no check.
 * @param {string[]} words
 * @returns {CheckName[]}
 */
export function checksNamed(words) {
  const all = /** @type {CheckName[]} */ (Object.keys(checks))
  const unknown = words.find((word) => !Object.hasOwn(checks, word))
  if (unknown !== undefined) stop(`There is no check named ${unknown}: choose from ${all.join(', ')}.`)
  if (words.length === 0) return all
  return all.filter((name) => words.includes(name) || (name === 'build' && words.includes('browser')))
}

async function provideBrowser() {
  const { executablePath } = await findBrowser().catch((/** @type {Error} */ error) => stop(error.message))
  console.log(`Browser: ${executablePath}`)
}

/**
 * @param {CheckName} name
 * @param {Map<string, Totals>} results
 */
function canRun(name, results) {
  const buildFailed = (results.get('build')?.failed ?? 0) > 0
  if (name === 'browser' && buildFailed) {
    console.log('\nThe browser tests were not run, because the build failed: they count as one failure.')
    return false
  }
  return true
}

/** @param {CheckName} name */
async function timed(name) {
  const started = Date.now()
  console.log(`\n── ${name} ──`)
  const totals = await checks[name]()
  console.log(`── ${name}: ${inWords(totals)}, ${seconds(started)}`)
  return totals
}

/** The packages and apps through turbo's cache, then what belongs to none of them: scripts and tests. */
async function types() {
  const packages = await runTool('turbo', ['run', 'check', '--continue', '--output-logs=new-only'])
  const rest = await runTool('tsc', ['-p', '.'], { from: 'typescript' })
  return sumOf([totalsOfCommand(packages), totalsOfCommand(rest)])
}

/** @param {string} name */
function project(name) {
  return vitest(name, ['--project', name])
}

/**
 * @param {string} name
 * @param {string[]} args
 * @returns {Promise<Totals>}
 */
async function vitest(name, args) {
  const folder = join(root, 'node_modules', '.cache', 'test-results')
  const report = join(folder, `${name}.json`)
  mkdirSync(folder, { recursive: true })
  rmSync(report, { force: true })
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const code = await runTool('vitest', ['run', ...args, ...reporters])
  if (code > interrupted) process.exit(code)
  return totalsOfVitest(existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : undefined, code)
}
