import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { root } from '../../scripts/lib/root.mjs'

/** The variable with the path of a seeded data folder, which a run of the browser tests makes once. */
export const seededVariable = 'SEEDED_DEMO_FOLDER'

/** The path of the built server. */
export const builtServer = join(root, 'apps/api/dist/node.js')

/** @param {string} folder */
function seed(folder) {
  const seeded = process.env[seededVariable]
  if (seeded !== undefined && !existsSync(join(folder, 'directory.sqlite'))) cpSync(seeded, folder, { recursive: true })
}

/**
 * The product while it runs: its origin, as `http://localhost:43211`, and the folder of its databases.
 * @typedef {{ readonly origin: string, readonly folder: string, stop(signal?: NodeJS.Signals): Promise<void> }} RunningEvenkeel
 */

/**
 * Starts the built product with its demo company on a free port, as `npm start` does.
 * @param {{ dataFolder?: string, env?: Record<string, string> }} [options] Without a folder, creates one and removes it on `stop`.
 * @returns {Promise<RunningEvenkeel>}
 */
export async function startEvenkeel({ dataFolder, env = {} } = {}) {
  const folder = dataFolder ?? mkdtempSync(join(tmpdir(), 'evenkeel-'))
  seed(folder)
  const server = spawn(process.execPath, [builtServer], {
    env: { ...process.env, EVENKEEL_DATA: folder, EVENKEEL_DEMO: '1', HOST: '127.0.0.1', PORT: '0', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const exited = once(server, 'exit')
  const origin = await readAddress(server.stdout)
  return {
    origin,
    folder,
    /** @param {NodeJS.Signals} [signal] */
    async stop(signal = 'SIGTERM') {
      server.kill(signal)
      await exited
      if (dataFolder === undefined) rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** @param {import('node:stream').Readable} output */
async function readAddress(output) {
  for await (const line of createInterface({ input: output })) {
    const origin = /https?:\/\/[^\s/]+/.exec(line)?.[0]
    if (origin !== undefined) return origin
  }
  throw new Error('Evenkeel did not start: see what it printed above.')
}
