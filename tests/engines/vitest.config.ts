import { defineConfig } from 'vitest/config'
import { sourceConditions } from '../../scripts/lib/source-conditions.mjs'
import { root } from '../../scripts/lib/root.mjs'

/** The main flows in the browser that BROWSER_ENGINE names. Not part of `npm test`, which needs Chromium alone. */
export default defineConfig({
  ...sourceConditions,
  root,
  test: {
    include: ['tests/engines/*.engine.ts', `tests/engines/*.${process.env['BROWSER_ENGINE'] ?? 'firefox'}.ts`],
    fileParallelism: false,
    testTimeout: 180_000,
    hookTimeout: 180_000,
    expect: { poll: { timeout: 15_000 } },
  },
})
