import optimizeLocales from '@react-aria/optimize-locales-plugin'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type UserConfig } from 'vite'
import { sourceConditions } from '../../scripts/lib/source-conditions.mjs'
import { frameChunks } from './build/frame-chunks.ts'

const input = ['frame', 'stage', 'window'].map((name) => `embed/${name}.html`)

const settings = (): UserConfig => ({
  ...sourceConditions,
  publicDir: false,
  plugins: [react(), tailwindcss(), optimizeLocales.vite({ locales: ['en-US'] })],
  build: {
    target: 'es2022',
    sourcemap: true,
    emptyOutDir: false,
    modulePreload: { polyfill: false },
    rolldownOptions: { input },
  },
})

/**
 * The frames on other people's pages and their window, apart from the portal: a frame's first script has to be one small file, and
 * what loads after it is shared by all frames of a page.
 */
export default defineConfig(async () => {
  const own = settings()
  const codeSplitting = await frameChunks({ ...settings(), root: import.meta.dirname })
  return { ...own, build: { ...own.build, rolldownOptions: { input, output: { codeSplitting } } } }
})
