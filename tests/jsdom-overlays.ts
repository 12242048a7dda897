/**
 * What jsdom does not have and overlays ask for, at its barest: a dialog and a popover are shown or not, nothing is laid
 * out, and nothing else becomes inert. How they really behave is tested in a browser (tests/embed/overlays).
 */

const missing = <T extends object>(prototype: T, members: Partial<T>): void => {
  for (const [name, value] of Object.entries(members)) {
    if (!(name in prototype)) Object.defineProperty(prototype, name, { value, configurable: true, writable: true })
  }
}

class UnlaidResizeObserver implements ResizeObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}

/** Adds them to the document of this test. */
export function mendJsdom(): void {
  missing(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      this.open = true
    },
    close(this: HTMLDialogElement) {
      this.open = false
    },
  })

  missing(HTMLElement.prototype, {
    // Its own sheet hides a popover for good, because it does not know the state.
    showPopover(this: HTMLElement) {
      this.style.display = 'block'
    },
    hidePopover(this: HTMLElement) {
      this.style.removeProperty('display')
    },
    hasPointerCapture: () => false,
    scrollIntoView: () => undefined,
  })

  globalThis.ResizeObserver ??= UnlaidResizeObserver
}
