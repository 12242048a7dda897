import { radixShadowPatch } from '@evenkeel/ui/build/radix-shadow-patch'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { sourceConditions } from '../../scripts/lib/source-conditions.mjs'

export default defineConfig({
  ...sourceConditions,
  plugins: [react(), tailwindcss(), radixShadowPatch()],
  build: { target: 'es2022', sourcemap: true, manifest: true },
})
