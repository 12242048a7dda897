import * as words from '../../words/card-names.generated.ts'

/** The sentences that only the person sees. */
const frameWords = {
  window_blocked: words.windowBlocked,
  page_not_allowed: words.pageNotAllowed,
  refused: words.refused,
  ended: words.ended,
  busy: words.busy,
  unreachable: words.unreachable,
  waiting: words.waiting,
} as const

export type CardWord = keyof typeof frameWords

const find = <T extends HTMLElement>(id: string, kind: new () => T): T => {
  const element = document.getElementById(id)
  if (element instanceof kind) return element
  throw new Error(`The frame has no #${id}.`)
}

/**
 * The card that the server drew: before a person is connected, while that happens, and after it ended. It keeps its place and its
 * height throughout; what the person reads is never told to the page.
 */
export function createCard() {
  const card = find('card', HTMLElement)
  const line = find('line', HTMLElement)
  const button = find('connect', HTMLButtonElement)
  const app = find('app', HTMLElement)
  const first = line.textContent
  return {
    button,
    app,
    /** Shows the card with one of our sentences, or as it was drawn. */
    show(word: CardWord | null) {
      line.textContent = word === null ? first : frameWords[word]
      button.textContent = word === 'waiting' ? words.showWindow : isRetry(word) ? words.tryAgain : words.connect
      card.dataset['word'] = word ?? ''
      card.hidden = false
      app.hidden = true
    },
    /** Takes the focus, at once and alike with and without a person. */
    focus() {
      if (app.hidden) button.focus()
      else app.focus()
    },
    /** Replaces the card by the widget. */
    showApp() {
      card.hidden = true
      app.hidden = false
    },
  }
}

/** Whether a press on the button asks again and opens no window. */
export const isRetry = (word: CardWord | null): boolean => word === 'busy' || word === 'unreachable'

export type Card = ReturnType<typeof createCard>
