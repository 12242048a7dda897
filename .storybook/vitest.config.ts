import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { findBrowser } from '../scripts/lib/browser.mjs'
import { longTestMs } from '../tests/support/patience.ts'

const { executablePath, args } = await findBrowser()

/** Runs every story once, in light; the colors of dark are looked at on the same page (`dark-colors.ts`). */
export default defineConfig({
  plugins: [storybookTest({ configDir: import.meta.dirname })],
  // Searched in each run: a dependency that is discovered during a run would reload every page.
  optimizeDeps: { force: true },
  test: {
    name: 'storybook',
    maxWorkers: '100%',
    testTimeout: longTestMs,
    hookTimeout: longTestMs,
    isolate: false,
    browser: {
      enabled: true,
      connectTimeout: longTestMs,
      headless: true,
      screenshotFailures: false,
      provider: playwright({ launchOptions: { executablePath, args }, contextOptions: { reducedMotion: 'reduce' } }),
      instances: [{ browser: 'chromium' }],
    },
  },
})
