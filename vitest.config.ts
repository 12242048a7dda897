import { configDefaults, defineConfig } from 'vitest/config'
import { edgeTestFiles } from './scripts/lib/edge-tests.mjs'
import { sourceConditions } from './scripts/lib/source-conditions.mjs'

const node = (name: string, include: string[], extra: object = {}) => ({
  ...sourceConditions,
  test: { name, environment: 'node' as const, include, ...extra },
})

const dom = (name: string, root: string) => ({
  ...sourceConditions,
  test: {
    name,
    environment: 'jsdom' as const,
    include: [`${root}/src/**/*.test.{ts,tsx}`],
    setupFiles: ['./tests/setup-dom.ts'],
  },
})

/** One file a project, so that `vitest run --project api` runs one room; the Storybook project has a config of its own. */
export default defineConfig({
  test: {
    projects: [
      node('engine', ['packages/engine/src/**/*.test.ts']),
      node('api-client', ['packages/api-client/src/**/*.test.{ts,tsx}']),
      node('api', ['apps/api/src/**/*.test.ts'], {
        exclude: [...configDefaults.exclude, '**/*.edge.test.ts'],
        testTimeout: 30_000,
        hookTimeout: 30_000,
      }),
      // The same tests once more, in Cloudflare's runtime.
      node('edge', edgeTestFiles(), {
        env: { EVENKEEL_TEST_RUNTIME: 'workerd' },
        globalSetup: ['apps/api/src/test/edge-global-setup.ts'],
        setupFiles: ['apps/api/src/test/edge-setup.ts'],
        testTimeout: 60_000,
        hookTimeout: 60_000,
      }),
      dom('ui', 'packages/ui'),
      dom('widgets', 'packages/widgets'),
      dom('portal', 'apps/portal'),
      node('repo', [
        'tests/boundaries/**/*.test.ts',
        'tests/contract/**/*.test.ts',
        'scripts/**/*.test.ts',
        'packages/ui/build/**/*.test.ts',
        'apps/portal/build/**/*.test.ts',
      ]),
      node('browser', ['tests/e2e/**/*.e2e.ts', 'tests/embed/**/*.e2e.ts'], {
        testTimeout: 120_000,
        hookTimeout: 180_000,
        fileParallelism: false,
      }),
    ],
  },
})
