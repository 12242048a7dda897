import { Button } from '@evenkeel/ui/button'
import { Dialog, DialogBody, DialogFooter } from '@evenkeel/ui/dialog'
import { shortcuts } from './shortcuts.ts'
import * as words from '../words/shortcuts.generated.ts'

/** The toast with 'Undo' takes it back. */
const undoKeys = /Mac|iPhone|iPad/.test(navigator.userAgent) ? '⌘Z' : 'Ctrl+Z'

/** Each shortcut and what it does. */
export function ShortcutDialog({ onClose }: { readonly onClose: () => void }) {
  return (
    <Dialog onClose={onClose} title={words.keyboardShortcuts()} description={words.shortcutsText()}>
      <DialogBody>
        <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-2 text-body">
          {[...shortcuts, { key: undoKeys, does: words.undo }].map(({ key, does }) => (
            <div key={key} className="contents">
              <dt>
                <kbd className="rounded-sm border border-border-strong px-2 font-mono">{key}</kbd>
              </dt>
              <dd>{does()}</dd>
            </div>
          ))}
        </dl>
      </DialogBody>
      <DialogFooter>
        <Button variant="primary" data-autofocus onClick={onClose}>
          {words.close()}
        </Button>
      </DialogFooter>
    </Dialog>
  )
}
