/** Moves the focus to a field. Of several controls with one name, the chosen one gets it. */
export function focusField(form: HTMLFormElement | null, name: string): void {
  const named = `[name="${CSS.escape(name)}"]`
  const control = form?.querySelector<HTMLElement>(`${named}:checked`) ?? form?.querySelector<HTMLElement>(named)
  control?.focus()
}
