import { accessSync, constants, existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from 'playwright-core'
import { packedChromium } from './packed-chromium.mjs'

/** With these, any Chromium runs as root, in a container, without a screen, and without reporting to its maker. */
const args = ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage', '--disable-background-networking']

/** How long a browser may take to start, in milliseconds; on a busy machine it can take many times longer than on an idle one. */
export const launchTimeoutMs = 180_000

const namesOnPath = ['chromium', 'google-chrome', 'chromium-browser']

const noBrowser =
  'No Chromium could be started: set CHROME_PATH to one, or install chromium or google-chrome, ' +
  'or run `npx playwright-core install chromium`, or delete node_modules and run this again, so that ' +
  '@sparticuz/chromium is installed again.'

/** @type {Promise<{ executablePath: string, args: string[] }> | undefined} */
let found

/**
 * Returns the Chromium for all tests of this run, after starting it once to be sure. Child processes inherit it through
 * CHROME_PATH, so a run never mixes two browsers, and workers never unpack one at the same time.
 * @throws Error with one sentence that names the four ways to get a browser, if none starts.
 */
export function findBrowser() {
  found ??= search()
  return found
}

/**
 * Starts a headless Chromium; the caller closes it.
 * @param {readonly string[]} [more] Further arguments.
 */
export async function openBrowser(more = []) {
  const { executablePath, args } = await findBrowser()
  return chromium.launch({ executablePath, args: [...args, ...more], timeout: launchTimeoutMs })
}

async function search() {
  const asked = process.env.CHROME_PATH
  if (asked && asked === process.env.EVENKEEL_PROVED_CHROME) return { executablePath: asked, args }
  return keep(await firstThatStarts(candidates()))
}

/**
 * Returns the path of the first browser that starts.
 * @param {readonly (() => Promise<string | undefined>)[]} among Each returns a path, or undefined without one.
 * @throws Error that names the ways to get a browser, with why the last one failed.
 */
export async function firstThatStarts(among) {
  let reason = ''
  for (const candidate of among) {
    try {
      const executablePath = await candidate()
      if (!executablePath) continue
      await start(executablePath)
      return executablePath
    } catch (error) {
      reason = error instanceof Error ? error.message : String(error)
      const asked = process.env.CHROME_PATH
      if (asked && candidate === among[0])
        console.warn(`CHROME_PATH names ${asked}, which does not start; trying the others.`)
    }
  }
  throw new Error(reason === '' ? noBrowser : `${noBrowser} The last one failed: ${reason}`)
}

/** Returns the fastest to find first. The packed one is unpacked only if nothing else starts. */
function candidates() {
  return [
    async () => process.env.CHROME_PATH,
    ...namesOnPath.map((name) => async () => onPath(name)),
    async () => existing(chromium.executablePath()),
    packedChromium,
  ]
}

/** @param {string} executablePath */
function keep(executablePath) {
  process.env.CHROME_PATH = executablePath
  process.env.EVENKEEL_PROVED_CHROME = executablePath
  return { executablePath, args }
}

/** @param {string} path */
function existing(path) {
  return existsSync(path) ? path : undefined
}

/** @param {string} name */
function onPath(name) {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean)
  return folders.map((folder) => join(folder, name)).find(isExecutable)
}

/** @param {string} path */
function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/**
 * Opens a page in a browser and closes it. A binary that answers `--version` may still lack a library or a sandbox.
 * @param {string} executablePath
 * @throws Error if it does not start.
 */
async function start(executablePath) {
  const browser = await chromium.launch({ executablePath, args, timeout: launchTimeoutMs })
  try {
    await (await browser.newPage()).goto('about:blank')
  } finally {
    await browser.close()
  }
}
