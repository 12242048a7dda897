import { startReport } from '../../../scripts/lib/bench-report.mjs'
import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { retirementLevers } from '../src/levers/retirement-levers.ts'
import { projectRetirement } from '../src/retirement/project-retirement.ts'
import { simulateRetirement } from '../src/retirement/simulation/simulate-retirement.ts'
import { inWorker } from './in-worker.mjs'
import { asOf, options, person } from './retirement-plan.mjs'

const roundCount = 31
const aimOverC = 1.3
const aimWorkerMs = 60
const aimProjectionUs = 50

const sorted = (values) => values.toSorted((a, b) => a - b)
const median = (values) => sorted(values)[values.length >> 1] ?? Number.NaN
const best = (values) => Math.min(...values)
const line = (name, text) => console.log(`  ${name.padEnd(44)}${text}`)

/** All figures of a simulation in one row, as the C program prints them. */
const resultFigures = ({ successRate, years }) => [
  successRate,
  ...years.flatMap(({ p5, p25, p50, p75, p95 }) => [p5, p25, p50, p75, p95]),
]

const farthest = (ours, theirs) => best(ours.map((figure, index) => -Math.abs(figure - theirs[index]))) * -1

function measureProjection() {
  const times = Array.from({ length: roundCount }, () => {
    const started = performance.now()
    for (let run = 0; run < 500; run++) projectRetirement(person, { asOf })
    return ((performance.now() - started) / 500) * 1000
  })
  const micros = median(times)
  line(
    'projection over 60 years, median',
    `${micros.toFixed(1)} µs (best ${best(times).toFixed(1)}), ${Math.round(1e6 / micros)} a second; aim ${aimProjectionUs} µs`,
  )
}

/** How long until the first lever of a plan is there, and until all of them are; a worker posts each as it comes. */
function measureLevers() {
  const started = performance.now()
  const levers = retirementLevers({ person, options: { asOf }, match: null })
  levers.next()
  const firstMs = performance.now() - started
  const count = 1 + [...levers].length
  const allMs = performance.now() - started
  line('levers of a plan, the first and all', `${firstMs.toFixed(0)} and ${allMs.toFixed(0)} ms, ${count} levers`)
}

/** Returns the input of the C program: the plan's figures that are not random. */
function inputForC() {
  const { years, retirementYears } = projectRetirement(person, { asOf })
  const horizon = years.length - 1
  const { currentReturn, retirementReturn } = person.rates
  const { beforeRetirement, afterRetirement } = options.volatility
  const rows = years.slice(0, horizon).map((row, year) => {
    const draw = row.need - (row.socialSecurity + row.pensions + row.otherIncome + row.spouseEarnings)
    const next = year + 1 < horizon ? years[year + 1].lumpSums : 0
    return `${draw} ${row.contributions + next} ${year < horizon - retirementYears ? 0 : 1}`
  })
  const head = [
    options.seed,
    options.paths,
    horizon,
    years[0].balance,
    1 + currentReturn,
    1 + retirementReturn,
    beforeRetirement,
    afterRetirement,
  ]
  return `${head.join(' ')}\n${rows.join('\n')}\n`
}

/** Starts the C program, which runs once for each call; returns null without a compiler. */
function startC(folder) {
  const program = join(folder, 'retirement')
  try {
    execFileSync('cc', ['-O3', '-o', program, join(import.meta.dirname, 'retirement.c'), '-lm'])
  } catch (error) {
    if (error.code === 'ENOENT') return null
    throw error
  }
  const child = spawn(program, { stdio: ['pipe', 'pipe', 'inherit'] })
  const answers = createInterface({ input: child.stdout })[Symbol.asyncIterator]()
  child.stdin.write(inputForC())
  return {
    async run() {
      child.stdin.write('1\n')
      const { value } = await answers.next()
      const [nanoseconds, ...figures] = value.split(' ').map(Number)
      return { ms: nanoseconds / 1e6, figures }
    },
    stop: () => (child.stdin.end(), once(child, 'exit')),
  }
}

/** Measures both in alternating rounds. Their results must agree to the cent. */
async function measureBesideC(folder) {
  const c = startC(folder)
  const ours = []
  const theirs = []
  for (let round = 0; round < roundCount; round++) {
    const started = performance.now()
    const result = simulateRetirement(person, options)
    ours.push(performance.now() - started)
    if (c === null) continue
    const { ms, figures } = await c.run()
    theirs.push(ms)
    const difference = farthest(resultFigures(result), figures)
    if (!(difference < 0.005)) throw new Error(`the C program's answer differs by ${difference}`)
  }
  await c?.stop()
  line(
    'simulation, 10,000 × 60, median',
    `${median(ours).toFixed(2)} ms (best ${best(ours).toFixed(2)}, first ${ours[0].toFixed(2)})`,
  )
  if (c === null) return line('the same in C', 'not measured: there is no cc here')
  line('the same in C -O3, median', `${median(theirs).toFixed(2)} ms (best ${best(theirs).toFixed(2)})`)
  report.figure('simulation of 10,000 × 60, medians', median(ours) / median(theirs), 'times C', { aim: aimOverC })
  report.figure('simulation of 10,000 × 60, best', best(ours) / best(theirs), 'times C')
}

async function measureWorker() {
  const { times, projections, result } = await inWorker('retirement-worker.mjs', roundCount)
  const difference = farthest(resultFigures(simulateRetirement(person, options)), resultFigures(result))
  if (difference !== 0) throw new Error(`the worker's answer differs by ${difference}`)
  report.figure('simulation in a Chromium worker, median', median(times), 'ms', { aim: aimWorkerMs })
  report.figure('projection in a Chromium worker, median', median(projections), 'µs', { aim: aimProjectionUs })
}

const report = startReport('retirement', 'Retirement projections and simulations')
const folder = mkdtempSync(join(tmpdir(), 'evenkeel-bench-'))
try {
  console.log('Retirement')
  measureProjection()
  measureLevers()
  await measureBesideC(folder)
  await measureWorker()
  report.end()
} finally {
  rmSync(folder, { recursive: true, force: true })
}
