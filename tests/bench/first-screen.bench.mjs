import { startReport } from '../../scripts/lib/bench-report.mjs'
import { openBrowser } from '../../scripts/lib/browser.mjs'
import { startEvenkeel } from '../support/start-evenkeel.mjs'
import { screens as furtherScreens } from '../pictures/screens.mjs'
import { serveBareTable } from './bare-table/serve.mjs'
import { shiftOf, visit } from './visit.mjs'

/*
 * How soon a signed-in person can use the accounts, with an empty cache and the processor slowed four times, in times of a bare
 * React table of the same accounts; and what Lighthouse measures of home and the sign-in: first and largest paint, blocking
 * time, layout shift. The pages take turns, a round each, so that a busy machine slows all of them alike. `ROUNDS=3 npm run
 * bench -- first-screen` sets the rounds; SCREENS=0 leaves out the shifts of the screens but home and the sign-in.
 */
const rounds = Number(process.env.ROUNDS ?? 9)
const slowed = 4
/** In times of the bare table; in thousandths; in milliseconds of a processor slowed four times. */
const [aimRatio, aimShift] = [1.5, 10]
const sizes = /** @type {const} */ ({ 1280: { width: 1280, height: 900 }, 375: { width: 375, height: 812 } })

/** The address behind the hash of every screen. @type {readonly (readonly [name: string, hash: string])[]} */
const screens = [
  ['home', '/my-goals-and-finances'],
  ['transactions', '/my-goals-and-finances/transactions'],
  ['cash-flow', '/my-goals-and-finances/cashflow-detail'],
  ['all-goals', '/all-goals'],
  ...furtherScreens.map(({ name, hash }) => /** @type {const} */ ([name, hash])),
]

/** @param {readonly number[]} values */
const median = (values) => values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN

const server = await startEvenkeel()
const browser = await openBrowser()
const report = startReport('first-screen', 'The first screen, with the processor slowed four times')

/** Signs in; returns the cookies and what the browser keeps, and the accounts as the API answers them. */
async function signIn() {
  const context = await browser.newContext()
  const page = await context.newPage()
  const accounts = page.waitForResponse((response) => response.url().endsWith('/user/account/all'))
  await page.goto(`${server.origin}/login#/auth/login`)
  await page.getByLabel('Email').fill('demo@evenkeel.example')
  await page.getByRole('textbox', { name: 'Password' }).fill('Quiet-Harbor-42')
  await page.getByRole('button', { name: 'Sign in' }).click()
  const text = await (await accounts).text()
  await page.getByRole('heading', { name: 'Spending by category' }).waitFor()
  const state = await context.storageState()
  await context.close()
  return { state, text }
}

const { state, text } = await signIn()
const bare = await serveBareTable(text)
const [size, from] = [sizes[1280], bare.elsewhere]

/** What the portal draws, which takes over what is in the HTML. */
const [drawnHome, drawnSignIn] = ['home, drawn by the portal', 'sign-in, drawn by the portal']
const drawn = [drawnHome, drawnSignIn]

/** @type {Record<string, Parameters<typeof visit>[1]>} */
const pages = {
  'bare table': { url: bare.origin, from, usable: 'td', size, slowed },
  home: { url: `${server.origin}/secure/home`, from, usable: 'groups', size, slowed, state },
  'home, first time in this browser': {
    url: `${server.origin}/secure/home`,
    from,
    usable: 'groups',
    size,
    slowed,
    state: { ...state, origins: [] },
  },
  [drawnHome]: { url: `${server.origin}/secure/home`, from, usable: 'drawn groups', size, slowed, state },
  'sign-in': { url: `${server.origin}/login`, from, usable: 'field', size, slowed },
  [drawnSignIn]: { url: `${server.origin}/login`, from, usable: 'evenkeel-app input', size, slowed },
}

/** @type {Map<string, Awaited<ReturnType<typeof visit>>[]>} */
const seen = new Map()
try {
  // The first round fills the caches of the server and of the compiler.
  for (let round = -1; round < rounds; round += 1)
    for (const [name, page] of Object.entries(pages)) {
      const one = await visit(browser, page)
      if (round >= 0) seen.set(name, [...(seen.get(name) ?? []), one])
    }
  /** @param {string} name @param {keyof Awaited<ReturnType<typeof visit>>} what */
  const of = (name, what) => median((seen.get(name) ?? []).map((one) => one[what]))
  report.figure('bare table usable', of('bare table', 'usable'), 'ms')
  for (const name of Object.keys(pages).filter((one) => one !== 'bare table')) {
    const ratios = (seen.get(name) ?? []).map(
      ({ usable }, round) => usable / (seen.get('bare table')?.[round]?.usable ?? Number.NaN),
    )
    report.figure(`${name}, usable`, median(ratios), 'times the bare table', {
      ...(!drawn.includes(name) && { aim: aimRatio }),
      note: `${of(name, 'usable').toFixed(0)} ms`,
    })
    if (drawn.includes(name)) continue
    const paints = (seen.get(name) ?? []).map(
      ({ painted }, round) => painted / (seen.get('bare table')?.[round]?.painted ?? Number.NaN),
    )
    report.figure(`${name}, painted`, median(paints), 'times the bare table', {
      note: `${of(name, 'painted').toFixed(0)} and ${of('bare table', 'painted').toFixed(0)} ms`,
    })
    report.figure(`${name}, first paint`, of(name, 'firstPaint'), 'ms')
    report.figure(`${name}, largest paint`, of(name, 'largestPaint'), 'ms', { aim: 2500 })
    report.figure(`${name}, blocked`, of(name, 'blocked'), 'ms', { aim: 200 })
  }
  for (const [width, box] of Object.entries(sizes)) {
    const signInShift = await shiftOf(browser, { url: `${server.origin}/login`, from, size: box })
    /** @type {[name: string, shift: number][]} */
    const shifts = [['sign-in', signInShift]]
    for (const [name, hash] of process.env.SCREENS === '0' ? screens.slice(0, 1) : screens)
      shifts.push([
        name,
        await shiftOf(browser, { url: `${server.origin}/secure/home#${hash}`, from, size: box, state }),
      ])
    const worst = shifts.toSorted((a, b) => b[1] - a[1]).slice(0, 8)
    report.figure(
      `largest layout shift of ${shifts.length} screens at ${width}`,
      (worst[0]?.[1] ?? 0) * 1000,
      'thousandths',
      {
        aim: aimShift,
        note: worst.map(([name, shift]) => `${name} ${(shift * 1000).toFixed(1)}`).join(', '),
      },
    )
  }
  report.end()
} finally {
  bare.stop()
  await browser.close()
  await server.stop()
}
