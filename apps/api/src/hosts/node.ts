import './node/insist-on-node.ts'

await (await import('./node/start-process.ts')).startProcess(import.meta.url)
