/** On a 20 grid, as the kit's icons. Not among those: only this bar has them. */
const paths = {
  tag: 'M3.25 3.25h6.5l7 7-6.5 6.5-7-7v-6.5Z M6.75 6.75v.01',
  note: 'M3.75 3.75h12.5v8.5l-4 4h-8.5V3.75Z M16.25 12.25h-4v4 M6.75 7.25h6.5 M6.75 10.25h3.5',
} as const

/** A shape next to a word of the bar. */
export function BarIcon({ name }: { readonly name: keyof typeof paths }) {
  return (
    <svg
      aria-hidden
      viewBox="0 0 20 20"
      width="16"
      height="16"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      className="shrink-0"
    >
      <path d={paths[name]} />
    </svg>
  )
}
