import type { WidgetName } from '@evenkeel/api-client/contract/widget-names'
import { CardFrame } from './card.ts'
import { errorWords } from './errors.ts'
import { createDrawing } from './drawing.ts'
import { findLocale, findScheme, followPage, settleMs } from './page.ts'
import {
  type EvenkeelErrorCode,
  type FrameOptions,
  type MessageToLoader,
  heightStep,
  narrowBelow,
  reservedHeights,
} from './protocol.ts'
import { attributeNames, readOptions, toProperty } from './read-options.ts'
import { Stage, type StageCard, hasDialogs } from './stage.ts'
import { widgetTitle } from './titles.ts'

/** How far outside of the viewport an element still counts as near. */
const nearMargin = '300px'
/** A frame cannot make the page longer than this, in px. */
const maxHeight = 8000

const warned = new Set<string>()
const cards = new Set<StageCard>()
let stage: Stage | undefined

/** Creates the class of one widget's element, which draws our frame and nothing else. */
export function createElementClass(widget: WidgetName, origin: string) {
  return class extends HTMLElement {
    static readonly observedAttributes = attributeNames
    readonly #drawing = createDrawing(this)
    readonly #frame = new CardFrame({
      src: `${origin}/embed/${widget}`,
      title: `Evenkeel: ${widgetTitle(widget)}`,
      drawing: this.#drawing,
      options: () => this.#options(),
      ready: () => this.#say('ready', { widget }),
      error: (code, message, retryable) => this.#error(code, message, retryable),
      hear: (message) => this.#hear(message),
    })
    readonly #card: StageCard = {
      options: () => this.#options(),
      inert: (value) => void this.#frame.send({ type: 'inert', value }),
      stageChanged: (isOpen, isRefused) => this.#stageChanged(isOpen, isRefused),
    }
    readonly #near = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && this.#start(),
      { rootMargin: nearMargin },
    )
    readonly #width = new ResizeObserver(() => this.#size())
    #unfollow: (() => void) | undefined
    #timer = 0
    #asked = 0

    connectedCallback() {
      if (this.#unfollow) return
      keepEarlyProperties(this)
      cards.add(this.#card)
      this.#unfollow = followPage(() => this.#changed())
      this.#drawing.paint(this.#options())
      this.#near.observe(this)
      this.#width.observe(this)
    }

    /** A page that moves the element takes it out and puts it back at once; the frame starts again either way. */
    disconnectedCallback() {
      stage?.drop(this.#card)
      cards.delete(this.#card)
      this.#unfollow?.()
      this.#unfollow = undefined
      this.#near.disconnect()
      this.#width.disconnect()
      clearTimeout(this.#timer)
      this.#timer = 0
      this.#frame.stop()
    }

    /** With `moveBefore` the frame goes along as it is. */
    connectedMoveCallback() {
      this.#changed()
    }

    attributeChangedCallback() {
      if (this.#unfollow) this.#timer ||= window.setTimeout(() => this.#changed(), settleMs)
    }

    open() {
      return this.#frame.call('open')
    }

    close() {
      stage?.close(this.#card)
      return this.#frame.call('close')
    }

    refresh() {
      return this.#frame.call('refresh')
    }

    retry() {
      return this.#frame.call('retry')
    }

    logout() {
      return this.#frame.call('logout')
    }

    #start() {
      this.#near.disconnect()
      this.#frame.start()
    }

    #options(): FrameOptions {
      const said = this.getAttribute('scheme')
      const scheme = said === 'light' || said === 'dark' ? said : findScheme(this)
      const page = { scheme, locale: findLocale(this), hasStage: hasDialogs() }
      const { options, refused } = readOptions((name) => this.getAttribute(name), page)
      for (const { message } of refused) this.#refuse(message)
      return options
    }

    #changed() {
      this.#timer = 0
      const options = this.#options()
      this.#drawing.paint(options)
      this.#size()
      this.#frame.send({ type: 'options', options })
    }

    /** The height that the element reserves, and with `size="auto"` whole steps more. */
    #size() {
      const { narrow, wide } = reservedHeights[widget]
      const reserved = this.clientWidth < narrowBelow ? narrow : wide
      const isAuto = this.getAttribute('size') === 'auto'
      const steps = isAuto ? Math.ceil(Math.max(0, this.#asked - reserved) / heightStep) : 0
      this.#drawing.size(reserved + steps * heightStep, getComputedStyle(this).maxBlockSize)
    }

    #hear(message: MessageToLoader) {
      if (message.type === 'height') {
        this.#asked = Math.min(message.value, maxHeight)
        this.#size()
      }
      if (message.type !== 'warm' && message.type !== 'stage') return
      stage ??= new Stage(origin, cards)
      if (message.type === 'warm') stage.warm()
      else if (message.dialog !== null) stage.open(this.#card)
    }

    #stageChanged(isOpen: boolean, isRefused: boolean) {
      if (isRefused) this.#error('stage_refused', errorWords.stage_refused.message, false)
      else this.#say('stage', { open: isOpen })
      if (isOpen) return
      this.#frame.focus()
      this.#frame.send({ type: 'stage-closed', isRefused })
    }

    /** Each reason is said once a page: options are read again at every change. */
    #refuse(message: string) {
      const words = `<evenkeel-${widget}> ${message}`
      if (warned.has(words)) return
      warned.add(words)
      globalThis.console.warn(words)
      this.#error('option_refused', message, false)
    }

    #error(code: EvenkeelErrorCode, message: string, retryable: boolean) {
      this.#say('error', { code, retryable, message })
    }

    #say(event: string, detail: object) {
      this.dispatchEvent(new CustomEvent(`evenkeel:${event}`, { detail, bubbles: true, composed: true }))
    }
  }
}

/** Turns properties that a page or a framework set before the element was defined into attributes. */
function keepEarlyProperties(element: HTMLElement) {
  for (const property of attributeNames.map(toProperty)) {
    if (!Object.hasOwn(element, property)) continue
    const early: unknown = Reflect.get(element, property)
    Reflect.deleteProperty(element, property)
    Reflect.set(element, property, early)
  }
}

/** Adds one property for each attribute to a class: text or null to read; null and undefined remove the attribute. */
export function reflectAttributes(prototype: HTMLElement) {
  for (const attribute of attributeNames) {
    Object.defineProperty(prototype, toProperty(attribute), {
      configurable: true,
      enumerable: true,
      get(this: HTMLElement) {
        return this.getAttribute(attribute)
      },
      set(this: HTMLElement, value: unknown) {
        if ((value ?? null) === null) this.removeAttribute(attribute)
        else this.setAttribute(attribute, String(value))
      },
    })
  }
}
