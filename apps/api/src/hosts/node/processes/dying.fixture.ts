import cluster from 'node:cluster'
import { ownProcess } from './own-process.ts'
import { startSeveral } from './several-processes.ts'

// Two processes that report that they are ready, and end at the first message.
if (cluster.isPrimary) {
  const { ended } = startSeveral({ count: 2, graceMs: 2_000, firstPauseMs: 1, onReady: () => {} })
  process.exit(await ended)
} else {
  process.once('message', () => process.exit(7))
  ownProcess().ready(1)
}
