import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import tailwind from '@tailwindcss/postcss'
import { build } from 'esbuild'
import postcss from 'postcss'

const here = import.meta.dirname
const resolve = createRequire(import.meta.url).resolve

/** The script of the page with all contestants, as production has them. */
async function scriptOf() {
  const { outputFiles } = await build({
    entryPoints: [join(here, 'contestants/page.mjs')],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: 'es2023',
    jsx: 'automatic',
    conditions: ['evenkeel-source'],
    define: { 'process.env.NODE_ENV': '"production"' },
  })
  return outputFiles[0]?.text ?? ''
}

/** The kit's style sheet, and that of the only library which has one. */
async function sheetOf() {
  const entry = join(here, '../src/styles.css')
  const css = `@import './styles.css'; @source '${here}';`
  const ours = await postcss([tailwind()]).process(css, { from: join(dirname(entry), 'bench.css') })
  return `${ours.css}\n${readFileSync(resolve('uplot/dist/uPlot.min.css'), 'utf8')}\n.host { width: 584px; height: 460px; overflow: clip; }`
}

/** Opens a page on which `globalThis.bench` mounts, updates and clears charts. @param {import('playwright-core').Browser} browser */
export async function openChartPage(browser) {
  const [script, css] = await Promise.all([scriptOf(), sheetOf()])
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, locale: 'en-US' })
  const page = await context.newPage()
  page.on('pageerror', (error) => console.error(String(error)))
  await page.setContent('<!doctype html><html lang="en"><body></body></html>')
  await page.addStyleTag({ content: css })
  await page.addScriptTag({ content: script })
  return page
}
