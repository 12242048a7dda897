import { type ChildProcess, spawn } from 'node:child_process'
import { join } from 'node:path'

/** The server's source, which Node runs as it is. */
export const serverSource = join(import.meta.dirname, '../src/hosts/node.ts')

/** The variable with the path of the bundled server, which a run of tests makes once. */
export const serverVariable = 'BUNDLED_SERVER'

/** The server as its users start it: a separate process. */
export interface ServerProcess {
  readonly child: ChildProcess
  /** Returns all output so far on stdout and stderr. */
  output(): string
  /** The address that it printed once it was ready; rejects with its output if it ended before. */
  readonly origin: Promise<string>
  /** The exit code, or the signal that ended it. */
  readonly ended: Promise<number | string | null>
}

/**
 * Starts the server with these settings and further options of Node; PORT is 0 by default. Runs the bundle of this run of
 * tests by default, and the source if there is none.
 */
export function startServerProcess(
  settings: Readonly<Record<string, string>>,
  entry = process.env[serverVariable] ?? serverSource,
  options: readonly string[] = [],
  args: readonly string[] = [],
): ServerProcess {
  const env = { PATH: process.env['PATH'] ?? '', PORT: '0', ...settings }
  const child = spawn(
    process.execPath,
    ['--conditions=evenkeel-source', '--disable-warning=ExperimentalWarning', ...options, entry, ...args],
    { env },
  )
  let output = ''
  const ended = new Promise<number | string | null>((resolve) =>
    child.once('exit', (code, signal) => resolve(code ?? signal)),
  )
  const origin = new Promise<string>((resolve, reject) => {
    let isReady = false
    const listen = (chunk: Buffer) => {
      output += chunk.toString()
      // A server in production writes a line for each request: looking through all of them each time would keep a bench from its work.
      if (isReady) return
      const address = /ready: https?:\/\/\S+?:(\d+)/.exec(output)
      isReady = address !== null
      if (address) resolve(`http://127.0.0.1:${address[1]}`)
    }
    child.stdout.on('data', listen)
    child.stderr.on('data', listen)
    void ended.then(() => reject(new Error(output)))
  })
  // A test that only checks how it ended does not wait for the address.
  origin.catch(() => {})
  return { child, output: () => output, origin, ended }
}
