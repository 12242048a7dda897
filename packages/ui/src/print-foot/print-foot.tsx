export interface PrintFootProps {
  /** When the figures above are from: '11/19/2026, 9:41 AM'. */
  asOf: string
  /** Where the page is found again. */
  address: string
}

/** What stands at the foot of a printed page, and nowhere on a screen. */
export function PrintFoot({ asOf, address }: PrintFootProps) {
  return (
    <footer className="mt-6 hidden justify-between gap-6 border-t border-hairline pt-2 text-caption text-text-subtle print:flex">
      <span className="shrink-0">As of {asOf}</span>
      <span className="min-w-0 text-right break-all">{address}</span>
    </footer>
  )
}
