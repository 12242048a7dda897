import { patterns } from '@evenkeel/widgets/shared/paths.ts'
import { startTransition, StrictMode } from 'react'
import type { Root } from 'react-dom/client'
import { App } from './app.tsx'
import { createPortalRouter, type PortalRouter } from './routes.tsx'
import { createPageRoot } from './shell/page-root.tsx'
import { begunCalls, forgetBegun, takeBegun } from './start/begun.ts'
import { readable } from '@evenkeel/api-client/client'
import type { FirstAnswers } from '@evenkeel/api-client/react'
import { note } from './client.ts'
import { queryAtom, searchTextAtom, writeQueryAtom } from '@evenkeel/widgets/shared/state/filters.ts'
import { store } from './state.ts'

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
function mirrorAddress(router: PortalRouter): () => void {
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

/**
 * Returns the answers of the first screen that have come by now, so that its first picture has them.
 * What has not come yet, or has failed, is asked for by the screen.
 */
async function readFirstAnswers() {
  const answers: FirstAnswers = new Map()
  const reads = begunCalls().map(async ({ name, input, response }) => {
    if (!(await response).ok) return
    // Taken, so that the screen asks again after a change; a failure is for the screen to see.
    const answer = await takeBegun(name, input)
    if (answer === undefined) return
    const data: unknown = await answer.json()
    answers.set(name, { data: readable(data), _k: 'body' in input ? [name, input] : [name] })
    note(answer)
  })
  await Promise.race([Promise.allSettled(reads), new Promise((resolve) => setTimeout(resolve, waitMs))])
  return answers
}

/** How long the first picture waits for answers that are on their way, in milliseconds: less than a person sees. */
const waitMs = 100

/** Whether the text is a base route: a path behind the hash without its leading slash, like `my-goals-and-finances`. */
const isBaseRoute = (text: string | null): text is string => text !== null && /^[a-z][a-z0-9/-]*$/.test(text)

/** Replaces an empty address with the base route, without a new entry in the history. */
function startAt(baseRoute: string | null) {
  // The page of an address that leads nowhere ignores what is behind the hash.
  const isNowhere = `/${baseRoute}` === patterns.notFound
  if (!isNowhere && location.hash.replace(/^#\/?/, '') !== '') return
  const path = isBaseRoute(baseRoute) ? `/${baseRoute}` : patterns.home
  history.replaceState(null, '', `${location.pathname}${location.search}#${path}`)
}

/** Resolves once the first screen's code and the session are there. */
const isStarted = (router: PortalRouter) =>
  new Promise<void>((resolve) => {
    if (router.state.initialized) return resolve()
    const end = router.subscribe(({ initialized }) => {
      if (!initialized) return
      end()
      resolve()
    })
  })

/** How long the first screen uses its first answers, in milliseconds. Over a slow line, or on a slow device, its cards come late. */
const freshMs = 60_000

/** Has every screen after the first ask again, and the first one too after a while: what they show may have changed by then. */
function forgetLater(router: PortalRouter, answers: FirstAnswers): void {
  const forget = () => {
    clearTimeout(timer)
    end()
    forgetBegun()
    answers.clear()
  }
  const { pathname } = router.state.location
  const timer = setTimeout(forget, freshMs)
  const end = router.subscribe(({ location }) => {
    if (location.pathname !== pathname) forget()
  })
}

/** The whole portal as one element: `<evenkeel-app base-route="my-goals-and-finances">`. */
export class EvenkeelApp extends HTMLElement {
  #root: Root | null = null
  #router: PortalRouter | null = null
  #endMirror: () => void = () => undefined

  connectedCallback() {
    startAt(this.getAttribute('base-route'))
    if (this.#router !== null) return
    this.#router = createPortalRouter()
    this.#endMirror = mirrorAddress(this.#router)
    void this.#show(this.#router)
  }

  /** Shows the first screen once it has its code and what it shows: until then the page shows its shape. */
  async #show(router: PortalRouter) {
    await isStarted(router)
    const answers = await readFirstAnswers()
    // It may have been taken out of the page meanwhile.
    if (this.#router !== router) return
    const root = createPageRoot(this, `#${patterns.home}`)
    this.#root = root
    forgetLater(router, answers)
    // Drawn in steps, between which the page can answer.
    startTransition(() =>
      root.render(
        <StrictMode>
          <App router={router} firstAnswers={answers} />
        </StrictMode>,
      ),
    )
  }

  disconnectedCallback() {
    this.#root?.unmount()
    this.#root = null
    this.#endMirror()
    this.#router?.dispose()
    this.#router = null
  }
}
