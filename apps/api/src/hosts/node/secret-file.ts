import { linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { minimumSecretBytes } from '../../identity/keys.ts'
import { createFolder } from './create-folder.ts'
import type { RandomSource } from '../../parts.ts'

function readIfThere(path: string): Uint8Array | null {
  try {
    return readFileSync(path)
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
    throw error
  }
}

/** A secret that cannot be used; its message is one sentence for the operator. */
export class SecretFault extends Error {
  override readonly name = 'SecretFault'
}

/** @throws SecretFault for a file that was cut off: another secret would make void what was made with this one. */
function insistOnWhole(path: string, secret: Uint8Array): Uint8Array {
  if (secret.byteLength >= minimumSecretBytes) return secret
  throw new SecretFault(
    `The secret in '${path}' is empty or too short. Bring the file back, or set EVENKEEL_SECRET. Nothing was changed.`,
  )
}

interface SecretSettings {
  readonly secret: string | undefined
  readonly dataFolder: string
  readonly keyring: { readonly path: string } | undefined
  readonly isProduction: boolean
}

interface SecretFolders {
  readonly look: readonly string[]
  readonly make: string
}

/**
 * Returns the server's secret from `secret.key` in one of the folders `look`; it is created in `make` on the first start,
 * readable by this user only. Written under another name and then linked: if two processes start at once, one wins, and neither reads
 * half a secret.
 */
function readOrMakeSecret({ look, make }: SecretFolders, random: RandomSource): Uint8Array {
  for (const folder of look) {
    const known = readIfThere(join(folder, 'secret.key'))
    if (known) return insistOnWhole(join(folder, 'secret.key'), known)
  }
  const path = join(make, 'secret.key')
  createFolder(make)
  const draft = `${path}.${process.pid}`
  writeFileSync(draft, random.bytes(minimumSecretBytes), { mode: 0o600, flush: true })
  try {
    linkSync(draft, path)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
  } finally {
    rmSync(draft)
  }
  return readFileSync(path)
}

/** Returns the secret that the settings name, or that of the file, which is made if it is missing. */
export function readSecret(
  { secret, dataFolder, keyring, isProduction }: SecretSettings,
  random: RandomSource,
): Uint8Array {
  if (secret !== undefined) return new TextEncoder().encode(secret)
  const keysFolder = keyring ? dirname(keyring.path) : dataFolder
  // In production nothing that opens the data lies in its folder.
  return readOrMakeSecret({ look: [keysFolder, dataFolder], make: isProduction ? keysFolder : dataFolder }, random)
}
