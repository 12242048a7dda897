import type { BankFilePreview } from '@evenkeel/api-client/contract/bank-files'
import { Notice } from '@evenkeel/ui/notice'
import { noteText } from './note-text.ts'

interface ProblemsProps {
  readonly title: string
  readonly problems: BankFilePreview['problems']
}

/** Warnings about what was read, or what is missing before the file can be read. */
export function Problems({ title, problems }: ProblemsProps) {
  if (problems.length === 0) return null
  return (
    <div className="mb-5">
      <Notice tone="warning" announce="polite">
        <p className="font-medium">{title}</p>
        <ul className="mt-1 flex flex-col gap-0.5">
          {problems.map((note) => (
            <li key={`${note.line} ${note.message}`} className="wrap-anywhere">
              {noteText(note)}
            </li>
          ))}
        </ul>
      </Notice>
    </div>
  )
}
