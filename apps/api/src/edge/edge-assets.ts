import { endingOf, isPlainPath, MEDIA_TYPES } from '../pages/media-types.ts'
import type { StaticFile, StaticFiles } from '../pages/static-file.ts'
import type { Fetcher } from './platform.ts'

/** Only its path counts: the binding answers no other host. */
const ANY_ORIGIN = 'https://assets.invalid'

async function fileOf(answer: Response, type: string): Promise<StaticFile> {
  const bytes = new Uint8Array(await answer.arrayBuffer())
  const etag = answer.headers.get('ETag') ?? `"${bytes.byteLength}"`
  // The platform compresses what it sends by itself.
  return { bytes, type, etag: etag.replace(/^W\//, ''), encode: async () => null }
}

/** The built files under a folder of the platform's assets: `/portal`, `/widgets`. */
export function edgeAssets(assets: Fetcher, folder: string): StaticFiles {
  return {
    async find(path) {
      const type = MEDIA_TYPES[endingOf(path)]
      if (!isPlainPath(path) || !type) return null
      const answer = await assets.fetch(new Request(`${ANY_ORIGIN}${folder}${path}`))
      if (answer.status === 200) return fileOf(answer, type)
      await answer.body?.cancel()
      return null
    },
  }
}
