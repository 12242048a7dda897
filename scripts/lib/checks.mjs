import { existsSync, globSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { findBrowser } from './browser.mjs'
import { root } from './root.mjs'
import { build, runTool } from './run.mjs'
import { seconds, stop } from './say.mjs'
import { inWords, addTotals, failuresOfVitest, totalsOfCommand, totalsOfVitest } from './totals.mjs'
import { unhandledErrorsFile } from './unhandled-errors.mjs'

/** @typedef {import('./totals.mjs').Totals} Totals */

const interrupted = 128

/**
 * The failed tests of all checks.
 * @type {string[]}
 */
const failures = []

/** All checks, in the order of a full run: the quickest to fail come first. */
const checks = {
  types,
  lint: async () => totalsOfCommand(await runTool('oxlint', ['--deny-warnings'])),
  tidy,
  repo: () => project('repo'),
  engine: () => project('engine'),
  'api-client': () => project('api-client'),
  api: () => project('api'),
  embed: () => project('embed'),
  ui: () => project('ui'),
  widgets: () => project('widgets'),
  portal: () => project('portal'),
  edge: () => project('edge'),
  build: async () => totalsOfCommand(await build()),
  browser: () => project('browser'),
  storybook: () => vitest('storybook', ['--config', '.storybook/vitest.config.ts']),
}

/** @typedef {keyof typeof checks} CheckName */

/** Types, lint, format, unused code, boundaries, units, API, and components: no build, no browser, and no second runtime. */
const fastChecks = /** @type {CheckName[]} */ (
  Object.keys(checks).filter((name) => !['edge', 'build', 'browser', 'storybook'].includes(name))
)

/**
 * Runs these checks one after the other, even after a failure, prints the totals of all as the last line, and ends the
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
  if (failures.length > 0) console.log(`\nFailed:\n${failures.join('\n')}\n`)
  for (const [name, totals] of results) console.log(`${name.padEnd(12)}${inWords(totals)}`)
  const sum = addTotals([...results.values()])
  console.log(`\n${inWords(sum)}`)
  process.exit(sum.failed === 0 && sum.passed > 0 ? 0 : 1)
}

/**
 * Returns the checks named after `npm test --`, or all without a name; `fast` names all fast ones. The browser tests run
 * the built product, so they include the build. Ends the process when a word names no check.
 * @param {string[]} named
 * @returns {CheckName[]}
 */
export function checksNamed(named) {
  const words = named.flatMap((word) => (word === 'fast' ? fastChecks : [word]))
  const all = /** @type {CheckName[]} */ (Object.keys(checks))
  const unknown = words.find((word) => !Object.hasOwn(checks, word))
  if (unknown !== undefined) stop(`There is no check named ${unknown}: choose from fast, ${all.join(', ')}.`)
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

/**
 * Checks the types of each package and app, then of scripts and tests, with TypeScript 7: release 6 takes almost three times as long, and
 * stays for the tools that read our code as a tree. A second run checks only what has changed.
 */
async function types() {
  const folders = [...globSync('{packages,apps}/*/tsconfig.json', { cwd: root }).map(dirname), '.']
  const codes = []
  for (const folder of folders) {
    const kept = join(root, 'node_modules', '.cache', 'types', `${basename(folder)}.tsbuildinfo`)
    const args = ['-p', folder, '--incremental', '--tsBuildInfoFile', kept]
    codes.push(await runTool('tsc', args, { from: 'typescript-7' }))
  }
  return addTotals(codes.map(totalsOfCommand))
}

/** Checks the format of every file, unused code, and that each dependency has one version. */
async function tidy() {
  const format = await runTool('oxfmt', ['--check', '.'])
  const unused = await runTool('knip', ['--no-config-hints'])
  const versions = await runTool('sherif', [])
  return addTotals([format, unused, versions].map(totalsOfCommand))
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
  for (const file of [report, unhandledErrorsFile]) rmSync(file, { force: true })
  const unhandled = join(root, 'scripts', 'lib', 'unhandled-errors.mjs')
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`, `--reporter=${unhandled}`]
  const code = await runTool('vitest', ['run', ...args, ...reporters])
  if (code > interrupted) process.exit(code)
  const found = readJson(report)
  failures.push(...failuresOfVitest(found), ...(readJson(unhandledErrorsFile) ?? []))
  return totalsOfVitest(found, code)
}

/** @param {string} file */
const readJson = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined)
