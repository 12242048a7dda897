import { shortcutsAtom } from '@evenkeel/widgets/shared/state/shortcuts.ts'
import { useAtomValue } from 'jotai'
import { useEffect } from 'react'
import { findShortcut, type ShortcutKey } from './shortcuts.ts'

/** Does something when a letter is pressed outside of fields, lists and layers, unless the person switched that off in the settings. */
export function useShortcut(key: ShortcutKey, act: () => void): void {
  const isOn = useAtomValue(shortcutsAtom)
  useEffect(() => {
    if (!isOn) return
    const onKeyDown = (event: KeyboardEvent) => {
      if (findShortcut(event) === key) act()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [isOn, key, act])
}
