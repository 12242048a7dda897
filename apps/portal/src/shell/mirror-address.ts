import { queryAtom, searchTextAtom, writeQueryAtom } from '@evenkeel/widgets/shared/state/filters.ts'
import type { PortalRouter } from '../routes.tsx'
import { store } from '../state.ts'

interface Shown {
  readonly pathname: string
  readonly search: string
  readonly state: unknown
}

const isKept = (state: unknown): state is { readonly searchText: string } =>
  typeof state === 'object' && state !== null && 'searchText' in state && typeof state.searchText === 'string'

function keep({ pathname, search, state }: Shown): void {
  store.set(queryAtom(pathname), search.replace(/^\?/, ''))
  store.set(searchTextAtom(pathname), isKept(state) ? state.searchText : '')
}

/** Whether the person is on the way to another screen, which loads while this one can still be used. */
function isLeaving(router: PortalRouter, screen: string): boolean {
  const next = router.state.navigation.location?.pathname
  const [address] = window.location.hash.replace(/^#/, '').split('?')
  return (next !== undefined && next !== screen) || (address !== '' && address !== screen)
}

/**
 * Keeps what a person chose on a screen in its address, so that Back, a reload, and a copied link bring it back. Returns a
 * function that ends it.
 */
export function mirrorAddress(router: PortalRouter): () => void {
  keep(router.state.location)
  // The router takes a moment for each step, and two choices can come in one.
  let latest: Shown = router.state.location
  const go = (screen: string, next: Partial<Shown>, replace: boolean) => {
    if (latest.pathname !== screen || isLeaving(router, screen)) return
    latest = { ...latest, ...next }
    const { pathname, search, state } = latest
    void router.navigate({ pathname, search }, { replace, state })
  }
  store.set(writeQueryAtom, {
    write: (screen, query, change) => go(screen, { search: query }, change === 'replace'),
    // Back leaves the list, not letter after letter.
    writeSearch: (screen, searchText) => go(screen, { state: { searchText } }, true),
  })
  const end = router.subscribe(({ location, navigation }) => {
    // A step under way has the location before it, which would undo the choice.
    if (navigation.state !== 'idle') return
    latest = location
    keep(location)
  })
  return () => {
    end()
    store.set(writeQueryAtom, null)
  }
}
