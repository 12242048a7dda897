import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { findBrowser } from '../scripts/lib/browser.mjs'
import { longTestMs } from '../tests/support/patience.ts'

const { executablePath, args } = await findBrowser()

interface Run {
  readonly name: string
  /** The toolbar's settings during this run. */
  readonly initialGlobals: Readonly<Record<string, string>>
  /** Tags of stories that this run leaves out. */
  readonly without?: readonly string[]
}

const project = ({ name, initialGlobals, without = [] }: Run) => ({
  plugins: [storybookTest({ configDir: import.meta.dirname, initialGlobals, tags: { exclude: [...without] } })],
  // Searched in each run: a dependency that is discovered during a run would reload every page.
  optimizeDeps: { force: true },
  test: {
    name,
    testTimeout: longTestMs,
    hookTimeout: longTestMs,
    isolate: false,
    browser: {
      enabled: true,
      // The second run connects only once its dependencies are searched.
      connectTimeout: longTestMs,
      headless: true,
      screenshotFailures: false,
      provider: playwright({ launchOptions: { executablePath, args }, contextOptions: { reducedMotion: 'reduce' } }),
      instances: [{ browser: 'chromium' as const }],
    },
  },
})

/** Runs every story in light, and all but whole screens in dark: a screen's colors are those of its parts, which run in both. */
export default defineConfig({
  test: {
    fileParallelism: false,
    projects: [
      project({ name: 'light', initialGlobals: { theme: 'light' } }),
      project({ name: 'dark', initialGlobals: { theme: 'dark' }, without: ['screen'] }),
    ],
  },
})
