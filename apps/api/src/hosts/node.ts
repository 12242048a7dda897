import './node/insist-on-node.ts'
import { isMainThread } from 'node:worker_threads'

// This file runs as the process and as each of its threads, so that the server ships as one file. Each evaluates its own part of
// it only: the whole server takes 40 MB in a thread.
if (isMainThread) await (await import('./node/start-process.ts')).startProcess(import.meta.url)
else (await import('./node/off-loop/off-loop-thread.ts')).serveJobs()
