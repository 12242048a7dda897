import type { ScryptInput } from '../../../identity/passwords.ts'

/** What a hash thread answers: the key, or what went wrong. */
export type HashAnswer = { readonly key: Uint8Array } | { readonly failure: string }

interface NodeModules {
  readonly crypto: typeof import('node:crypto')
  readonly fs: typeof import('node:fs')
  readonly os: typeof import('node:os')
  readonly threads: typeof import('node:worker_threads')
}

/**
 * Runs in the thread: hashes one password after the other, at a lower priority than the thread that answers requests.
 * It is passed to the thread as text, so that the thread loads nothing of the server; it may use only its arguments.
 */
function serveHashes({ crypto, fs, os, threads: { parentPort } }: NodeModules): void {
  /** If two threads want one core, this one gets a tenth of it and the one that answers requests the rest. */
  const nice = 10
  /** In bytes: twice what a hash needs at our cost. */
  const maxmem = 64 * 1024 * 1024

  // Linux has a priority for each thread. Elsewhere there is only the process's, which stays as it is.
  try {
    if (process.platform === 'linux')
      os.setPriority(Number(fs.readlinkSync('/proc/thread-self').split('/').at(-1)), nice)
  } catch {
    // Without a readable /proc the work is done anyway, only at normal priority.
  }

  const answerTo = ({ password, salt, cost: { n, r, p }, length }: ScryptInput): HashAnswer => {
    try {
      return { key: new Uint8Array(crypto.scryptSync(password, salt, length, { N: n, r, p, maxmem })) }
    } catch (error) {
      return { failure: error instanceof Error ? error.message : String(error) }
    }
  }
  parentPort?.on('message', (input: ScryptInput) => parentPort.postMessage(answerTo(input), []))
}

/** The thread's program, for a worker that takes its code as text. */
export const hashThreadProgram = `(${String(serveHashes)})({
  crypto: require('node:crypto'), fs: require('node:fs'), os: require('node:os'), threads: require('node:worker_threads'),
})`
