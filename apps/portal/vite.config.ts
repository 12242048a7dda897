import { defineConfig } from 'vite'
import { sourceLanguage } from '@evenkeel/api-client/contract/languages'
import { devStyleNonce } from './build/dev-style-nonce.ts'
import { portalSettings } from './build/settings.ts'

/** The development server: in English, and unbuilt. `build/build.ts` builds each edition. */
export default defineConfig(() => {
  const own = portalSettings(sourceLanguage)
  return { ...own, plugins: [...(own.plugins ?? []), devStyleNonce()] }
})
