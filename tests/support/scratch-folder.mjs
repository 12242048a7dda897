import { mkdtempSync, rmSync, statfsSync } from 'node:fs'
import { join } from 'node:path'

const memory = '/dev/shm'
/** A full run leaves less than a tenth of this in the folder at any time; a container may have as little as 64 MB. */
const neededBytes = 2 * 1024 ** 3

function freeMemoryBytes() {
  try {
    const { bavail, bsize } = statfsSync(memory)
    return bavail * bsize
  } catch {
    return 0
  }
}

/**
 * Runs once before the tests of a project. Keeps the tests' temporary folders in memory if this machine can: each commit
 * waits for the disk, and the tests make tens of thousands. Nothing that a test can see depends on it: what is written
 * survives a killed process in memory as on a disk, and losing power is beyond any test.
 */
export function setup() {
  if (freeMemoryBytes() < neededBytes) return undefined
  const before = process.env.TMPDIR
  const folder = mkdtempSync(join(memory, 'evenkeel-tests-'))
  process.env.TMPDIR = folder
  return () => {
    if (before === undefined) delete process.env.TMPDIR
    else process.env.TMPDIR = before
    rmSync(folder, { recursive: true, force: true })
  }
}
