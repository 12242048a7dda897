import { companyColor } from '@evenkeel/ui/tokens'

/** The employer's first letter on its own color of the palette, for an employer without a logo. */
export function EmployerMark({ name, companyId }: { readonly name: string; readonly companyId: number }) {
  return (
    <span
      aria-hidden
      data-swatch
      className="inline-flex size-8 shrink-0 items-center justify-center rounded-pill text-body font-semibold text-white"
      style={{ backgroundColor: companyColor(companyId) }}
    >
      {name.slice(0, 1)}
    </span>
  )
}
