import { accessSync, constants, existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from 'playwright-core'
import { packedChromium } from './packed-chromium.mjs'

/** What our tests need of any Chromium: runs as root, in a container, without a screen, without calling home. */
const args = ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage', '--disable-background-networking']

const namesOnPath = ['chromium', 'google-chrome', 'chromium-browser']

const noBrowser =
  'No Chromium could be started: set CHROME_PATH to one, or install chromium or google-chrome, ' +
  'or run `npx playwright-core install chromium`, or delete node_modules and run this again, so that ' +
  '@sparticuz/chromium is installed anew.'

/** @type {Promise<{ executablePath: string, args: string[] }> | undefined} */
let found

/**
 * The Chromium that every test of this run uses, proved by starting it once. Children inherit the answer through
 * CHROME_PATH, so a run never mixes two browsers and workers never race to unpack one.
 * Throws one sentence that names the four ways to have a browser when none of them starts.
 */
export function findBrowser() {
  found ??= search()
  return found
}

async function search() {
  const asked = process.env.CHROME_PATH
  if (asked && asked === process.env.EVENKEEL_PROVED_CHROME) return { executablePath: asked, args }
  for (const candidate of candidates()) {
    const executablePath = await candidate().catch(() => undefined)
    if (!executablePath) continue
    if (await starts(executablePath)) return keep(executablePath)
    if (executablePath === asked) console.warn(`CHROME_PATH names ${asked}, which does not start; trying the others.`)
  }
  throw new Error(noBrowser)
}

/** Cheapest first; the packed one is unpacked only when nothing else starts. */
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
 * A binary that answers `--version` may still lack a library or a sandbox, so it has to open a page.
 * @param {string} executablePath
 */
async function starts(executablePath) {
  try {
    const browser = await chromium.launch({ executablePath, args, timeout: 30_000 })
    try {
      await (await browser.newPage()).goto('about:blank')
      return true
    } finally {
      await browser.close()
    }
  } catch {
    return false
  }
}
