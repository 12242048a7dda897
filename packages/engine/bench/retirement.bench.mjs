import { startReport } from '../../../scripts/lib/bench-report.mjs'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { projectRetirement } from '../src/retirement/project-retirement.ts'
import { simulateRetirement } from '../src/retirement/simulation/simulate-retirement.ts'
import { inWorker } from './in-worker.mjs'
import { startC } from './retirement-c.mjs'
import { asOf, options, person } from './retirement-plan.mjs'

const roundCount = 31
const aimOverC = 1.3
const aimWorkerMs = 60
const aimProjectionUs = 50

const line = (name, text) => console.log(`  ${name.padEnd(44)}${text}`)

const sorted = (values) => values.toSorted((a, b) => a - b)
const median = (values) => sorted(values)[values.length >> 1] ?? Number.NaN
const best = (values) => Math.min(...values)

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

/** Measures both in alternating rounds. Their results must agree to the cent. */
async function measureBesideC(folder) {
  const c = startC(folder, person, options)
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
  await measureBesideC(folder)
  await measureWorker()
  report.end()
} finally {
  rmSync(folder, { recursive: true, force: true })
}
