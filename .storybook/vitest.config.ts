import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { findBrowser } from '../scripts/lib/find-browser.mjs'

const { executablePath, args } = await findBrowser()

interface Run {
  readonly name: string
  /** How the toolbar stands during this run. */
  readonly initialGlobals: Readonly<Record<string, string>>
}

const project = ({ name, initialGlobals }: Run) => ({
  plugins: [storybookTest({ configDir: import.meta.dirname, initialGlobals })],
  // Looked up anew each time: what is found missing during a run would load every page again.
  optimizeDeps: { force: true },
  test: {
    name,
    testTimeout: 30_000,
    isolate: false,
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({ launchOptions: { executablePath, args }, contextOptions: { reducedMotion: 'reduce' } }),
      instances: [{ browser: 'chromium' as const }],
    },
  },
})

/** Every story in light, in dark, and once more in a shadow root on a page that fights it. */
export default defineConfig({
  test: {
    fileParallelism: false,
    projects: [
      project({ name: 'light', initialGlobals: { theme: 'light' } }),
      project({ name: 'dark', initialGlobals: { theme: 'dark' } }),
      project({ name: 'hostile', initialGlobals: { surround: 'hostile' } }),
    ],
  },
})
