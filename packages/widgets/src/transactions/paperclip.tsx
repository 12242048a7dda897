import { VisuallyHidden } from '@evenkeel/ui/visually-hidden'
import * as words from '../words/transactions.generated.ts'

/** Says that a transaction has files. On a 20 grid, as the kit's icons; not among those: only lists of transactions have it. */
export function Paperclip({ count }: { readonly count: number }) {
  const text = words.attachmentCount({ count })
  return (
    <span className="shrink-0 text-text-subtle" title={text}>
      <svg
        aria-hidden
        viewBox="0 0 20 20"
        width="14"
        height="14"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.75"
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        <path d="m16.25 9.5-6.1 6.1a3.7 3.7 0 0 1-5.25-5.25l6.4-6.4a2.5 2.5 0 0 1 3.55 3.55l-6.3 6.3a1.25 1.25 0 0 1-1.8-1.8l5.5-5.45" />
      </svg>
      <VisuallyHidden>{text}</VisuallyHidden>
    </span>
  )
}
