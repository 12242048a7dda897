import { join } from 'node:path'
import { build } from 'esbuild'
import { openBrowser } from '../../../scripts/lib/browser.mjs'

/**
 * Bundles one of these files as a page would, runs it as a worker in Chromium, sends it the message and returns its answer.
 * @param {string} file
 * @param {unknown} message
 */
export async function inWorker(file, message) {
  const { outputFiles } = await build({
    entryPoints: [join(import.meta.dirname, file)],
    bundle: true,
    write: false,
    format: 'iife',
    target: 'es2023',
  })
  const browser = await openBrowser()
  try {
    const page = await browser.newPage()
    return await page.evaluate(
      ([source, message]) =>
        new Promise((resolve, reject) => {
          const worker = new Worker(URL.createObjectURL(new Blob([source], { type: 'text/javascript' })))
          worker.addEventListener('message', ({ data }) => resolve(data))
          worker.addEventListener('error', ({ message }) => reject(new Error(message)))
          worker.postMessage(message, [])
        }),
      [outputFiles[0].text, message],
    )
  } finally {
    await browser.close()
  }
}
