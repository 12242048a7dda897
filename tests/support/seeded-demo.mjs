import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { builtServer, seededVariable, startEvenkeel } from './start-evenkeel.mjs'

/**
 * Runs once before the browser tests: seeds the demo, of which each server takes a copy instead of seeding it again. Without a
 * build it does nothing, so that a run of all projects fails in the browser tests alone.
 */
export async function setup() {
  if (!existsSync(builtServer)) return undefined
  const folder = mkdtempSync(join(tmpdir(), 'evenkeel-demo-'))
  const server = await startEvenkeel({ dataFolder: folder })
  await server.stop()
  process.env[seededVariable] = folder
  return () => {
    delete process.env[seededVariable]
    rmSync(folder, { recursive: true, force: true })
  }
}
