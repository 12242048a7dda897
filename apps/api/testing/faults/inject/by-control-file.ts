import { spawnSync } from 'node:child_process'
import { renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Fault } from './fault.ts'

/** Returns the start of a fault that lasts while a file of this name exists in the folder. */
function whileThere(folder: string, name: string, content: () => string = () => ''): Fault['begin'] {
  const path = join(folder, name)
  return async () => {
    // Replaced atomically, because the server reads it all the time.
    writeFileSync(`${path}.new`, content())
    renameSync(`${path}.new`, path)
    return async () => rmSync(path, { force: true })
  }
}

const hookSettings = (folder: string) => ({
  EVENKEEL_FAULTS: folder,
  NODE_OPTIONS: `--import=${join(import.meta.dirname, 'fault-hook.ts')} --disable-warning=ExperimentalWarning`,
})

/** A fault that refuses writing statements inside the server: possible on every machine. */
export const refusedByHook = (folder: string): Fault => ({
  name: 'refused write (hook)',
  refusesWrites: true,
  settings: hookSettings(folder),
  begin: whileThere(folder, 'refused'),
})

/** A fault that sets the server's clock off by `pick()` milliseconds, and then right again. */
export const jumpingClock = (folder: string, pick: () => number): Fault => ({
  name: 'jumping clock',
  refusesWrites: false,
  settings: hookSettings(folder),
  begin: whileThere(folder, 'clock', () => String(pick())),
})

/** Makes calls of the C library fail; empty if it cannot be compiled. */
export function failingCalls(folder: string): Fault[] {
  const library = join(folder, 'failing-calls.so')
  const source = join(import.meta.dirname, 'failing-calls.c')
  const { status } = spawnSync('gcc', ['-shared', '-fPIC', '-O1', '-w', '-o', library, source, '-ldl'], {
    stdio: 'ignore',
  })
  if (status !== 0) return []
  const settings = { EVENKEEL_FAULTS: folder, LD_PRELOAD: library }
  return [
    { name: 'failing fsync (preload)', refusesWrites: true, settings, begin: whileThere(folder, 'fsync') },
    { name: 'full disk (preload)', refusesWrites: true, settings, begin: whileThere(folder, 'full') },
  ]
}
