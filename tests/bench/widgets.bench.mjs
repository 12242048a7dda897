import { startReport } from '../../scripts/lib/bench-report.mjs'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { widgetNames } from '@evenkeel/api-client/contract/widget-names'
import { root } from '../../scripts/lib/root.mjs'
import { setPrivateStage } from '../embed/private/private-stage.ts'
import { connect, openHost, signIn } from '../embed/private/host-page.ts'
import { budgets } from '../../packages/embed/build/budgets.ts'

const rounds = Number(process.env.ROUNDS ?? 5)
const one = /** @type {const} */ (['cash-flow-chart'])
/** Those that there were when the aims were set. */
const nine = /** @type {const} */ ([
  ...one,
  ...['budget-modal', 'spending-chart', 'accounts', 'next-steps', 'goals'],
  ...['transactions', 'retirement-calculator', 'debt-wizard'],
])
const kept = Object.keys(JSON.parse(readFileSync(join(root, 'packages/embed/releases/integrity.json'), 'utf8')))
const last = kept.at(-1) ?? ''
const loaders = { today: '/widgets/v1/loader.js', last: `/widgets/${last}/evenkeel.js` }

const many = /** @type {const} */ ([
  ['nine', nine],
  ['all thirteen', widgetNames],
])

/** What each time may be, in milliseconds; the design's own figures, seen on two busy cores. Those of nine are asked of thirteen, too. */
const aims = {
  'card painted, cold': 300,
  'card painted, warm': 200,
  'card painted, cold, a fourth of the CPU': 600,
  'card painted, warm, a fourth of the CPU': 450,
  'our script on the page, cold': 25,
  'long tasks of the page, cold': 0,
  'layout shift, times 1000': 10,
  'nine cards painted, cold': 900,
  'all thirteen cards painted, cold': 900,
  'figures shown, cold': 900,
  'figures shown, warm': 300,
  'nine with figures, warm': 1300,
  'all thirteen with figures, warm': 1300,
}

/** @typedef {keyof typeof aims} Name */
/** @typedef {import('playwright-core').Page} Page */

/** @type {Record<keyof typeof loaders, Map<Name, number[]>>} */
const seen = { today: new Map(), last: new Map() }
/** @param {readonly number[]} values */
const median = (values) => values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN

/** Runs in every document: notes when a frame first showed a figure or a calculator, and what shifted or took long on the page. */
function watch() {
  const noted = { shift: 0, long: 0, figures: 0 }
  Object.assign(globalThis, { noted })
  const sum = (/** @type {string} */ type, /** @type {(entry: PerformanceEntry) => void} */ add) =>
    new PerformanceObserver((list) => list.getEntries().forEach(add)).observe({ type, buffered: true })
  sum('layout-shift', (entry) => void (noted.shift += Number(Reflect.get(entry, 'value'))))
  sum('longtask', (entry) => void (entry.name === 'self' && (noted.long += entry.duration)))
  new MutationObserver(() => {
    const app = document.querySelector('#app > section')
    const isLoading = app === null || app.querySelector('[aria-busy="true"]') !== null || app.textContent.length < 60
    if (!isLoading) noted.figures ||= performance.timeOrigin + performance.now()
  }).observe(document, { childList: true, subtree: true, characterData: true, attributes: true })
}

const stage = await setPrivateStage()

/**
 * Opens widgets on a fresh page.
 * @param {import('playwright-core').BrowserContext} context
 * @param {{ loader: string, widgets: readonly string[], isCold: boolean, slowed?: number, until: 'painted' | 'figures' }} how
 */
async function open(context, { loader, widgets, isCold, slowed = 1, until }) {
  const body = widgets.map((widget) => `<evenkeel-${widget}></evenkeel-${widget}>`).join('')
  const page = await openHost(context, stage.intranet, {
    body,
    head: `<script type="module" async src="${stage.evenkeel.origin}${loader}"></script>`,
    before: async (opened) => {
      await opened.setViewportSize({ width: 1280, height: 12_000 })
      await opened.addInitScript(watch)
      const cdp = await context.newCDPSession(opened)
      if (isCold) await cdp.send('Network.clearBrowserCache')
      if (slowed > 1) await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowed })
      await cdp.send('Performance.enable')
      Object.assign(opened, { cdp })
    },
  })
  const began = await page.evaluate(() => performance.timeOrigin)
  const times = await Promise.all(widgets.map((widget) => timeIn(page, widget, until)))
  const { metrics } = await Reflect.get(page, 'cdp').send('Performance.getMetrics')
  const script =
    1000 * (metrics.find((/** @type {{ name: string }} */ { name }) => name === 'ScriptDuration')?.value ?? 0)
  const { shift, long } = await page.evaluate(() => Reflect.get(globalThis, 'noted'))
  await page.close()
  return { time: Math.max(...times) - began, script, shift, long }
}

