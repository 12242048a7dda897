/** What a widget says to the page around it. A closed list; each event is a CustomEvent that bubbles out of the element. */
export interface WidgetEvents {
  /** The person is connected and the widget's content stands; said again when they connect again. */
  readonly 'evenkeel:ready': undefined
  /** Something failed that the person is told about; `message` is in words for a person and names no amount. */
  readonly 'evenkeel:error': { readonly message: string }
  /** The person changed something; `kind` is the widget's name. Carries nothing of what was changed. */
  readonly 'evenkeel:change': { readonly kind: string }
  /** The person follows a link to the portal; `preventDefault()` keeps the widget from opening it. */
  readonly 'evenkeel:navigate': { readonly href: string }
  /** The agreement or the session ended on its own; the widget shows 'Connect' again. */
  readonly 'evenkeel:session-expired': undefined
}

export type WidgetEventName = keyof WidgetEvents

/** Says it; gives false when the page prevented what would follow. */
export type Say = <Name extends WidgetEventName>(
  name: Name,
  ...detail: WidgetEvents[Name] extends undefined ? [] : [WidgetEvents[Name]]
) => boolean

/** Events are said on the element itself, so that the page hears them without looking into the shadow root. */
export const sayOn =
  (element: EventTarget): Say =>
  (name, ...[detail]) =>
    element.dispatchEvent(
      new CustomEvent(name, { detail, bubbles: true, composed: true, cancelable: name === 'evenkeel:navigate' }),
    )
