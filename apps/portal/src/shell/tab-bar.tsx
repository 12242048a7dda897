import { Icon } from '@evenkeel/ui/icon'
import { useRef, type RefObject, useLayoutEffect } from 'react'
import { NavLink, useLocation } from 'react-router'
import * as words from '../words/shell.generated.ts'
import { findPlace, tabs } from './places.ts'

const property = '--bar-bottom'

/** Says in a property of the page how much of its foot a fixed bar covers, so that the focus is scrolled from under it. */
function useMeasuredBar(bar: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const node = bar.current
    const { style } = document.documentElement
    if (node === null || typeof ResizeObserver === 'undefined') return
    const measure = () => {
      const isOverPage = getComputedStyle(node).position === 'fixed'
      style.setProperty(property, `${isOverPage ? node.getBoundingClientRect().height : 0}px`)
    }
    // It also measures once at the beginning, when the page is laid out anyway.
    const observer = new ResizeObserver(measure)
    observer.observe(node)
    addEventListener('resize', measure)
    return () => {
      observer.disconnect()
      removeEventListener('resize', measure)
      style.removeProperty(property)
    }
  }, [bar])
}

/** The phone's navigation: five places at the foot of the screen, below 700 px; at the foot of the page where the screen is low. */
export function TabBar() {
  const current = findPlace(useLocation().pathname)
  const bar = useRef<HTMLElement>(null)
  useMeasuredBar(bar)
  return (
    <nav
      aria-label={words.main()}
      data-print="hide"
      ref={bar}
      className="fixed inset-x-0 bottom-0 z-10 border-t border-hairline bg-surface pb-[env(safe-area-inset-bottom)] tablet:hidden [@media(max-height:479px)]:static"
    >
      <ul className="flex min-h-16">
        {tabs.map((place) => (
          // Each tab has the width of its word and an even share of the rest, so that the longest fits on the narrowest phone.
          <li key={place.path} className="min-w-0 flex-auto">
            <NavLink
              to={place.path}
              aria-current={place === current ? 'page' : false}
              className={`flex h-full flex-col items-center justify-center gap-1 text-[min(0.6875rem,3.7vw)]/4 font-medium ${place === current ? 'text-accent forced-colors:underline' : 'text-text-muted'}`}
            >
              <Icon name={place.icon} />
              <span className="max-w-full text-center wrap-anywhere">{place.label}</span>
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
