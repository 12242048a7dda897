import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './root.mjs'

/** Tests of the API over HTTP that can only run on Node, each with its reason. */
export const onNodeAlone = {
  'apps/api/src/http/about-somebody.test.ts': 'it brings handlers of its own along, which are code',
  'apps/api/src/http/answer-once.test.ts':
    'it brings handlers of its own along, which are code, and fills a ledger from outside',
  'apps/api/src/http/patiently.test.ts': 'it locks the files of a machine',
  'apps/api/src/identity/mailed-codes.test.ts': 'it asks an identity of its own, which is code',
  'apps/api/src/services/account-data/delete-person.test.ts':
    'it searches the files of a machine, and takes a function of the bank away',
  'apps/api/src/services/connections/test-institutions.test.ts': 'it brings a bank of its own along, which is code',
  'apps/api/src/services/sync/plaid-import.test.ts': 'it brings a bank of its own along, which is code',
  'apps/api/src/services/sync/histories.test.ts': 'it brings a bank of its own along, which is code',
  'apps/api/src/http/protocol.test.ts':
    'it brings handlers of its own along, which are code, and closes the directory under the app',
  'apps/api/src/pages/compression.test.ts': 'on the edge the platform compresses, not the app',
  'apps/api/src/test/every-call/look-without-line.test.ts':
    'it has the directory of the running app fail, which is code',
  'apps/api/src/test/every-call/two-processes.test.ts': 'two processes share the files of a machine',
  'apps/api/src/test/probes/missing-checks.test.ts': 'it takes checks of the running app away, which are code',
  'apps/api/src/node/faults/faults.test.ts': 'it locks and fills the files of a machine',
  'apps/api/src/node/faults/slow-clients.test.ts': 'it holds sockets of a machine half open',
  'apps/api/src/services/bank-files/bank-file-on-disk.test.ts':
    'it opens the data folder as a second process of a machine does',
}

const startsAnApp = /\b(?:startTestApp|newPerson|makeIsolationScene)\(/

/** The tests that run in workerd, by path from the root: those of the edge alone, and all of the API that start an app. */
export function edgeTestFiles() {
  return globSync('apps/api/src/**/*.test.ts', { cwd: root })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => !Object.hasOwn(onNodeAlone, path))
    .filter((path) => path.endsWith('.edge.test.ts') || startsAnApp.test(readFileSync(join(root, path), 'utf8')))
    .toSorted()
}
