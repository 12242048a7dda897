import optimizeLocales from '@react-aria/optimize-locales-plugin'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type UserConfig } from 'vite'
import { sourceConditions } from '../../scripts/lib/source-conditions.mjs'
import { devStyleNonce } from './build/dev-style-nonce.ts'
import { startChunks } from './build/start-chunks.ts'

const settings = (): UserConfig => ({
  ...sourceConditions,
  // react-aria brings its few words in 34 languages; ours is one.
  plugins: [react(), tailwindcss(), devStyleNonce(), optimizeLocales.vite({ locales: ['en-US'] })],
})

export default defineConfig(async ({ command }) => ({
  ...settings(),
  build: {
    target: 'es2022',
    sourcemap: true,
    manifest: true,
    rolldownOptions:
      command === 'build'
        ? { output: { codeSplitting: await startChunks({ ...settings(), root: import.meta.dirname }) } }
        : {},
  },
}))
