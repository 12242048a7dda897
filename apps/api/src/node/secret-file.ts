import { linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { MINIMUM_SECRET_BYTES } from '../identity/keys.ts'
import type { RandomSource } from '../parts.ts'

function readIfThere(path: string): Uint8Array | null {
  try {
    return readFileSync(path)
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
    throw error
  }
}

/**
 * The server's secret from `secret.key` in the data folder, made on the first start and readable by this user only. Written
 * beside and then linked into place: of two processes that start at once one wins, and neither reads half a secret.
 */
export function readOrMakeSecret(dataFolder: string, random: RandomSource): Uint8Array {
  const path = join(dataFolder, 'secret.key')
  const known = readIfThere(path)
  if (known) return known
  const draft = `${path}.${process.pid}`
  writeFileSync(draft, random.bytes(MINIMUM_SECRET_BYTES), { mode: 0o600, flush: true })
  try {
    linkSync(draft, path)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
  } finally {
    rmSync(draft)
  }
  return readFileSync(path)
}
