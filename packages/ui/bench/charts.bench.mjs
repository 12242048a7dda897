import { startReport } from '../../../scripts/lib/bench-report.mjs'
import { openBrowser } from '../../../scripts/lib/browser.mjs'
import { openChartPage } from './chart-page.mjs'

const roundCount = Number(process.env.ROUNDS ?? 15)
const warmUp = 4
/** How many charts one step mounts or updates at once, so that a step takes long compared with the clock's resolution. */
const maxConcurrent = 6
const aimOverHand = 1.3
const aimHoverMs = 1

const names = ['idle', 'ours', 'byHand', 'uplot', 'chartJs', 'recharts']
const shown = { ours: 'ours', byHand: 'JSX by hand', uplot: 'uplot', chartJs: 'chart.js', recharts: 'recharts' }
const kinds = { bars: '12 months of bars, 2 series', lines: '71 points of 3 lines' }
const steps = ['mount', 'later', 'update', 'hover']
/** Longer than all work that a contestant delays after its mount: our table of the figures, and our bars' growth. */
const laterMs = 700
/** What each contestant draws. A contestant that draws less has less to do, which the figures alone would not show. */
const contents = {
  ours: 'axis, drawing, a name with all figures for each month or year, read-out, summary; mark, names and read-out follow the mouse; later the same figures as a table, for screen readers',
  byHand:
    'axis, drawing, a name with all figures for each month, read-out; band or rule and read-out follow the mouse; no table, no summary, no keys on the lines',
  uplot:
    'axis, drawing, legend; cross and legend follow the mouse; pixels only: no names, no keys, and no two bands on the lines',
  chartJs: 'axis, drawing, legend, tooltip; pixels only',
  recharts: 'axis, drawing, legend, tooltip; a drawing without names',
}

const median = (values) => values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN

/** The CPU time that the page's main thread has used for tasks (scripts, styles, layout, painting), in ms. */
async function startClock(page) {
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' })
  return async () => {
    const { metrics } = await cdp.send('Performance.getMetrics')
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1000
  }
}

/** One contestant's turn: mounts, updates, and moves the mouse over the chart from point to point. */
async function turn(page, cpu, name, kind, version) {
  const spent = async (work) => {
    const before = await cpu()
    await work()
    return (await cpu()) - before
  }
  const prepare = (count, next) => page.evaluate(([a, b, c]) => globalThis.bench.prepare(a, b, c), [kind, count, next])
  await prepare(maxConcurrent, version)
  const mount = await spent(() => page.evaluate(([a, b]) => globalThis.bench.mount(a, b), [name, kind]))
  await prepare(maxConcurrent, version + 50)
  const update = await spent(() => page.evaluate(() => globalThis.bench.update()))
  await page.evaluate(() => globalThis.bench.clear())
  await prepare(1, version)
  await page.evaluate(([a, b]) => globalThis.bench.mount(a, b), [name, kind])
  await page.mouse.move(60, 200)
  const later = await spent(() => page.waitForTimeout(laterMs))
  const moves = 24
  const hover = await spent(async () => {
    for (let move = 0; move < moves; move++) {
      await page.mouse.move(70 + ((move * 5) % 12) * 38, 200)
      await page.evaluate(() => new Promise(requestAnimationFrame))
    }
  })
  await page.mouse.move(1200, 800)
  await page.evaluate(() => globalThis.bench.clear())
  return { mount: mount / maxConcurrent, later, update: update / maxConcurrent, hover: hover / moves }
}

/** Runs alternating rounds, each in another order; reports median and best of each step, minus the time of the empty page. */
async function measure(page, cpu, kind) {
  const times = new Map(names.map((name) => [name, []]))
  for (let round = 0; round < roundCount + warmUp; round++) {
    const order = names.map((_, place) => names[(place + round) % names.length])
    for (const name of order) {
      const result = await turn(page, cpu, name, kind, round * 7)
      if (round >= warmUp) times.get(name).push(result)
    }
    if (round % 5 === 4) console.log(`  ${kinds[kind]}: round ${round + 1} of ${roundCount + warmUp}`)
  }
  const over = (pick, name, step) =>
    pick(times.get(name).map((result) => result[step])) - pick(times.get('idle').map((result) => result[step]))
  const best = (values) => Math.min(...values)
  const stepsOf = (name) => steps.map((step) => ({ median: over(median, name, step), best: over(best, name, step) }))
  return new Map(names.slice(1).map((name) => [name, stepsOf(name)]))
}

function report(kind, results) {
  console.log(`\n${kinds[kind]}: main-thread CPU, median (best) of ${roundCount} alternated rounds, ms`)
  console.log(`  ${''.padEnd(14)}${steps.map((step) => step.padStart(15)).join('')}`)
  for (const [name, values] of results) {
    const cells = values.map((value) => `${value.median.toFixed(2)} (${value.best.toFixed(2)})`.padStart(15))
    console.log(`  ${shown[name].padEnd(14)}${cells.join('')}`)
  }
  const [ours, byHand, ...libraries] = [...results.values()].map((values) => values.map((value) => value.median))
  for (const [step, index] of [
    ['mount', 0],
    ['update', 2],
  ]) {
    const ratio = ours[index] / byHand[index]
    const behind = libraries.filter((values) => values[index] < ours[index]).length
    figures.figure(`${kinds[kind]}, ${step}`, ratio, 'of the one by hand', { aim: aimOverHand })
    figures.figure(`${kinds[kind]}, ${step}: libraries ahead of it`, behind, 'libraries', { aim: 0 })
  }
  figures.figure(`${kinds[kind]}, hover`, ours[3], 'ms', { aim: aimHoverMs })
}

const figures = startReport('charts', 'Charts beside one by hand and beside libraries')
console.log('What each shows:')
for (const [name, content] of Object.entries(contents)) console.log(`  ${shown[name].padEnd(14)}${content}`)
console.log(
  '  mount and update: script, style, layout and paint of one chart until it is seen; later: what follows by itself within 0.7 s',
)
console.log('  hover: one move of the mouse to another month or year, after that')

const browser = await openBrowser()
try {
  const page = await openChartPage(browser)
  const cpu = await startClock(page)
  for (const kind of Object.keys(kinds)) report(kind, await measure(page, cpu, kind))
  figures.end()
} finally {
  await browser.close()
}
