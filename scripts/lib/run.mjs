import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { constants } from 'node:os'
import { join } from 'node:path'
import { root } from './root.mjs'

/** Turns off the usage reports of the tools that we run. */
const quiet = {
  TURBO_TELEMETRY_DISABLED: '1',
  DO_NOT_TRACK: '1',
  STORYBOOK_DISABLE_TELEMETRY: '1',
}

const forwarded = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])

/**
 * Runs a command in the root folder with our terminal and returns its exit code. While it runs, signals to us are passed
 * on, so that it can stop gracefully; a signal that ended it counts as 128 and its number, as in a shell.
 * @param {string} command
 * @param {string[]} args
 * @param {{ env?: Record<string, string>, cwd?: string }} [options]
 * @returns {Promise<number>}
 */
export function run(command, args, options = {}) {
  const env = { ...process.env, ...quiet, ...options.env }
  const child = spawn(command, args, { cwd: options.cwd ?? root, env, stdio: 'inherit' })
  return untilExit(child)
}

/**
 * Runs an installed tool by its package's name, on the Node that runs us, not the first one on the PATH.
 * @param {string} name the tool; its package has the same name unless `from` says another
 * @param {string[]} args
 * @param {{ env?: Record<string, string>, cwd?: string, from?: string }} [options]
 */
export function runTool(name, args, options = {}) {
  const folder = join(root, 'node_modules', options.from ?? name)
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  return run(process.execPath, [join(folder, typeof bin === 'string' ? bin : bin[name]), ...args], options)
}

/**
 * Builds every package and app whose sources changed since the last time; the rest comes from turbo's cache.
 * @param {'new-only' | 'errors-only'} [logs] what to show of the builders' own output
 * @returns {Promise<number>} the exit code
 */
export function build(logs = 'new-only') {
  return runTool('turbo', ['run', 'build', `--output-logs=${logs}`])
}

/**
 * @param {import('node:child_process').ChildProcess} child
 * @returns {Promise<number>}
 */
export function untilExit(child) {
  /** @param {NodeJS.Signals} signal */
  const pass = (signal) => {
    // In a terminal Ctrl+C has already reached the child; a second one would cut its shutdown short.
    if (signal !== 'SIGINT' || !process.stdin.isTTY) child.kill(signal)
  }
  for (const signal of forwarded) process.on(signal, pass)
  const watching = watchParent(() => child.kill('SIGTERM'))
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', (code, signal) => resolve(code ?? toExitCode(signal)))
  }).finally(() => {
    clearInterval(watching)
    for (const signal of forwarded) process.off(signal, pass)
  })
}

/**
 * Stops if our parent process is gone. npm sends a signal only to the shell between it and us, and the shell ends without
 * passing it on; we would then keep the port.
 * @param {() => void} stopChild
 */
export function watchParent(stopChild) {
  const parent = process.ppid
  if (!process.env.npm_lifecycle_event) return undefined
  return setInterval(() => {
    if (process.ppid !== parent) stopChild()
  }, 500)
}

/** @param {NodeJS.Signals | null} signal */
function toExitCode(signal) {
  return signal ? 128 + constants.signals[signal] : 1
}
