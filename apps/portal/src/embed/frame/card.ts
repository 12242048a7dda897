import * as words from '../../words/card-names.generated.ts'

/** What the card says to the person, and what its button is called where it does not connect. */
export interface CardText {
  readonly line: string
  readonly button?: string
  /** Whether a press does nothing now. The button keeps its place and can be focused, so that the page sees no difference. */
  readonly isBusy?: boolean
}

/** No answer came, or the code after the first script did not. */
export const unreachable = { line: words.unreachable, button: words.tryAgain } satisfies CardText
/** Our code failed. */
export const failed = { line: words.failed, button: words.tryAgain } satisfies CardText

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
  const drawn = { line: line.textContent, button: button.textContent }
  return {
    button,
    app,
    /** Shows the card with one of our sentences, or as it was drawn. */
    show(text: CardText | null) {
      line.textContent = (text ?? drawn).line
      button.textContent = text?.button ?? drawn.button
      button.ariaDisabled = text?.isBusy === true ? 'true' : null
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

export type Card = ReturnType<typeof createCard>
