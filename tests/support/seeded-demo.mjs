import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createPasswords } from '../../apps/api/src/identity/passwords.ts'
import { openDirectory } from '../../apps/api/src/store/directory/open-directory.ts'
import { createTestRandom, testCost } from '../../apps/api/testing/test-parts.ts'
import { builtServer, seededVariable, startEvenkeel } from './start-evenkeel.mjs'

/**
 * Hashes the passwords again at the cost of tests, which each hash names itself: to sign in takes a quarter of a second of a processor
 * on purpose, and the browser tests do it some hundred times.
 * @param {string} folder
 */
async function hashLightly(folder) {
  const directory = openDirectory(folder)
  const passwords = createPasswords(createTestRandom(), testCost)
  for (const name of ['demo', 'sam', 'lena', 'planner', 'staff']) {
    const person = await directory.people.byEmail(`${name}@evenkeel.example`)
    if (person)
      await directory.people.setPassword(person.id, person.passwordHash, await passwords.hash('Quiet-Harbor-42'))
  }
  directory.close()
}

/**
 * Runs once before the browser tests: seeds the demo, of which each server takes a copy instead of seeding it again. Without a
 * build it does nothing, so that a run of all projects fails in the browser tests alone.
 */
export async function setup() {
  if (!existsSync(builtServer)) return undefined
  const folder = mkdtempSync(join(tmpdir(), 'evenkeel-demo-'))
  const server = await startEvenkeel({ dataFolder: folder })
  await server.stop()
  await hashLightly(folder)
  process.env[seededVariable] = folder
  return () => {
    delete process.env[seededVariable]
    rmSync(folder, { recursive: true, force: true })
  }
}
