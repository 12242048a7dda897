const focusable =
  'a[href], button:not([disabled]), input:not([disabled]), select:not([disabled]), textarea:not([disabled]), [tabindex]:not([tabindex="-1"])'

/** Keeps Tab inside a document: a frame's last control would otherwise lead to the page around it, behind the dialog. */
export function wrapFocus(document: Document): void {
  document.addEventListener('keydown', (event) => {
    if (event.key !== 'Tab' || event.defaultPrevented) return
    const controls = [...document.querySelectorAll<HTMLElement>(focusable)].filter(
      (control) => control.checkVisibility?.() ?? true,
    )
    const [first, last] = [controls[0], controls.at(-1)]
    const isAtEnd =
      document.activeElement === (event.shiftKey ? first : last) || document.activeElement === document.body
    const next = event.shiftKey ? last : first
    if (!isAtEnd || next === undefined) return
    event.preventDefault()
    next.focus()
  })
}
