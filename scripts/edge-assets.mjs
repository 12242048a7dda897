import { gatherEdgeAssets } from './lib/edge-assets.mjs'

// What `wrangler deploy` runs before it uploads.
gatherEdgeAssets()
