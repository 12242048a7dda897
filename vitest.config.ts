import { availableParallelism } from 'node:os'
import { configDefaults, defineConfig } from 'vitest/config'
import { edgeTestFiles } from './scripts/lib/edge-tests.mjs'
import { sourceConditions } from './scripts/lib/source-conditions.mjs'
import { LongestFirst } from './tests/support/longest-first.ts'
import { longTestMs, patienceMs } from './tests/support/patience.ts'

/** Files that run in one worker share their imports: loading those again for each file takes longer than the tests do. */
const sharedModules = { isolate: false }

/** One more than cores: a file often waits, for a process, a timer, or a part of a page that loads a second later. */
const oneMoreThanCores = availableParallelism() + 1

/** Property tests draw the same values in each run. */
const fixedSeed = './tests/support/fixed-seed.ts'

/** What a test waits for can take long on a busy machine; vitest's own limits are 1 and 5 seconds. */
const patient = {
  expect: { poll: { timeout: patienceMs } },
  testTimeout: longTestMs,
  hookTimeout: longTestMs,
}

const node = (name: string, include: string[], extra: object = {}) => ({
  ...sourceConditions,
  test: { ...patient, name, environment: 'node' as const, include, setupFiles: [fixedSeed], ...extra },
})

const dom = (name: string, root: string) => ({
  ...sourceConditions,
  test: {
    ...patient,
    name,
    environment: 'jsdom' as const,
    ...sharedModules,
    include: [`${root}/src/**/*.test.{ts,tsx}`],
    setupFiles: [fixedSeed, './tests/setup-dom.ts'],
  },
})

/**
 * One project for each part of the repository, so that `vitest run --project api` runs only its tests; the Storybook project has a
 * separate config.
 */
export default defineConfig({
  test: {
    maxWorkers: '100%',
    sequence: { sequencer: LongestFirst },
    projects: [
      node('engine', ['packages/engine/src/**/*.test.ts'], sharedModules),
      node('api-client', ['packages/api-client/src/**/*.test.{ts,tsx}'], sharedModules),
      node('api', ['apps/api/{src,demo,testing,tools}/**/*.test.ts'], {
        ...sharedModules,
        maxWorkers: oneMoreThanCores,
        sequence: { groupOrder: 2 },
        exclude: [...configDefaults.exclude, '**/*.edge.test.ts'],
        globalSetup: ['tests/support/scratch-folder.mjs', 'apps/api/testing/bundled-server.ts'],
      }),
      // Again, in Cloudflare's runtime, what may differ there.
      node('edge', edgeTestFiles(), {
        ...sharedModules,
        env: { EVENKEEL_TEST_RUNTIME: 'workerd' },
        globalSetup: ['tests/support/scratch-folder.mjs', 'apps/api/testing/edge/bundle-worker.ts'],
        setupFiles: [fixedSeed, 'apps/api/testing/edge/setup.ts'],
      }),
      dom('embed', 'packages/embed'),
      dom('ui', 'packages/ui'),
      dom('widgets', 'packages/widgets'),
      dom('portal', 'apps/portal'),
      node(
        'repo',
        [
          'tests/boundaries/**/*.test.ts',
          'tests/contract/**/*.test.ts',
          'tests/samples/**/*.test.ts',
          'scripts/**/*.test.ts',
          'apps/portal/build/**/*.test.ts',
        ],
        sharedModules,
      ),
      node('browser', ['tests/{e2e,embed,kit}/**/*.e2e.ts'], {
        ...sharedModules,
        maxWorkers: oneMoreThanCores,
        sequence: { groupOrder: 1 },
        globalSetup: ['tests/support/scratch-folder.mjs', 'tests/support/seeded-demo.mjs'],
      }),
    ],
  },
})
