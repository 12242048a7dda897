import { createSeeded } from '../../apps/api/testing/faults/seeded.ts'
import { openBrowser } from '../../scripts/lib/browser.mjs'
import { paths } from '@evenkeel/widgets/shared/paths.ts'
import { employeePaths } from '../e2e/access/employee-paths.ts'
import { loadedWhole } from '../e2e/support/screens.ts'
import { signIn } from '../pictures/language-people.mjs'
import { startEvenkeel } from '../support/start-evenkeel.mjs'
import { takeStep } from './random-steps.ts'
import { screenFault, watchPage } from './screen-faults.ts'

/*
 * People of the demo press and type at random, at two widths, over a line that loses one answer in ten: the server has done what it was
 * asked to. After each step the screen must have one heading and must not scroll sideways or say "NaN"; no script may throw, the server
 * must answer, and after a press something must have the focus. Prints the last steps before each fault. It accepts a seed and the number
 * of steps of each person. Needs a build.
 */
const [seed = Math.floor(Math.random() * 2 ** 31), steps = 300] = process.argv.slice(2).map(Number)
if (!Number.isSafeInteger(seed) || !(steps >= 1))
  throw new RangeError('The seed and the number of steps must be whole numbers.')
// Screens of everyone: others name what one person has.
const ofEmployees = employeePaths.filter((path) => !/\d{6}/.test(path))
const ofStaff = [paths.staffEmployees(), paths.staffTasks(), paths.staffCompanies(), paths.staffSettings()]
/** @type {readonly { name: string, hasCode: boolean, screens: readonly string[] }[]} */
const people = [
  ...['demo', 'lena', 'sam'].map((name) => ({ name, hasCode: false, screens: ofEmployees })),
  ...['planner', 'staff'].map((name) => ({ name, hasCode: true, screens: ofStaff })),
]
const widths = [375, 1280]
const shownSteps = 10
const lostPercent = 10

/**
 * Loses some answers of the server.
 * @param {import('playwright-core').Page} page
 */
async function loseSome(page) {
  const seeded = createSeeded(seed + 1)
  await page.route(/api\/v1\//, async (route) => {
    if (!seeded.inPercent(lostPercent)) return route.fallback()
    // A request that the page has given up has no answer to lose.
    await route.fetch().then(
      () => route.abort(),
      () => undefined,
    )
  })
}

/**
 * Lets one person go on until the steps are taken; returns the faults.
 * @param {import('playwright-core').Browser} browser
 * @param {{ origin: string, person: (typeof people)[number], width: number }} walk
 */
async function goOn(browser, { origin, person, width }) {
  const { name, hasCode, screens } = person
  const context = await browser.newContext({ viewport: { width, height: 900 }, reducedMotion: 'reduce' })
  const page = await context.newPage()
  const thrown = watchPage(page)
  const seeded = createSeeded(seed)
  await page.goto(`${origin}/login`)
  await signIn(page, origin, { email: `${name}@evenkeel.example`, hasCode, screens: [] })
  // What keeps the focus loads after the first screen.
  await loadedWhole(page)
  await loseSome(page)
  /** @type {string[]} */
  const log = []
  const faults = new Set()
  for (let step = 1; step <= steps; step += 1) {
    const done = await takeStep(page, seeded, screens)
    log.push(done)
    const fault = thrown.splice(0).join('\n') || (await screenFault(page, done.startsWith('press')))
    if (fault === '' || faults.has(fault)) continue
    faults.add(fault)
    console.error(`${name}, ${width} pixels, seed ${seed}, step ${step}, ${page.url()}: ${fault}`)
    console.error(
      log
        .slice(-shownSteps)
        .map((line) => `    ${line}`)
        .join('\n'),
    )
  }
  await context.close()
  return faults.size
}

const server = await startEvenkeel()
const browser = await openBrowser()
let found = 0
try {
  for (const person of people)
    for (const width of widths) {
      const faults = await goOn(browser, { origin: server.origin, person, width })
      console.log(`${person.name}, ${width} pixels, seed ${seed}: ${faults} faults in ${steps} steps`)
      found += faults
    }
} finally {
  await browser.close()
  await server.stop()
}
if (found > 0)
  console.log(
    `Replay with: node --conditions=evenkeel-source tests/torture/aimless-person.torture.mjs ${seed} ${steps}`,
  )
process.exit(found > 0 ? 1 : 0)
