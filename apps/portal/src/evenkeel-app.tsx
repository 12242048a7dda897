import { patterns } from '@evenkeel/widgets/shared/paths.ts'
import { StrictMode } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { App } from './app.tsx'
import { createPortalRouter, type PortalRouter } from './routes.tsx'

/** A base route is a path behind the hash, without the slash before it: `my-goals-and-finances`. */
const isBaseRoute = (text: string | null): text is string => text !== null && /^[a-z][a-z0-9/-]*$/.test(text)

/** Where to begin: an empty address goes to the base route, in place of the history's newest entry. */
function startAt(baseRoute: string | null) {
  if (location.hash.replace(/^#\/?/, '') !== '') return
  const path = isBaseRoute(baseRoute) ? `/${baseRoute}` : patterns.home
  history.replaceState(null, '', `${location.pathname}${location.search}#${path}`)
}

/** The whole portal as one element: `<evenkeel-app base-route="my-goals-and-finances">`. */
export class EvenkeelApp extends HTMLElement {
  #root: Root | null = null
  #router: PortalRouter | null = null

  connectedCallback() {
    startAt(this.getAttribute('base-route'))
    this.#root ??= createRoot(this)
    this.#router ??= createPortalRouter()
    this.#root.render(
      <StrictMode>
        <App router={this.#router} />
      </StrictMode>,
    )
  }

  disconnectedCallback() {
    this.#root?.unmount()
    this.#root = null
    this.#router?.dispose()
    this.#router = null
  }
}
