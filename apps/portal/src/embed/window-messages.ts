import type { WidgetName } from '@evenkeel/api-client/contract/widget-names'
import type { Ask, Decided } from '@evenkeel/widgets/shared/our-window.ts'

/** Something that binds, so a person decides on it in our window: one that a page cannot cover or draw over. */
export type Proposal = Ask & { readonly id: string }

/** What a frame says to the window that it opened, for our own origin only. */
export interface AskedMessage {
  readonly type: 'evenkeel:asked'
  /** The origin of the page around the frame, as the browser names it. */
  readonly page: string
  /** The origin in the address bar, where that is another one: the page is in a frame of it. Not known in every browser. */
  readonly container?: string | null
  readonly widget: WidgetName
  /** All widgets of the page. */
  readonly widgets: readonly WidgetName[]
  readonly keyThumbprint: string
  readonly isKeyStored: boolean
  /** Whether the page asks for heights that follow the content. */
  readonly asksListLength: boolean
  /** Empty: the window asks for the agreement. */
  readonly proposals: readonly Proposal[]
}

/** What our window says to its opener, for our own origin only: any other page that opened it hears nothing. */
export type WindowMessage =
  | { readonly type: 'evenkeel:who' }
  | { readonly type: 'evenkeel:code'; readonly code: string }
  | { readonly type: 'evenkeel:not-allowed' }
  | { readonly type: 'evenkeel:decided'; readonly id: string; readonly decided: Decided }

const types = ['evenkeel:who', 'evenkeel:code', 'evenkeel:not-allowed', 'evenkeel:decided']

export const isWindowMessage = (data: unknown): data is WindowMessage =>
  typeof data === 'object' && data !== null && 'type' in data && types.some((type) => type === data.type)

export const isAsked = (data: unknown): data is AskedMessage =>
  typeof data === 'object' && data !== null && 'type' in data && data.type === 'evenkeel:asked'
