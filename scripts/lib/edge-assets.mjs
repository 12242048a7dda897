import { cpSync, existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { root } from './root.mjs'
import { stop } from './say.mjs'

/** The folder of the built files for the Worker, with `/portal` and `/widgets`. */
export const edgeAssets = join(root, 'apps', 'api', 'dist', 'assets')

const built = { portal: join(root, 'apps', 'portal', 'dist'), widgets: join(root, 'packages', 'embed', 'dist') }

/**
 * Copies the built portal and the widgets' loader into the Worker's folder, and the files of frames of the last 90 days, which
 * stay in a folder from one call to the next. Ends the process if anything is not built.
 * @param {string} keptFolder
 */
export async function gatherEdgeAssets(keptFolder) {
  rmSync(edgeAssets, { recursive: true, force: true })
  for (const [name, folder] of Object.entries(built)) {
    if (!existsSync(folder)) stop(`The ${name} has not been built: run npm run build first.`)
    cpSync(folder, join(edgeAssets, name), { recursive: true })
  }
  const api = join(root, 'apps', 'api')
  const { keepFrames } = await import(pathToFileURL(join(api, 'dist', 'kept-frames.js')).href)
  const { version } = JSON.parse(readFileSync(join(api, 'package.json'), 'utf8'))
  keepFrames({ portalFolder: built.portal, keptFolder, version, now: Date.now() })
  cpSync(join(keptFolder, 'assets'), join(edgeAssets, 'portal', 'assets'), { recursive: true, force: false })
}
