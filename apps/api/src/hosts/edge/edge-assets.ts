import { findExtension, isPlainPath, mediaTypes } from '../../pages/media-types.ts'
import type { StaticFile, StaticFiles } from '../../pages/static-file.ts'
import type { Fetcher } from './platform.ts'

/** Only its path counts: the binding answers no other host. */
const anyOrigin = 'https://assets.invalid'

async function toStaticFile(answer: Response, type: string): Promise<StaticFile> {
  const bytes = new Uint8Array(await answer.arrayBuffer())
  const etag = answer.headers.get('ETag') ?? `"${bytes.byteLength}"`
  // The platform compresses what it sends by itself.
  return { bytes, type, etag: etag.replace(/^W\//, ''), encode: async () => null }
}

/** Returns the built files under a folder of the platform's assets: `/portal` or `/widgets`. */
export function edgeAssets(assets: Fetcher, folder: string): StaticFiles {
  return {
    async find(path) {
      const type = mediaTypes[findExtension(path)]
      if (!isPlainPath(path) || !type) return null
      const answer = await assets.fetch(new Request(`${anyOrigin}${folder}${path}`))
      if (answer.status === 200) return toStaticFile(answer, type)
      await answer.body?.cancel()
      return null
    },
  }
}
