import { spawnSync } from 'node:child_process'
import { renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Fault } from './fault.ts'

/** A fault that holds while a file of this name lies in the folder. */
function whileThere(folder: string, name: string, content: () => string = () => ''): Fault['begin'] {
  const path = join(folder, name)
  return async () => {
    // At once as a whole: somebody reads it all the time.
    writeFileSync(`${path}.new`, content())
    renameSync(`${path}.new`, path)
    return async () => rmSync(path, { force: true })
  }
}

const hookSettings = (folder: string) => ({
  EVENKEEL_FAULTS: folder,
  NODE_OPTIONS: `--import=${join(import.meta.dirname, 'fault-hook.ts')} --disable-warning=ExperimentalWarning`,
})

/** Statements that write are refused inside of the server: possible on every machine. */
export const refusedByHook = (folder: string): Fault => ({
  name: 'refused write (hook)',
  refusesWrites: true,
  settings: hookSettings(folder),
  begin: whileThere(folder, 'refused'),
})

/** The server's clock is off by what `pick` says, in milliseconds, and then right again. */
export const jumpingClock = (folder: string, pick: () => number): Fault => ({
  name: 'jumping clock',
  refusesWrites: false,
  settings: hookSettings(folder),
  begin: whileThere(folder, 'clock', () => String(pick())),
})

/** Calls of the C library fail; none where it cannot be compiled. */
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
