import { fileURLToPath } from 'node:url'
import { postcssShadow } from '@evenkeel/ui/build/postcss-shadow'
import { radixShadowPatch } from '@evenkeel/ui/build/radix-shadow-patch'
import type { StorybookConfig } from '@storybook/react-vite'
import tailwindcss from '@tailwindcss/vite'
import type { AcceptedPlugin } from 'postcss'
import { mergeConfig, type UserConfig } from 'vite'
import { sourceConditions } from '../scripts/lib/source-conditions.mjs'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** What a widget's sheet needs after Tailwind; the page's own sheet stays as the portal has it. */
const widgetSheet: AcceptedPlugin = (root, result) => {
  if (!/[\\/]embed\.css/.test(result.opts.from ?? '')) return
  postcssShadow().OnceExit?.(root, { result, ...result.processor })
}

/** What only stories bring in and the search from the pages does not find ahead: found late, it would reload the page. */
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
  plugins: [tailwindcss(), radixShadowPatch()],
  css: { postcss: { plugins: [widgetSheet] } },
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
  stories: ['../packages/*/src/**/*.stories.tsx', '../apps/portal/src/**/*.stories.tsx'],
  addons: ['@storybook/addon-a11y', '@storybook/addon-vitest'],
  features: { sidebarOnboardingChecklist: false },
  // Half of a build's time, for tables that nobody has here: the controls are made from the stories' own values.
  typescript: { reactDocgen: false },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true, disableProjectJson: true },
  viteFinal: (vite) =>
    mergeConfig(vite, {
      ...settings,
      resolve: {
        ...sourceConditions.resolve,
        alias: { 'node:crypto': here('./in-browser/node-crypto.ts'), 'iconv-lite': here('./in-browser/iconv-lite.ts') },
      },
    }),
}

export default config
