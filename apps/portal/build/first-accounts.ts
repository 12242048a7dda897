import { withDeadButtons } from './first-form.ts'

/**
 * Returns the HTML of home's card of accounts, each text about a person replaced by a place for it. What opens a section stays a button;
 * other buttons would do nothing before the libraries are there, so they are only drawn.
 * @param texts by the name of its place, each text that is in the HTML once.
 * @throws Error for a text that is not in it once, and for a `style`, which our policy for styles would leave out.
 */
export function toFirstAccounts(html: string, texts: Readonly<Record<string, string>>): string {
  if (html.includes(' style="'))
    throw new Error('The card of accounts has a style, which its first picture cannot have.')
  const card = withDeadButtons(html, (attributes) => !attributes.includes('aria-controls='))
  return Object.entries(texts).reduce((before, [name, text]) => {
    const [start = '', end, ...more] = before.split(text)
    if (end === undefined || more.length > 0) throw new Error(`The card of accounts does not say '${text}' once.`)
    return `${start}<span data-place="${name}"></span>${end}`
  }, card)
}

/**
 * Returns the HTML of the card of what to do, each text of its two rows replaced by a place for it. The first script says where their
 * links lead, and sets what is in `data-style`. The card is not loading: it has what it says.
 * @param texts by the name of its place.
 */
export const toFirstSteps = (html: string, texts: Readonly<Record<string, string>>): string =>
  Object.entries(texts).reduce(
    (before, [name, text]) => before.replaceAll(`>${text}<`, `><span data-place="${name}"></span><`),
    html.replaceAll(' style="', ' data-style="').replaceAll(/ href="[^"]*"|<output.*?<\/output>/g, ''),
  )
