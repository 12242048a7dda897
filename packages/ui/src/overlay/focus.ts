const field = 'input:not([type=hidden]), select, textarea, [role=combobox], [role=radio], [role=checkbox]'
const control = `${field}, button, a[href], [tabindex="0"]`

/** The focused element of the tree that `node` is in: inside a shadow root `document` only knows the host. */
export function focusedElement(node: Node): Element | null {
  const root = node.getRootNode()
  return root instanceof Document || root instanceof ShadowRoot ? root.activeElement : null
}

/** What a person will want first: the marked element, else the first field, else the first control below the header. */
export function firstToFocus(dialog: HTMLElement): HTMLElement {
  const find = (selector: string) => [...dialog.querySelectorAll<HTMLElement>(selector)].find(isUsable)
  return find('[data-autofocus]') ?? find(within(field)) ?? find(within(control)) ?? dialog
}

function within(selector: string): string {
  return selector
    .split(', ')
    .map((one) => `[data-dialog-content] ${one}`)
    .join(', ')
}

function isUsable(element: HTMLElement): boolean {
  const blocked = element.matches(':disabled, [aria-disabled=true], [aria-hidden=true], [tabindex="-1"]')
  return !blocked && !element.closest('[hidden], [inert], [aria-hidden=true]')
}
