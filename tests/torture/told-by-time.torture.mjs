import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { root } from '../../scripts/lib/root.mjs'

/*
 * Compares times of a page that opens one of ours, loads our frames, or opens a widget's dialog, in 200 pairs each: once with a person
 * who is signed in or connected, once without. Fails if the two can be told apart. Needs a build.
 */
const { status } = spawnSync(
  process.execPath,
  [
    join(root, 'node_modules/vitest/vitest.mjs'),
    ...['run', '--project', 'browser', 'tests/embed/attacks', '-t', 'by the time'],
  ],
  { cwd: root, stdio: 'inherit', env: { ...process.env, TIMING_PAIRS: process.env['TIMING_PAIRS'] ?? '200' } },
)
process.exit(status ?? 1)
