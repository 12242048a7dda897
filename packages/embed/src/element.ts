import type { WidgetName } from '@evenkeel/api-client/contract/widget-names'
import type { AttributeName, EvenkeelErrorCode, HostOptions } from './protocol.ts'

/** What a page may set, as properties of an element or of a component. Attributes are the same names in kebab-case. */
export interface EvenkeelOptions extends HostOptions {
  readonly scheme?: 'light' | 'dark' | 'auto'
  /** BCP 47 */
  readonly locale?: string
  readonly size?: 'fixed' | 'auto'
  /** 1 to 6 */
  readonly headingLevel?: number
  readonly print?: 'yes' | 'no'
}

export interface EvenkeelReady {
  readonly widget: WidgetName
}
export interface EvenkeelError {
  readonly code: EvenkeelErrorCode
  readonly retryable: boolean
  readonly message: string
}
export interface EvenkeelStage {
  /** whether our dialog covers the page */
  readonly open: boolean
}

export interface EvenkeelEventMap {
  'evenkeel:ready': CustomEvent<EvenkeelReady>
  'evenkeel:error': CustomEvent<EvenkeelError>
  'evenkeel:stage': CustomEvent<EvenkeelStage>
}

type Settable = { -readonly [Name in keyof EvenkeelOptions]-?: EvenkeelOptions[Name] | string | number | null }

/** The element of a widget. Every method settles alike for every state of the person, and never rejects. */
export interface EvenkeelElement extends HTMLElement, Settable {
  open(): Promise<void>
  close(): Promise<void>
  refresh(): Promise<void>
  retry(): Promise<void>
  /** Forgets the connection of this page in this browser: for the page's own sign-out. */
  logout(): Promise<void>
}

declare global {
  interface HTMLElementTagNameMap extends Record<`evenkeel-${WidgetName}`, EvenkeelElement> {}
  interface HTMLElementEventMap extends EvenkeelEventMap {}
}

/** The attributes of an element in a template, in kebab-case. */
export type EvenkeelAttributes = { readonly [Name in AttributeName]?: string | number | undefined }
