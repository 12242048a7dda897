import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { defaultKeyring } from '../../src/hosts/node/keyring-place.ts'
import type { EdgePlace } from './edge-database.ts'
import { stop } from './problems.ts'

/** Where a command finds the server's secret. */
export interface SecretPlace {
  readonly dataFolder: string
  /** Which edge directory is used; absent: the directory of the data folder. */
  readonly edge: EdgePlace | undefined
  /** EVENKEEL_SECRET, if the server is started with one. */
  readonly secret: string | undefined
}

function read(path: string): Buffer {
  try {
    return readFileSync(path)
  } catch {
    return stop(`The secret '${path}' cannot be read. Start this as the user of the server.`)
  }
}

/**
 * Reads the secret of this folder's server: with another, no entry of a roster would ever match, and the audit log would be
 * broken.
 *
 * @throws CompanyProblems if there is none here.
 */
export function readServerSecret({ secret, dataFolder, edge }: SecretPlace): Uint8Array {
  if (secret) return new TextEncoder().encode(secret)
  const keyring = process.env['EVENKEEL_KEYRING'] || defaultKeyring(dataFolder)
  const besideKeys = join(dirname(keyring), 'secret.key')
  const path = edge === undefined && existsSync(besideKeys) ? besideKeys : join(dataFolder, 'secret.key')
  if (edge !== 'remote' && existsSync(path)) {
    // In the form in which `npm run start:edge` passes it to workerd.
    return edge === 'local' ? new TextEncoder().encode(read(path).toString('base64url')) : read(path)
  }
  return stop('This needs the server’s secret: set EVENKEEL_SECRET to what the server is started with.')
}
