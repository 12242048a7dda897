import { join } from 'node:path'
import { gatherEdgeAssets } from './lib/edge-assets.mjs'
import { root } from './lib/root.mjs'

// `wrangler deploy` runs this before it uploads.
await gatherEdgeAssets(join(root, '.frames'))
