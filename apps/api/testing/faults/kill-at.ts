import { spawnSync } from 'node:child_process'
import { type BundledProgram, bundleProgram } from '../bundle-server.ts'

/** Counts calls of the file system and of SQLite, and kills the process at the one that is asked for. */
const killAt = `
  import fs from 'node:fs'
  import { syncBuiltinESMExports } from 'node:module'
  import Sqlite from 'better-sqlite3'
  const [, killedAt, fixture, name, ...values] = process.argv
  let step = 0
  const counted = (from, name) => {
    const plain = from[name]
    from[name] = function (...args) {
      step += 1
      if (step === Number(killedAt)) process.kill(process.pid, 'SIGKILL')
      return plain.apply(this, args)
    }
  }
  const work = (await import(fixture))[name]
  for (const name of ['chmodSync', 'openSync', 'fsyncSync', 'closeSync', 'renameSync', 'rmSync', 'readdirSync']) counted(fs, name)
  syncBuiltinESMExports()
  for (const name of ['pragma', 'exec', 'prepare', 'close']) counted(Sqlite.prototype, name)
  work(...values)`

/** Bundles what is killed: from source each of its many processes would take ten times as long to start. */
export const bundleEncrypting = (): Promise<BundledProgram> => bundleProgram('testing/faults/encrypting.fixture.ts')

/**
 * Encrypts a ledger or a directory in another process, which is killed as `kill -9` does at this step of its work, from 1.
 * Returns whether it came to that.
 */
export function isKilledAt(
  { entry }: BundledProgram,
  step: number,
  what: 'ledger' | 'directory',
  ...values: readonly string[]
): boolean {
  const args = ['--input-type=module', '-e', killAt, String(step), entry, what, ...values]
  const { signal, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' })
  if (stderr !== '') throw new Error(stderr)
  return signal === 'SIGKILL'
}
