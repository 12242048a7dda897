import type { WidgetName } from '@evenkeel/api-client/contract/embed'
import { sayOn } from './events.ts'
import { whenNearViewport } from './near-viewport.ts'
import { observedAttributes, optionsOf } from './options.ts'
import type { MountedWidget, MountWidget } from './widget.ts'

/** The element of one widget: waits until it is near the viewport, gets the code, and hands it a shadow root. */
function createElementClass(name: WidgetName, origin: string, load: () => Promise<MountWidget>) {
  return class EvenkeelWidget extends HTMLElement {
    static readonly observedAttributes = observedAttributes
    #mounted: MountedWidget | null = null
    /** Calls off whatever the element waits for before it can be mounted. */
    #stopWaiting: (() => void) | null = null

    connectedCallback() {
      if (this.#mounted === null && this.#stopWaiting === null)
        this.#stopWaiting = whenNearViewport(this, () => void this.#mount())
    }

    /** A page that moves the element takes it out and puts it back at once: only a removal that lasts unmounts. */
    disconnectedCallback() {
      setTimeout(() => {
        if (!this.isConnected) this.#unmount()
      })
    }

    attributeChangedCallback() {
      this.#mounted?.update(optionsOf(this))
    }

    open() {
      this.#mounted?.open()
    }

    close() {
      this.#mounted?.close()
    }

    refresh() {
      this.#mounted?.refresh()
    }

    logout() {
      this.#mounted?.logout()
    }

    async #mount() {
      const say = sayOn(this)
      try {
        const mount = await load()
        this.#stopWaiting = null
        if (!this.isConnected || this.#mounted !== null) return
        const root = this.shadowRoot ?? this.attachShadow({ mode: 'open' })
        this.#mounted = mount(root, { name, origin, say }, optionsOf(this))
      } catch {
        say('evenkeel:error', { message: 'The widget could not be loaded.' })
        this.#mountWhenOnline()
      }
    }

    #mountWhenOnline() {
      const retry = () => void this.#mount()
      addEventListener('online', retry, { once: true })
      this.#stopWaiting = () => removeEventListener('online', retry)
    }

    #unmount() {
      this.#stopWaiting?.()
      this.#stopWaiting = null
      this.#mounted?.unmount()
      this.#mounted = null
    }
  }
}

/** Defines `<evenkeel-{name}>`. The first script to define a tag wins: a second one, of any version, changes nothing. */
export function defineWidget(name: WidgetName, origin: string, load: () => Promise<MountWidget>) {
  const tag = `evenkeel-${name}`
  if (customElements.get(tag) === undefined) customElements.define(tag, createElementClass(name, origin, load))
}