/** When a widget's frame was first painted, or first had figures, in milliseconds since 1970. @param {Page} page @param {string} widget @param {'painted' | 'figures'} until */
async function timeIn(page, widget, until) {
  for (const end = Date.now() + 15_000; Date.now() < end;) {
    const frame = page.frames().find((candidate) => candidate.url().endsWith(`/embed/${widget}`))
    const time = await frame
      ?.evaluate((what) => {
        const paint = performance.getEntriesByName('first-contentful-paint')[0]?.startTime
        if (what === 'painted') return paint === undefined ? 0 : performance.timeOrigin + paint
        return Number(Reflect.get(globalThis, 'noted')?.figures ?? 0)
      }, until)
      .catch(() => 0)
    if (time) return time
    await page.waitForTimeout(5)
  }
  return Number.NaN
}

/** @param {keyof typeof loaders} which @param {Name} name @param {number} value */
const note = (which, name, value) => seen[which].set(name, [...(seen[which].get(name) ?? []), value])

/** @param {keyof typeof loaders} which */
async function beforeConnecting(which) {
  const loader = loaders[which]
  for (const slowed of [1, 4]) {
    const context = await stage.browser.newContext()
    const words = slowed > 1 ? ', a fourth of the CPU' : ''
    const cold = await open(context, { loader, widgets: one, isCold: true, slowed, until: 'painted' })
    const warm = await open(context, { loader, widgets: one, isCold: false, slowed, until: 'painted' })
    note(which, /** @type {Name} */ (`card painted, cold${words}`), cold.time)
    note(which, /** @type {Name} */ (`card painted, warm${words}`), warm.time)
    if (slowed === 1) {
      note(which, 'our script on the page, cold', cold.script)
      note(which, 'long tasks of the page, cold', cold.long)
      note(which, 'layout shift, times 1000', cold.shift * 1000)
    }
    await context.close()
  }
  for (const [words, widgets] of many) {
    const context = await stage.browser.newContext()
    const { time } = await open(context, { loader, widgets, isCold: true, until: 'painted' })
    note(which, `${words} cards painted, cold`, time)
    await context.close()
  }
}

/** @param {keyof typeof loaders} which @param {import('playwright-core').BrowserContext} context */
async function onceConnected(which, context) {
  const loader = loaders[which]
  const cold = await open(context, { loader, widgets: one, isCold: true, until: 'figures' })
  const warm = await open(context, { loader, widgets: one, isCold: false, until: 'figures' })
  note(which, 'figures shown, cold', cold.time)
  note(which, 'figures shown, warm', warm.time)
  for (const [words, widgets] of many) {
    const { time } = await open(context, { loader, widgets, isCold: false, until: 'figures' })
    note(which, `${words} with figures, warm`, time)
  }
}

try {
  const context = await stage.browser.newContext()
  await signIn(context, stage)
  const page = await openHost(context, stage.intranet, {
    body: widgetNames.map((widget) => `<evenkeel-${widget}></evenkeel-${widget}>`).join(''),
    before: (opened) => opened.setViewportSize({ width: 1280, height: 12_000 }),
  })
  await connect(page, 'accounts')
  await page.close()
  // The first round only fills the caches of the server.
  for (let round = -1; round < rounds; round++) {
    if (round === 0) for (const values of Object.values(seen)) values.clear()
    for (const which of round % 2
      ? /** @type {const} */ (['last', 'today'])
      : /** @type {const} */ (['today', 'last'])) {
      await beforeConnecting(which)
      await onceConnected(which, context)
    }
  }
  const loaderBytes = gzipSync(readFileSync(join(root, 'packages/embed/dist/loader.js')), { level: 9 }).length
  const keptBytes = gzipSync(readFileSync(join(root, `packages/embed/releases/${last}/evenkeel.js`)), {
    level: 9,
  }).length
  console.log(`Widgets on another page, median of ${rounds}, in milliseconds; "kept" is the loader of release ${last}`)
  console.log(
    `  ${''.padEnd(42)}${'today'.padStart(8)}${'kept'.padStart(8)}${'today/kept'.padStart(12)}${'of the aim'.padStart(12)}`,
  )
  for (const [name, aim] of /** @type {[Name, number][]} */ (Object.entries(aims))) {
    const [today, before] = [median(seen.today.get(name) ?? []), median(seen.last.get(name) ?? [])]
    const ratio = before === 0 ? '-' : (today / before).toFixed(2)
    const used = aim === 0 ? '-' : (today / aim).toFixed(2)
    console.log(
      `  ${name.padEnd(42)}${today.toFixed(0).padStart(8)}${before.toFixed(0).padStart(8)}${ratio.padStart(12)}${used.padStart(12)}  (${aim})`,
    )
  }
  const report = startReport('widgets', `Widgets on another page, median of ${rounds}`)
  for (const [name, aim] of /** @type {[Name, number][]} */ (Object.entries(aims)))
    report.figure(name, median(seen.today.get(name) ?? []), name.startsWith('layout') ? '' : 'ms', { aim })
  report.figure('loader', loaderBytes, 'bytes of gzip', { aim: budgets.loader })
  report.end()
  console.log(
    `  ${'loader, bytes of gzip'.padEnd(42)}${String(loaderBytes).padStart(8)}${String(keptBytes).padStart(8)}${(loaderBytes / keptBytes).toFixed(2).padStart(12)}${(loaderBytes / budgets.loader).toFixed(2).padStart(12)}  (${budgets.loader})`,
  )
} finally {
  await stage.close()
}
