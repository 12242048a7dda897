import { PrivacyProvider } from '@evenkeel/ui/privacy'
import { useAtom } from 'jotai'
import { atomWithStorage } from 'jotai/utils'
import { type ReactNode, useEffect } from 'react'

/** Kept in this browser: whether amounts are hidden. */
const privacyAtom = atomWithStorage('evenkeel-privacy', false)

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|SELECT|TEXTAREA)$/.test(target.tagName))

/** Hides every amount while switched on: by the eye in the header, or by the key H outside of fields. */
export function Privacy({ children }: { readonly children: ReactNode }) {
  const [hidden, setHidden] = useAtom(privacyAtom)
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const isPlainKey = !event.ctrlKey && !event.metaKey && !event.altKey
      if (event.key.toLowerCase() === 'h' && isPlainKey && !isTyping(event.target)) setHidden((before) => !before)
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [setHidden])
  return (
    <PrivacyProvider hidden={hidden} onHiddenChange={setHidden}>
      {children}
    </PrivacyProvider>
  )
}
