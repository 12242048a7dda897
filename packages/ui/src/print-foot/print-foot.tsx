import * as words from '../words/page-frame.generated.ts'
export interface PrintFootProps {
  /** The time of the figures above: '11/19/2026, 9:41 AM'. */
  asOf: string
  /** The address of the page. */
  address: string
}

/** The foot of a printed page; hidden on screens. */
export function PrintFoot({ asOf, address }: PrintFootProps) {
  return (
    <footer className="mt-6 hidden justify-between gap-6 border-t border-hairline pt-2 text-caption text-text-subtle print:flex">
      <span className="shrink-0">{words.asOf({ when: asOf })}</span>
      <span className="min-w-0 text-right break-all">{address}</span>
    </footer>
  )
}
