import { cpSync, existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './root.mjs'
import { stop } from './say.mjs'

/** Where the Worker finds the built files, under `/portal` and `/widgets`. */
export const edgeAssets = join(root, 'apps', 'api', 'dist', 'assets')

const built = { portal: join(root, 'apps', 'portal', 'dist'), widgets: join(root, 'packages', 'widgets', 'dist') }

/** Puts the built portal and widgets into the one folder that the Worker is given. Ends the process where they were not built. */
export function gatherEdgeAssets() {
  rmSync(edgeAssets, { recursive: true, force: true })
  for (const [name, folder] of Object.entries(built)) {
    if (!existsSync(folder)) stop(`The ${name} has not been built: run npm run build first.`)
    cpSync(folder, join(edgeAssets, name), { recursive: true })
  }
}
