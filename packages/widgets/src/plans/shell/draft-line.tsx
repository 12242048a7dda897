import { Button, TextButton } from '@evenkeel/ui/button'
import { Notice } from '@evenkeel/ui/notice'
import * as words from '../../words/drafts.generated.ts'
import type { DraftSaving } from './use-draft-saving.ts'

interface DraftLineProps {
  readonly drafts: DraftSaving
  /** Opens the draft that another tab has saved. */
  readonly onTakeTheirs: () => void
}

/** Says whether what was typed is saved, and asks which one counts if another tab has saved since. */
export function DraftLine({ drafts, onTakeTheirs }: DraftLineProps) {
  const { status, flush, keepMine } = drafts
  if (status === 'conflict')
    return (
      <Notice tone="warning" announce="polite">
        <p className="font-semibold">{words.otherTab()}</p>
        <p className="mt-2 flex flex-wrap items-center gap-2">
          <Button size="compact" onClick={onTakeTheirs}>
            {words.takeThatOne()}
          </Button>
          <Button size="compact" variant="text" onClick={() => void keepMine()}>
            {words.keepMine()}
          </Button>
        </p>
      </Notice>
    )
  return (
    <p className="min-h-6 text-small text-text-muted" role="status">
      {status === 'saved' && words.saved()}
      {status === 'failed' && (
        <>
          {words.notSaved()} <TextButton onClick={() => void flush()}>{words.tryAgain()}</TextButton>
        </>
      )}
    </p>
  )
}
