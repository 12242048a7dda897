const modals: HTMLElement[] = []
const listeners = new Set<() => void>()

const notify = (): void => listeners.forEach((listener) => listener())

/** Notes that a modal is on top of the page; the returned function removes it again. */
export function addModal(modal: HTMLElement): () => void {
  modals.push(modal)
  notify()
  return () => {
    const at = modals.indexOf(modal)
    if (at >= 0) modals.splice(at, 1)
    notify()
  }
}

/** Returns the topmost modal; null while there is none. */
export function topModal(): HTMLElement | null {
  return modals.at(-1) ?? null
}

/** Calls back whenever a modal opens or closes. */
export function subscribeToModals(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
