import { radixShadowPatch } from '@evenkeel/ui/build/radix-shadow-patch'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type UserConfig } from 'vite'
import { sourceConditions } from '../../scripts/lib/source-conditions.mjs'
import { startChunks } from './build/start-chunks.ts'

const settings = (): UserConfig => ({ ...sourceConditions, plugins: [react(), tailwindcss(), radixShadowPatch()] })

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
