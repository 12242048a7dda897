import { openBrowser } from '../../../scripts/lib/browser.mjs'
import { openChartPage } from './chart-page.mjs'

const ROUNDS = Number(process.env.ROUNDS ?? 15)
const WARM_UP = 4
/** How many charts one step mounts or updates at once, so that a step is long against the clock. */
const AT_ONCE = 6
const AIM_OVER_HAND = 1.3
const AIM_HOVER_MS = 1

const names = ['idle', 'ours', 'byHand', 'uplot', 'chartJs', 'recharts']
const shown = { ours: 'ours', byHand: 'JSX by hand', uplot: 'uplot', chartJs: 'chart.js', recharts: 'recharts' }
const kinds = { bars: '12 months of bars, 2 series', lines: '71 points of 3 lines' }
const steps = ['mount', 'update', 'hover']

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
  await prepare(AT_ONCE, version)
  const mount = await spent(() => page.evaluate(([a, b]) => globalThis.bench.mount(a, b), [name, kind]))
  await prepare(AT_ONCE, version + 50)
  const update = await spent(() => page.evaluate(() => globalThis.bench.update()))
  await page.evaluate(() => globalThis.bench.clear())
  await prepare(1, version)
  await page.evaluate(([a, b]) => globalThis.bench.mount(a, b), [name, kind])
  await page.mouse.move(60, 200)
  const moves = 24
  const hover = await spent(async () => {
    for (let move = 0; move < moves; move++) {
      await page.mouse.move(70 + ((move * 5) % 12) * 38, 200)
      await page.evaluate(() => new Promise(requestAnimationFrame))
    }
  })
  await page.mouse.move(1200, 800)
  await page.evaluate(() => globalThis.bench.clear())
  return { mount: mount / AT_ONCE, update: update / AT_ONCE, hover: hover / moves }
}

/** Alternated rounds, each in another order; medians of each step, less what the page does with nothing on it. */
async function measure(page, cpu, kind) {
  const times = new Map(names.map((name) => [name, []]))
  for (let round = 0; round < ROUNDS + WARM_UP; round++) {
    const order = names.map((_, place) => names[(place + round) % names.length])
    for (const name of order) {
      const result = await turn(page, cpu, name, kind, round * 7)
      if (round >= WARM_UP) times.get(name).push(result)
    }
    if (round % 5 === 4) console.log(`  ${kinds[kind]}: round ${round + 1} of ${ROUNDS + WARM_UP}`)
  }
  const medianOf = (name, step) => median(times.get(name).map((result) => result[step]))
  return new Map(names.slice(1).map((name) => [name, steps.map((step) => medianOf(name, step) - medianOf('idle', step))]))
}

function report(kind, results) {
  console.log(`\n${kinds[kind]}: main-thread CPU, median of ${ROUNDS} alternated rounds, ms`)
  console.log(`  ${''.padEnd(14)}${steps.map((step) => step.padStart(9)).join('')}`)
  for (const [name, values] of results) {
    console.log(`  ${shown[name].padEnd(14)}${values.map((value) => value.toFixed(2).padStart(9)).join('')}`)
  }
  const [ours, byHand, ...libraries] = [...results.values()]
  steps.slice(0, 2).forEach((step, index) => {
    const ratio = ours[index] / byHand[index]
    const behind = libraries.filter((values) => values[index] < ours[index]).length
    verdict(`${step}: ${ratio.toFixed(2)} of the one by hand (aim ${AIM_OVER_HAND}), ${behind === 0 ? 'ahead of all libraries' : `behind ${behind} of the libraries`}`, ratio <= AIM_OVER_HAND && behind === 0)
  })
  verdict(`hover: ${ours[2].toFixed(2)} ms (aim ${AIM_HOVER_MS})`, ours[2] <= AIM_HOVER_MS)
}

function verdict(text, holds) {
  console.log(`  ${holds ? 'holds ' : 'MISSES'}  ${text}`)
}

const browser = await openBrowser()
try {
  const page = await openChartPage(browser)
  const cpu = await startClock(page)
  for (const kind of Object.keys(kinds)) report(kind, await measure(page, cpu, kind))
} finally {
  await browser.close()
}
