import type { BankFilePreview } from '@evenkeel/api-client/contract/bank-files'
import { Checkbox } from '@evenkeel/ui/checkbox'
import { Notice } from '@evenkeel/ui/notice'
import { noteText } from './note-text.ts'
import * as words from '../words/bank-file-import.generated.ts'

interface UnreadableLinesProps {
  readonly preview: Pick<BankFilePreview, 'unreadable' | 'unreadableCount'>
  readonly isSkipped: boolean
  readonly onSkip: (isSkipped: boolean) => void
}

/** The lines that cannot be read, and the choice to import the file without them. */
export function UnreadableLines({ preview: { unreadable, unreadableCount }, isSkipped, onSkip }: UnreadableLinesProps) {
  if (unreadableCount === 0) return null
  const more = unreadableCount - unreadable.length
  return (
    <div className="mb-5">
      <Notice tone="warning" announce="polite">
        <p className="font-medium">{words.unreadable({ count: unreadableCount })}</p>
        <p>{words.unreadableHint()}</p>
        <ul className="mt-2 flex flex-col gap-1">
          {unreadable.map((note, place) => (
            <li key={place} className="wrap-anywhere">
              {noteText(note)}
              <span className="block text-text-muted">{note.text}</span>
            </li>
          ))}
        </ul>
        {more > 0 && <p className="mt-1">{words.unreadableMore({ count: more })}</p>}
      </Notice>
      <div className="mt-3">
        <Checkbox label={words.skipUnreadable({ count: unreadableCount })} checked={isSkipped} onChange={onSkip} />
      </div>
    </div>
  )
}
