import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from '../../../scripts/lib/root.mjs'
import { runTool } from '../../../scripts/lib/run.mjs'
import { seconds } from '../../../scripts/lib/say.mjs'

/*
 * Breaks the engine's rules on purpose, one small change at a time (Stryker), and checks that a test fails. Only the tests
 * of a subject's folder count for it. Works on a copy in a temporary folder, and writes its report there.
 * Run directly, it accepts names of subjects: `node --conditions=evenkeel-source mutants.torture.mjs retirement`.
 */
const minScore = 90
const subjects = [
  { name: 'debt', tests: 'src/debt', mutate: ['src/debt/*.ts'] },
  { name: 'split', tests: 'src/transactions', mutate: ['src/transactions/split.ts'] },
  { name: 'account sign', tests: 'src/accounts', mutate: ['src/accounts/*.ts'] },
  { name: 'retirement', tests: 'src/retirement', mutate: ['src/retirement/*.ts'] },
  { name: 'simulation', tests: 'src/retirement/simulation', mutate: ['src/retirement/simulation/*.ts'] },
]
const noRules = ['!**/*.test.ts', '!**/*.fixture.ts']
const caught = ['Killed', 'Timeout']
const uncaught = ['Survived', 'NoCoverage']

const engine = join(root, 'packages', 'engine')
const config = JSON.parse(readFileSync(join(engine, 'stryker.config.json'), 'utf8'))

/**
 * @typedef {{ status: string, replacement: string, mutatorName: string, location: { start: { line: number } } }} Mutant
 * @typedef {{ files: Record<string, { mutants: Mutant[] }> }} Report
 */

/** @param {string} folder @returns {Report | null} null if Stryker failed before it wrote one */
function reportIn(folder) {
  try {
    return JSON.parse(readFileSync(join(folder, 'mutants.json'), 'utf8'))
  } catch {
    return null
  }
}

/** @param {string} folder */
function copyEngine(folder) {
  for (const part of ['src', 'package.json']) cpSync(join(engine, part), join(folder, part), { recursive: true })
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'dir')
}

/** @param {Report} report */
function judge({ files }) {
  const mutants = Object.entries(files).flatMap(([file, { mutants }]) => mutants.map((mutant) => ({ file, ...mutant })))
  const killed = mutants.filter(({ status }) => caught.includes(status)).length
  const survivors = mutants.filter(({ status }) => uncaught.includes(status))
  const all = killed + survivors.length
  for (const { file, location, mutatorName, replacement } of survivors) {
    console.log(
      `  survived: ${file}:${location.start.line} ${mutatorName} -> ${replacement.replaceAll(/\s+/g, ' ').slice(0, 80)}`,
    )
  }
  return { killed, all, score: all === 0 ? 0 : (100 * killed) / all }
}

/** @param {(typeof subjects)[number]} subject */
async function torture({ name, tests, mutate }) {
  const started = Date.now()
  console.log(`\n${name}: ${mutate.join(', ')}, judged by the tests in ${tests}`)
  const folder = mkdtempSync(join(tmpdir(), 'evenkeel-mutants-'))
  try {
    copyEngine(folder)
    const settings = { ...config, mutate: [...mutate, ...noRules], vitest: { dir: tests } }
    writeFileSync(join(folder, 'stryker.config.json'), JSON.stringify(settings))
    await runTool('stryker', ['run', 'stryker.config.json'], { cwd: folder, from: '@stryker-mutator/core' })
    const report = reportIn(folder)
    if (report === null) return false
    const { killed, all, score } = judge(report)
    console.log(
      `${name}: ${killed} of ${all} mutants killed, ${score.toFixed(1)} % (at least ${minScore}), ${seconds(started)}`,
    )
    return score >= minScore
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

const names = process.argv.slice(2)
const chosen = subjects.filter(({ name }) => names.length === 0 || names.includes(name))
if (chosen.length < names.length) {
  console.error(`Please name subjects of these: ${subjects.map(({ name }) => name).join(', ')}.`)
  process.exit(1)
}
let failed = false
for (const subject of chosen) if (!(await torture(subject))) failed = true
process.exit(failed ? 1 : 0)
