import { startReport } from '../../../scripts/lib/bench-report.mjs'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inWorker } from './in-worker.mjs'
import { person, simulated, solveLevers } from './levers-run.mjs'
import { startC } from './retirement-c.mjs'

/** How long until the first lever of a plan is there, and until all of them are; a page's worker posts each as it comes. */
const rounds = 15
const aimFirstMs = 100
const aimAllMs = 2500

const sorted = (values) => values.toSorted((a, b) => a - b)
const median = (values) => sorted(values)[values.length >> 1] ?? Number.NaN
const report = startReport('levers', 'Levers of a retirement plan')

function say(where, runs) {
  const [first, all] = [runs.map(({ firstMs }) => firstMs), runs.map(({ allMs }) => allMs)]
  report.figure(`${where}, first lever, median`, median(first), 'ms', { aim: aimFirstMs })
  report.figure(`${where}, first lever, first round`, first[0], 'ms', { aim: aimFirstMs })
  report.figure(`${where}, all ${runs[0].futures.length} levers, median`, median(all), 'ms', { aim: aimAllMs })
  return median(all)
}

/** Simulates the plan once in C, as often as a lever's rounds; returns the milliseconds of one. */
async function measureC(folder) {
  const c = startC(folder, person, simulated)
  if (c === null) return null
  const times = []
  for (let round = 0; round < rounds; round++) times.push((await c.run()).ms)
  await c.stop()
  return median(times)
}

const folder = mkdtempSync(join(tmpdir(), 'evenkeel-bench-'))
try {
  const here = Array.from({ length: rounds }, solveLevers)
  const allMs = say('in Node', here)
  const inPage = await inWorker('levers-worker.mjs', rounds)
  if (inPage[0].futures.join() !== here[0].futures.join()) throw new Error("the worker's levers differ")
  say('in a Chromium worker', inPage)
  const cMs = await measureC(folder)
  if (cMs !== null) report.figure('all levers, in Node', allMs / cMs, 'simulations of the plan in C -O3')
  report.end()
} finally {
  rmSync(folder, { recursive: true, force: true })
}
