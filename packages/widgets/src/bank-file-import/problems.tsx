import type { BankFilePreview } from '@evenkeel/api-client/contract/bank-files'
import { Notice } from '@evenkeel/ui/notice'
import * as words from '../words/bank-file-import.generated.ts'

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
          {problems.map(({ line, message }) => (
            <li key={`${line} ${message}`} className="wrap-anywhere">
              {line === null ? message : words.unreadableLine({ line: String(line), message })}
            </li>
          ))}
        </ul>
      </Notice>
    </div>
  )
}
