import { lazyDialog } from '@evenkeel/widgets/shared/lazy-dialog.tsx'
import { useCallback, useState } from 'react'
import { useShortcut } from './use-shortcut.ts'

const ShortcutDialog = lazyDialog(async () => (await import('./shortcut-dialog.tsx')).ShortcutDialog)

/** Lists the shortcuts when the question mark is pressed. */
export function ShortcutList() {
  const [isOpen, setOpen] = useState(false)
  const open = useCallback(() => setOpen(true), [])
  useShortcut('?', open)
  return isOpen && <ShortcutDialog onClose={() => setOpen(false)} />
}
