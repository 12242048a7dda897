const modals: HTMLElement[] = []
const listeners = new Set<() => void>()

const tell = (): void => listeners.forEach((listener) => listener())

/** Notes that a modal lies on top of its page; the returned function takes it away again. */
export function addModal(modal: HTMLElement): () => void {
  modals.push(modal)
  tell()
  return () => {
    const at = modals.indexOf(modal)
    if (at >= 0) modals.splice(at, 1)
    tell()
  }
}

/** The topmost modal of one tree: that of another widget on the same page is none of its business. */
export function topModal(tree: Node | null): HTMLElement | null {
  return modals.findLast((modal) => modal.getRootNode() === tree) ?? null
}

/** Calls back whenever a modal comes or goes. */
export function subscribeToModals(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
