/** Gives a field the focus, wherever it stands: of several controls of one name, the chosen one. */
export function focusField(form: HTMLFormElement | null, name: string): void {
  const named = `[name="${CSS.escape(name)}"]`
  const control = form?.querySelector<HTMLElement>(`${named}:checked`) ?? form?.querySelector<HTMLElement>(named)
  control?.focus()
}
