import { fileURLToPath } from 'node:url'
import type { StorybookConfig } from '@storybook/react-vite'
import tailwindcss from '@tailwindcss/vite'
import { mergeConfig, type UserConfig } from 'vite'
import { sourceConditions } from '../scripts/lib/source-conditions.mjs'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** Dependencies that only stories use. The search from the pages does not find them, and finding one later would reload the page. */
const bundledAhead = [
  'react/jsx-dev-runtime',
  'react-dom/client',
  'hono',
  'sql.js',
  'chardet',
  'fast-xml-parser',
  'papaparse',
]

const settings: UserConfig = {
  ...sourceConditions,
  plugins: [tailwindcss()],
  optimizeDeps: { include: bundledAhead },
  build: {
    rolldownOptions: {
      // Radix marks its files 'use client', which means nothing in a bundle for the browser.
      onLog: (level, log, report) => {
        if (log.code !== 'MODULE_LEVEL_DIRECTIVE') report(level, log)
      },
    },
  },
}

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['./book/*.stories.tsx', '../packages/*/src/**/*.stories.tsx', '../apps/portal/src/**/*.stories.tsx'],
  addons: ['@storybook/addon-a11y', '@storybook/addon-vitest'],
  features: { sidebarOnboardingChecklist: false },
  // Off, because it takes half of a build's time for tables that this Storybook does not show: the controls come from the stories'
  // values.
  typescript: { reactDocgen: false },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true, disableProjectJson: true },
  viteFinal: (vite) =>
    mergeConfig(vite, {
      ...settings,
      resolve: {
        ...sourceConditions.resolve,
        alias: {
          'node:crypto': here('./in-browser/node-crypto.ts'),
          'node:zlib': here('./in-browser/node-zlib.ts'),
          'iconv-lite': here('./in-browser/iconv-lite.ts'),
        },
      },
    }),
}

export default config
