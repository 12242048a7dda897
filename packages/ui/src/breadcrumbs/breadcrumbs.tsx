import { Icon } from '../icon/icon.tsx'
import { TextLink } from '../link/link.tsx'
import * as words from '../words/page-frame.generated.ts'

export interface Crumb {
  label: string
  /** The address. The last item, the page itself, is plain text even with an address. */
  href?: string
}

/** The path from the top to this page. Renders nothing for a page at the top. */
export function Breadcrumbs({ items }: { items: readonly Crumb[] }) {
  if (items.length < 2) return null
  return (
    <nav aria-label={words.breadcrumb()}>
      <ol className="flex flex-wrap items-center gap-2 text-label font-normal">
        {items.map(({ label, href }, index) => {
          const last = index === items.length - 1
          return (
            // On a phone the title under it says the same, in the line that it would take.
            <li key={`${index} ${label}`} className={`flex items-center gap-2 ${last ? 'max-tablet:hidden' : ''}`}>
              {index > 0 && <Icon name="chevron-right" size={14} className="text-text-subtle" />}
              {last || href === undefined ? (
                <span className="text-text-muted" {...(last ? { 'aria-current': 'page' as const } : {})}>
                  {label}
                </span>
              ) : (
                <TextLink href={href}>{label}</TextLink>
              )}
            </li>
          )
        })}
      </ol>
    </nav>
  )
}
