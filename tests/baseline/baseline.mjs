import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { openBrowser } from '../../scripts/lib/browser.mjs'
import { root } from '../../scripts/lib/root.mjs'
import { smallPng } from '../pictures/small-png.mjs'
import { difference } from './compare.mjs'
import { serveFolder } from './serve-folder.mjs'
import { openStoryPage } from './story-page.mjs'

/** @typedef {import('./story-page.mjs').Theme} Theme */
/** @typedef {{ id: string, theme: Theme }} Wanted */

const words = process.argv.slice(2)
const isUpdate = words.includes('update')
const served = words.find((word) => word.startsWith('http'))
/** Any other word: only stories whose id has it. */
const filter = words.find((word) => word !== 'update' && word !== served) ?? ''

const kept = join(import.meta.dirname, 'pictures')
const themes = /** @type {const} */ (['light', 'dark'])
const pagesATheme = Math.max(1, Math.min(3, Math.floor(availableParallelism() / 2)))

/** `charts-doughnut--usual` in light lies in `charts-doughnut/usual-light.png`. @param {Wanted} wanted */
const picturePath = ({ id, theme }) => `${id.replace('--', '/')}-${theme}.png`

/** The stories of the kit; those of the widgets have pictures of whole screens. @param {string} origin @returns {Promise<string[]>} */
async function readStories(origin) {
  const { entries } = await (await fetch(`${origin}/index.json`)).json()
  return Object.values(entries)
    .filter(
      ({ type, importPath, id }) => type === 'story' && importPath.includes('packages/ui/') && id.includes(filter),
    )
    .map(({ id }) => id)
}

/** Takes one picture after the other off a shared list. @param {import('playwright-core').Browser} browser @param {string} origin @param {string[]} ids @param {Theme} theme @param {(wanted: Wanted, picture: Buffer) => void} take */
async function walk(browser, origin, ids, theme, take) {
  const queue = ids.values()
  const worker = async () => {
    const page = await openStoryPage(browser, origin, theme, ids[0] ?? '')
    for (const id of queue) take({ id, theme }, smallPng(await page.picture(id)))
    await page.close()
  }
  await Promise.all(Array.from({ length: Math.min(pagesATheme, ids.length) }, worker))
}

/** Kept pictures of stories that are no more. @param {ReadonlySet<string>} known */
function strays(known) {
  if (filter !== '' || !existsSync(kept)) return []
  const files = readdirSync(kept, { recursive: true, encoding: 'utf8' })
  return files.filter((file) => file.endsWith('.png') && !known.has(file))
}

const folder = mkdtempSync(join(tmpdir(), 'evenkeel-baseline-'))
const server = served === undefined ? await serveFolder(join(root, 'storybook-static')) : null
const origin = served ?? server?.origin ?? ''
const browser = await openBrowser()
/** @type {string[]} */
const findings = []
let done = 0

/** @param {Wanted} wanted @param {Buffer} picture @param {number} all */
function judge(wanted, picture, all) {
  const path = picturePath(wanted)
  const file = join(kept, path)
  done += 1
  if (done % 50 === 0) console.log(`  ${done} of ${all}`)
  const known = existsSync(file) ? readFileSync(file) : null
  const differs = known === null ? { reason: 'not kept yet', diff: null } : difference(known, picture)
  if (differs === null) return
  findings.push(`${path}: ${differs.reason}`)
  write(isUpdate ? file : join(folder, path), picture)
  if (!isUpdate && differs.diff !== null) write(join(folder, path.replace(/\.png$/, '.diff.png')), differs.diff)
}

/** @param {string} file @param {Buffer} bytes */
function write(file, bytes) {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, bytes)
}

try {
  const ids = await readStories(origin)
  const all = ids.length * themes.length
  console.log(`${ids.length} stories of the kit, light and dark, 375 px wide`)
  await Promise.all(
    themes.map((theme) => walk(browser, origin, ids, theme, (wanted, picture) => judge(wanted, picture, all))),
  )
  const known = new Set(ids.flatMap((id) => themes.map((theme) => picturePath({ id, theme }))))
  for (const stray of strays(known)) {
    findings.push(`${stray}: its story is gone`)
    if (isUpdate) rmSync(join(kept, stray))
  }
} finally {
  await browser.close()
  await server?.close()
}

for (const finding of findings.toSorted()) console.log(`  ${finding}`)
if (isUpdate) console.log(`${findings.length} pictures taken anew in ${relative(root, kept)}.`)
else if (findings.length === 0) console.log('All pictures look as they are kept.')
else
  console.log(
    `${findings.length} of ${done} differ; what was found lies in ${folder}. \`npm run baseline -- update\` keeps it.`,
  )
process.exitCode = isUpdate || findings.length === 0 ? 0 : 1
