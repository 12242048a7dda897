import { mkdirSync, statSync } from 'node:fs'
import { dirname } from 'node:path'

const readErrorCode = (error: unknown) => (error instanceof Error && 'code' in error ? error.code : undefined)

/**
 * Makes a folder and those above it if needed, readable by this user only. Not by Node's `recursive`, which tries
 * forever if the system refuses a folder inside an existing one with ENOENT, as `/proc` does.
 *
 * @throws the system's error, for instance EACCES, or EEXIST if a file is in the way.
 */
export function createFolder(path: string): void {
  if (statSync(path, { throwIfNoEntry: false })?.isDirectory()) return
  if (dirname(path) !== path) createFolder(dirname(path))
  try {
    mkdirSync(path, { mode: 0o700 })
  } catch (error) {
    // Another process may have made it meanwhile.
    if (readErrorCode(error) !== 'EEXIST' || !statSync(path).isDirectory()) throw error
  }
}
