const field = 'input:not([type=hidden]), select, textarea, [role=combobox], [role=radio], [role=checkbox]'
const control = `${field}, button, a[href], [tabindex="0"]`

/** Returns what gets the focus first: the marked element, else the first field, else the first control below the header. */
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
