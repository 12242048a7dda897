import type { Language } from '@evenkeel/api-client/contract/languages'
import { useClient } from '@evenkeel/api-client/react'
import { useState } from 'react'
import { useFailure } from './failure.tsx'

/** Keeps a chosen language and loads the page again in it: each language has its build. */
export function useChooseLanguage() {
  const client = useClient()
  const showFailure = useFailure()
  const [isBusy, setBusy] = useState(false)
  async function choose(language: Language) {
    setBusy(true)
    try {
      await client.call('saveLanguage', { body: { language } })
      location.reload()
    } catch (reason) {
      setBusy(false)
      showFailure(reason)
    }
  }
  return { choose, isBusy }
}
