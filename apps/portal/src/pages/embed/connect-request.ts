import type { WidgetName } from '@evenkeel/api-client/contract/embed'
import { isWidgetName } from './widget-words.ts'

/** Which widget asks to show figures on the pages of which origin. */
export interface ConnectRequest {
  readonly widget: WidgetName
  readonly origin: string
}

const isOrigin = (text: string | null): text is string =>
  text !== null && URL.canParse(text) && new URL(text).origin === text

/** Whether the window was opened to link a bank, and not to connect a widget. */
export const isLinkRequest = (search: string): boolean => new URLSearchParams(search).get('link') === 'account'

/** Reads what the widget put into the window's address; null for anything else. */
export function connectRequestOf(search: string): ConnectRequest | null {
  const query = new URLSearchParams(search)
  const widget = query.get('widget')
  const origin = query.get('origin')
  return isWidgetName(widget) && isOrigin(origin) ? { widget, origin } : null
}
