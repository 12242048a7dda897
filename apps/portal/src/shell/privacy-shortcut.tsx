import { usePrivacy } from '@evenkeel/ui/privacy'
import { useShortcut } from './use-shortcut.ts'

/** Hides or shows every amount with the key H; renders nothing. */
export function PrivacyShortcut() {
  const { toggle } = usePrivacy()
  useShortcut('H', toggle)
  return null
}
