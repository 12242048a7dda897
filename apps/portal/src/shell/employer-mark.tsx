/** The employer's first letter for an employer without a logo. It has no color, because a red one would look like an alert. */
export const EmployerMark = ({ name, size = 32 }: { readonly name: string; readonly size?: 32 | 36 }) => (
  <span
    aria-hidden
    className={`inline-flex ${size === 32 ? 'size-8' : 'size-9'} shrink-0 items-center justify-center rounded-pill border border-hairline bg-sunken text-body font-semibold text-text-muted`}
  >
    {name.slice(0, 1)}
  </span>
)
