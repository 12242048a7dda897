import { Icon } from '@evenkeel/ui/icon'
import { NavLink, useLocation } from 'react-router'
import { placeOf, tabs } from './places.ts'

/** The phone's navigation: five places at the foot of the screen, below 700 px. */
export function TabBar() {
  const current = placeOf(useLocation().pathname)
  return (
    <nav
      aria-label="Main"
      data-print="hide"
      className="fixed inset-x-0 bottom-0 z-10 border-t border-hairline bg-surface pb-[env(safe-area-inset-bottom)] tablet:hidden"
    >
      <ul className="flex h-16">
        {tabs.map((place) => (
          // Each place has the room of its word and an even share of the rest, so that the longest fits on the narrowest phone.
          <li key={place.path} className="min-w-0 flex-auto">
            <NavLink
              to={place.path}
              aria-current={place === current ? 'page' : false}
              className={`flex h-full flex-col items-center justify-center gap-1 text-[11px]/4 font-medium ${place === current ? 'text-accent forced-colors:underline' : 'text-text-muted'}`}
            >
              <Icon name={place.icon} />
              <span className="max-w-full truncate">{place.shortLabel}</span>
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
