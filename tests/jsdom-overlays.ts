/**
 * What jsdom does not have and overlays ask for, at its barest: nothing is laid out. How they really behave is tested in a browser (tests/kit).
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
  missing(HTMLElement.prototype, {
    hasPointerCapture: () => false,
    scrollIntoView: () => undefined,
  })

  globalThis.ResizeObserver ??= UnlaidResizeObserver
}
