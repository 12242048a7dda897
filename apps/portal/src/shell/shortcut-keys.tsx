import { usePrivacy } from '@evenkeel/ui/privacy'
import { lazyDialog } from '@evenkeel/widgets/shared/lazy-dialog.tsx'
import { shortcutsAtom } from '@evenkeel/widgets/shared/state/shortcuts.ts'
import { useAtomValue } from 'jotai'
import { useEffect, useEffectEvent, useState } from 'react'
import { findShortcut } from './shortcuts.ts'

const ShortcutDialog = lazyDialog(async () => (await import('./shortcut-dialog.tsx')).ShortcutDialog)

/** Hides or shows every amount with the key H, and lists the shortcuts with the question mark, unless the settings switch both off. */
export function ShortcutKeys() {
  const { toggle } = usePrivacy()
  const isOn = useAtomValue(shortcutsAtom)
  const [isListed, setListed] = useState(false)
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const key = findShortcut(event)
    if (key === 'H') toggle()
    if (key === '?') setListed(true)
  })
  useEffect(() => {
    if (!isOn) return
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [isOn])
  return isListed && <ShortcutDialog onClose={() => setListed(false)} />
}
