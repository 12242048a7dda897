import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { root } from '../../scripts/lib/root.mjs'

/*
 * Opens every kind of host page with all thirteen widgets on it, and waits in each widget for what `npm test` waits for in one.
 * Needs a build.
 */
/** Files that one frame finds gone, another one has kept for it: with all widgets there is nothing to see. */
const inTwoAlone = 'whose files are gone'
const files = ['tests/embed/hosts', 'tests/embed/frameworks.e2e.ts', 'tests/embed/release.e2e.ts']
const { status } = spawnSync(
  process.execPath,
  [
    join(root, 'node_modules/vitest/vitest.mjs'),
    'run',
    '--project',
    'browser',
    '--no-file-parallelism',
    '-t',
    `^(?!.*${inTwoAlone})`,
    ...files,
  ],
  { cwd: root, stdio: 'inherit', env: { ...process.env, ALL_WIDGETS: '1' } },
)
process.exit(status ?? 1)
