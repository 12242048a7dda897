import { runTool } from './run.mjs'

/**
 * Builds every package and app whose sources changed since the last time; the rest comes from turbo's cache.
 * @param {'new-only' | 'errors-only'} [logs] what to show of the builders' own output
 * @returns {Promise<number>} the exit code
 */
export function build(logs = 'new-only') {
  return runTool('turbo', ['run', 'build', `--output-logs=${logs}`])
}
