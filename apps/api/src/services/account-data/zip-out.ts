import { strToU8, Zip, ZipDeflate } from 'fflate'
import type { TextFile } from './csv-files.ts'

/** The time of every file in every zip, in whatever zone the server runs: the same data gives the same bytes. */
const madeAt = () => new Date(1980, 0, 1)
/** About as much as is packed before others have their turn; a few milliseconds' work. */
const TURN = 256 * 1024

async function pack(zip: Zip, { name, pieces }: TextFile, giveWay: () => Promise<void>): Promise<void> {
  const file = new ZipDeflate(name, { level: 6 })
  Object.assign(file, { mtime: madeAt() })
  zip.add(file)
  let waiting = ''
  for (const piece of pieces) {
    waiting += piece
    if (waiting.length < TURN) continue
    file.push(strToU8(waiting))
    waiting = ''
    await giveWay()
  }
  file.push(strToU8(waiting), true)
}

/** Files as one zip. Packs them piece by piece, so that a big export holds nobody up. */
export async function zipOf(
  files: readonly TextFile[],
  giveWay: () => Promise<void>,
): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = []
  const faults: Error[] = []
  const zip = new Zip((error, chunk) => {
    if (error) faults.push(error)
    else chunks.push(chunk)
  })
  for (const file of files) await pack(zip, file, giveWay)
  zip.end()
  const [fault] = faults
  if (fault) throw fault
  return new Uint8Array(await new Blob(chunks.map((chunk) => new Uint8Array(chunk))).arrayBuffer())
}
