/** The employer's first letter for an employer without a logo. It has no color, because a red one would look like an alert. */
export const EmployerMark = ({ name }: { readonly name: string }) => (
  <span
    aria-hidden
    className="inline-flex size-8 shrink-0 items-center justify-center rounded-pill border border-hairline bg-sunken text-body font-semibold text-text-muted"
  >
    {name.slice(0, 1)}
  </span>
)
