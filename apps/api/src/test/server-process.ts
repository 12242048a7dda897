import { type ChildProcess, spawn } from 'node:child_process'
import { join } from 'node:path'

const ENTRY = join(import.meta.dirname, '../node.ts')

/** The server as its users start it: a process of its own. */
export interface ServerProcess {
  readonly child: ChildProcess
  /** All that it has said so far on stdout and stderr. */
  output(): string
  /** The address that it printed once it was ready; rejects with its output where it ended before. */
  readonly origin: Promise<string>
  /** The exit code, or the signal that ended it. */
  readonly ended: Promise<number | string | null>
}

/** Starts `src/node.ts` from source, or what was built of it, with these settings and further options of Node; PORT 0 unless given. */
export function startServerProcess(
  settings: Readonly<Record<string, string>>,
  entry = ENTRY,
  options: readonly string[] = [],
): ServerProcess {
  const env = { PATH: process.env['PATH'] ?? '', PORT: '0', ...settings }
  const child = spawn(
    process.execPath,
    ['--conditions=source', '--disable-warning=ExperimentalWarning', ...options, entry],
    { env },
  )
  let output = ''
  const ended = new Promise<number | string | null>((resolve) =>
    child.once('exit', (code, signal) => resolve(code ?? signal)),
  )
  const origin = new Promise<string>((resolve, reject) => {
    const listen = (chunk: Buffer) => {
      output += chunk.toString()
      const address = /ready: http:\/\/\S+?:(\d+)/.exec(output)
      if (address) resolve(`http://127.0.0.1:${address[1]}`)
    }
    child.stdout.on('data', listen)
    child.stderr.on('data', listen)
    void ended.then(() => reject(new Error(output)))
  })
  // A test that only looks at how it ended does not wait for the address.
  origin.catch(() => {})
  return { child, output: () => output, origin, ended }
}
