import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { root } from '../../scripts/lib/root.mjs'

/*
 * Opens the home screen 200 times signed in and 200 times signed out, from a page that measures how long each window takes to be
 * cut off. `npm test` does so 20 times. Fails if the two can be told apart. Needs a build.
 */
const { status } = spawnSync(
  process.execPath,
  [
    join(root, 'node_modules/vitest/vitest.mjs'),
    ...['run', '--project', 'browser', 'tests/embed/attacks/opened-window.e2e.ts', '-t', 'by the time'],
  ],
  { cwd: root, stdio: 'inherit', env: { ...process.env, OPENED_PAIRS: '200' } },
)
process.exit(status ?? 1)
