/** Returns the HTML with each of these buttons only drawn: before the libraries are there it would do nothing. */
export const withDeadButtons = (html: string, isDead: (attributes: string) => boolean): string =>
  html.replaceAll(/<button type="button"([^>]*)>(.*?)<\/button>/gs, (whole, attributes, content) => {
    if (!isDead(String(attributes))) return whole
    const looks = String(attributes).replace(/ aria-\w+="[^"]*"/g, '')
    return `<span aria-hidden="true"${looks}>${String(content)}</span>`
  })

/**
 * Returns the HTML of the sign-in as a form that works before the libraries are there. Buttons but that of the form are only drawn. A form
 * of a dialog that is in none is never sent by the browser, so that no password can get into an address.
 * @throws Error for a `style`, which our policy for styles would leave out.
 */
export function toFirstForm(html: string): string {
  if (html.includes(' style="')) throw new Error('The sign-in has a style, which its first form cannot have.')
  return withDeadButtons(html, () => true).replace('<form ', '<form method="dialog" ')
}
