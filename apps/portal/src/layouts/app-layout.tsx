import { Brand, BrandMark } from '@evenkeel/ui/brand-mark'
import { ProgressBar } from '@evenkeel/ui/progress-bar'
import { ToastPlace } from '@evenkeel/widgets/shared/toasts.tsx'
import { BankConnectionsProvider } from '@evenkeel/widgets/shared/bank-connections.tsx'
import { lazyDialog } from '@evenkeel/widgets/shared/lazy-dialog.tsx'
import { Outlet, useLocation, useNavigation } from 'react-router'
import { Deferred } from '../shell/deferred.tsx'
import { HeaderControls } from '../shell/page-header.tsx'
import { Sidebar } from '../shell/sidebar.tsx'
import { usePageTitle } from '../shell/use-page-title.ts'
import { useReloadOnSamePath } from '../shell/use-reload-on-same-path.ts'
import * as words from '../words/navigation.generated.ts'
import { useEffect, useRef, type RefObject, useLayoutEffect } from 'react'
import { unstable_serialize, useSWRConfig } from 'swr'
import { Icon } from '@evenkeel/ui/icon'
import * as shellWords from '../words/shell.generated.ts'
import { PlaceLink } from '../shell/place-link.tsx'
import { findPlace, tabs } from '../shell/places.ts'

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
function TabBar() {
  const current = findPlace(useLocation().pathname)
  const bar = useRef<HTMLElement>(null)
  useMeasuredBar(bar)
  return (
    <nav
      data-part="places"
      aria-label={shellWords.main()}
      data-print="hide"
      ref={bar}
      className="fixed inset-x-0 bottom-0 z-10 border-t border-hairline bg-surface pb-[env(safe-area-inset-bottom)] tablet:hidden [@media(max-height:479px)]:static"
    >
      <ul className="flex min-h-16">
        {tabs.map((place) => (
          // Each tab has the width of its word and an even share of the rest, so that the longest fits on the narrowest phone.
          <li key={place.path} className="min-w-0 flex-auto">
            <PlaceLink
              path={place.path}
              isCurrent={place === current}
              className={`flex h-full flex-col items-center justify-center gap-1 text-[min(0.6875rem,3.7vw)]/4 font-medium ${place === current ? 'text-accent forced-colors:underline' : 'text-text-muted'}`}
            >
              <Icon name={place.icon} />
              <span className="max-w-full text-center wrap-anywhere">{place.label}</span>
            </PlaceLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/**
 * Reads again on another screen what failed before. SWR does so only if no component shows the failed answer yet, but the screen
 * that closes still shows it while the next one opens; without this hook the read would stay failed, with everything else up to
 * date.
 */
function useFailedReadsAgain(): void {
  const { pathname } = useLocation()
  const { cache, mutate } = useSWRConfig()
  const last = useRef(pathname)
  useEffect(() => {
    if (last.current === pathname) return
    last.current = pathname
    void mutate((key) => {
      const state = cache.get(unstable_serialize(key))
      return state?.error !== undefined && state.isValidating !== true
    })
  }, [pathname, cache, mutate])
}

const BankHost = lazyDialog(async () => (await import('@evenkeel/widgets/bank-connections')).BankHost)

/** Only on paper. */
const loadPageFoot = async () => (await import('../shell/page-foot.tsx')).PageFoot

/** The phone's top bar: brand, eye and avatar. */
function TopBar() {
  return (
    <header
      className="flex h-14 items-center justify-between border-b border-hairline bg-surface px-4 tablet:hidden"
      data-print="hide"
    >
      {/* With a large font on a phone, the mark alone. */}
      <span className="max-[17rem]:hidden">
        <Brand />
      </span>
      <span className="min-[17rem]:hidden">
        <BrandMark />
      </span>
      <HeaderControls />
    </header>
  )
}

/** Moves the focus to the content without changing the address, because an anchor behind the hash would be a route. */
function skipToContent() {
  document.querySelector<HTMLElement>('main')?.focus()
}

/** Where toasts are placed: next to the sidebar, above the tab bar. */
const contentEdges =
  '[--content-bottom:64px] tablet:[--content-bottom:0px] tablet:[--content-left:64px] desktop:[--content-left:240px]'

/** The frame of every screen behind the sign-in. */
export function AppLayout() {
  usePageTitle()
  useReloadOnSamePath()
  useFailedReadsAgain()
  const isLoading = useNavigation().state !== 'idle'
  return (
    <div className={`flex min-h-dvh bg-canvas text-text max-tablet:flex-col ${contentEdges}`}>
      <ProgressBar active={isLoading} />
      <button
        type="button"
        onClick={skipToContent}
        className="sr-only focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-20 focus:rounded-md focus:bg-surface focus:px-4 focus:py-2 focus:shadow-2"
      >
        {words.skipToContent()}
      </button>
      <Sidebar />
      <div className="min-w-0 flex-1">
        <TopBar />
        <main tabIndex={-1} className="mx-auto w-full max-w-[1184px] px-4 pb-24 outline-none tablet:px-8">
          <BankConnectionsProvider Host={BankHost}>
            <Outlet />
          </BankConnectionsProvider>
          <Deferred load={loadPageFoot} props={{}} />
        </main>
      </div>
      <TabBar />
      <ToastPlace />
    </div>
  )
}
