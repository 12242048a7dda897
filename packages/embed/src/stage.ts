import { type Channel, isHello, isSpoken, openChannel } from './channel.ts'
import { createRoot, make, createFrame } from './drawing.ts'
import type { FrameOptions } from './protocol.ts'

/** A card that can ask for the stage. */
export interface StageCard {
  readonly options: () => FrameOptions
  /** The stage covers the page, or no longer. `isRefused`: it could not be shown. */
  stageChanged(isOpen: boolean, isRefused: boolean): void
  inert(value: boolean): void
}

/** A stage that has not said hello by then would leave the page covered by nothing. */
const patienceMs = 8000

/** Laid out while it is closed, so that the frame inside has drawn itself before it is shown. */
const sheetText = `
:host{all:initial!important;display:contents!important}
dialog{all:initial;position:fixed;inset:0;inline-size:100%;block-size:100%;visibility:hidden;pointer-events:none;overflow:auto;overscroll-behavior:contain}
dialog[open]{visibility:visible;pointer-events:auto}
iframe{visibility:inherit!important;pointer-events:inherit!important}
dialog::backdrop{background:none}
@media print{dialog{display:none}}
`

export const hasDialogs = () => typeof HTMLDialogElement === 'function' && 'showModal' in HTMLDialogElement.prototype

/** The one dialog of a page that all its widgets share, over everything, with our frame in it. */
export class Stage {
  readonly #origin: string
  readonly #cards: ReadonlySet<StageCard>
  #host: HTMLElement | undefined
  #dialog: HTMLDialogElement | undefined
  #frame: HTMLIFrameElement | undefined
  #channel: Channel | undefined
  #asking: StageCard | undefined
  #timer = 0

  constructor(origin: string, cards: ReadonlySet<StageCard>) {
    this.#origin = origin
    this.#cards = cards
  }

  /** Loads the frame. It is kept, so that the next dialog is there at once. */
  warm() {
    if (!hasDialogs() || this.#host?.isConnected) return
    this.#channel = undefined
    this.#frame = createFrame(`${this.#origin}/embed/stage`, 'Evenkeel: Dialog')
    this.#dialog = make('dialog', {}, this.#frame)
    this.#dialog.addEventListener('cancel', (event) => this.#cancel(event))
    this.#dialog.addEventListener('close', () => this.#closed(false))
    this.#host = make('div')
    createRoot(this.#host, this.#dialog).replaceSync(sheetText)
    document.documentElement.append(this.#host)
    addEventListener('message', this.#hear)
  }

  open(card: StageCard) {
    this.warm()
    if (!this.#dialog) return card.stageChanged(false, true)
    if (this.#asking) return
    this.#asking = card
    this.#channel?.send({ type: 'options', options: card.options() })
    this.#dialog.className = card.options().scheme
    this.#dialog.showModal()
    for (const one of this.#cards) one.inert(true)
    this.#frame?.focus()
    if (!this.#channel) this.#timer = window.setTimeout(() => this.#fail(), patienceMs)
    card.stageChanged(true, false)
  }

  /** Asks the stage to close, which it may refuse while something typed would be lost. */
  close(card: StageCard) {
    if (this.#asking === card) this.#channel?.send({ type: 'call', id: 0, method: 'close' })
  }

  /** The card is gone: so is its dialog. */
  drop(card: StageCard) {
    if (this.#asking === card) this.#dialog?.close()
  }

  readonly #hear = ({ data, origin, source }: MessageEvent<unknown>) => {
    const window = this.#frame?.contentWindow
    if (!window || source !== window || origin !== this.#origin || !isHello(data) || !isSpoken(data)) return
    clearTimeout(this.#timer)
    this.#channel?.close()
    const options = (this.#asking ?? [...this.#cards][0])?.options()
    if (!options) return
    this.#channel = openChannel(window, this.#origin, options, (message) => {
      if (message.type === 'stage' && message.dialog === null) this.#dialog?.close()
    })
  }

  /** Escape pressed outside of the frame: the frame closes its own dialog first, and may ask before it does. */
  #cancel(event: Event) {
    if (!this.#channel) return
    event.preventDefault()
    this.#channel.send({ type: 'call', id: 0, method: 'close' })
  }

  #fail() {
    const dialog = this.#dialog
    this.#closed(true)
    dialog?.close()
    this.#host?.remove()
  }

  #closed(isRefused: boolean) {
    const card = this.#asking
    if (!card) return
    clearTimeout(this.#timer)
    this.#asking = undefined
    for (const one of this.#cards) one.inert(false)
    card.stageChanged(false, isRefused)
  }
}
