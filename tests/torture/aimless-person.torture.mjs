import { openBrowser } from '../../scripts/lib/browser.mjs'
import { signIn } from '../pictures/language-people.mjs'
import { startEvenkeel } from '../support/start-evenkeel.mjs'
import { randomNumbers, takeStep } from './random-steps.ts'
import { screenFault, watchPage } from './screen-faults.ts'

/*
 * People of the demo who press and type anything, at two widths. After each step the screen has one heading and the focus, nothing on it
 * scrolls sideways or is no figure, no script threw, and the server answered. Prints the last steps before each fault. Needs a build.
 *
 *   --seeds=1,2 --steps=300 --people=demo,lena,sam change one value
 */
/** @param {string} name @param {string} otherwise */
const flag = (name, otherwise) =>
  (process.argv.find((word) => word.startsWith(`--${name}=`))?.split('=')[1] ?? otherwise).split(',')
const [steps = 300] = flag('steps', '300').map(Number)
const widths = [375, 1280]
const shownSteps = 10

/**
 * Lets one person go on until the steps are taken; returns the faults.
 * @param {import('playwright-core').Browser} browser
 * @param {{ origin: string, person: string, seed: number, width: number }} walk
 */
async function goOn(browser, { origin, person, seed, width }) {
  const context = await browser.newContext({ viewport: { width, height: 900 }, reducedMotion: 'reduce' })
  const page = await context.newPage()
  const thrown = watchPage(page)
  const random = randomNumbers(seed)
  await page.goto(`${origin}/login`)
  await signIn(page, origin, { email: `${person}@evenkeel.example`, hasCode: false, screens: [] })
  /** @type {string[]} */
  const log = []
  const faults = new Set()
  for (let step = 1; step <= steps; step += 1) {
    const done = await takeStep(page, random)
    log.push(done)
    const fault = thrown.splice(0).join('\n') || (await screenFault(page, done.startsWith('press')))
    if (fault === '' || faults.has(fault)) continue
    faults.add(fault)
    console.error(`${person}, ${width} pixels, seed ${seed}, step ${step}, ${page.url()}: ${fault}`)
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
  for (const seed of flag('seeds', '1,2').map(Number))
    for (const person of flag('people', 'demo,lena,sam'))
      for (const width of widths) {
        const faults = await goOn(browser, { origin: server.origin, person, seed, width })
        console.log(`${person}, ${width} pixels, seed ${seed}: ${faults} faults in ${steps} steps`)
        found += faults
      }
} finally {
  await browser.close()
  await server.stop()
}
process.exit(found > 0 ? 1 : 0)
