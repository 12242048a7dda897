import { PrivacyProvider } from '@evenkeel/ui/privacy'
import { privacyAtom } from '@evenkeel/widgets/shared/state/privacy.ts'
import { useAtom } from 'jotai'
import type { ReactNode } from 'react'

/** Hides every amount while switched on, with the eye in the header or with the key H (`ShortcutKeys`). */
export function Privacy({ children }: { readonly children: ReactNode }) {
  const [hidden, setHidden] = useAtom(privacyAtom)
  return (
    <PrivacyProvider hidden={hidden} onHiddenChange={setHidden}>
      {children}
    </PrivacyProvider>
  )
}
