import { mkdirSync, statSync } from 'node:fs'
import { dirname } from 'node:path'

const codeOf = (error: unknown) => (error instanceof Error && 'code' in error ? error.code : undefined)

/**
 * Makes a folder and those above it where needed, readable by this user only. Not by Node's own `recursive`, which tries for
 * ever where the system says of an existing folder that there is none to make one in, as `/proc` does.
 *
 * @throws the system's error, for instance EACCES, or EEXIST where a file is in the way.
 */
export function makeFolder(path: string): void {
  if (statSync(path, { throwIfNoEntry: false })?.isDirectory()) return
  if (dirname(path) !== path) makeFolder(dirname(path))
  try {
    mkdirSync(path, { mode: 0o700 })
  } catch (error) {
    // Another process may have made it meanwhile.
    if (codeOf(error) !== 'EEXIST' || !statSync(path).isDirectory()) throw error
  }
}
