import type { WidgetName } from '@evenkeel/api-client/contract/widget-names'

/**
 * What the loader on a page and our frames say to each other. Frame to page: `hello`, with `*` as the target, because it
 * carries nothing. Page to frame: `open` with one `MessagePort`, for our exact origin. Everything else goes over that port.
 * Within a protocol, fields and types are only added: both sides ignore what they do not know.
 */
export const protocolVersion = 2

/** A longer message, as JSON text, is dropped. */
export const maxMessageBytes = 4096
/** Further messages of the same second are dropped. */
export const maxMessagesPerSecond = 50

/** The frames of a page: one for each element, and one stage for the dialogs of all of them. */
export type FrameName = WidgetName | 'stage'

/** From a frame to the page around it, by `parent.postMessage`, each time the document of the frame starts. */
export interface HelloMessage {
  readonly type: 'evenkeel:hello'
  /** the oldest and the newest protocol that the frame speaks */
  readonly min: number
  readonly max: number
  /** the release of the frame */
  readonly release: string
  readonly widget: FrameName
}

/** From the page to the frame that said hello, with the port of all further messages as its only transferred object. */
export interface OpenMessage {
  readonly type: 'evenkeel:open'
  readonly protocol: number
  /** the release of the loader */
  readonly release: string
  readonly options: FrameOptions
}

/**
 * What the page may call. A frame replies alike and equally fast for every state of a person, or the page could read that
 * state from the reply.
 */
export type FrameMethod = 'open' | 'close' | 'refresh' | 'retry' | 'logout'

export type MessageToFrame =
  /** The page changed an option, its colors, or its language; replaces all options of before. */
  | { readonly type: 'options'; readonly options: FrameOptions }
  | { readonly type: 'call'; readonly id: number; readonly method: FrameMethod }
  /** While a dialog covers the page, nothing in the frame can be focused or pressed. The stage is never told. */
  | { readonly type: 'inert'; readonly value: boolean }
  /**
   * To the card that asked for the dialog: it is closed, and the control that opened it takes the focus. `isRefused`: the
   * page's browser cannot show it; the frame opens our window instead.
   */
  | { readonly type: 'stage-closed'; readonly isRefused: boolean }

/**
 * `standing`: the frame has taken the port and drawn itself, with or without a person: sent once after each `open`.
 * `failed`: a file of the frame could not be loaded. Neither says anything about a person or about an answer of the API.
 */
export type FrameState = 'loading' | 'standing' | 'failed'

export type MessageToLoader =
  /** The wanted height in px. Only with `size="auto"`, and only if the person agreed that the page may see it. */
  | { readonly type: 'height'; readonly value: number }
  /**
   * From a card: show the stage; the name of the dialog is for debugging, the two frames talk to each other directly.
   * From the stage, with null: the dialog is closed.
   */
  | { readonly type: 'stage'; readonly dialog: string | null }
  /** From a card: the person is near a control that opens a dialog, so load the stage. */
  | { readonly type: 'warm' }
  | { readonly type: 'state'; readonly value: FrameState }
  | { readonly type: 'reply'; readonly id: number }

/** What the frame draws with. Every value has been checked and bounded by the loader; the frame checks again. */
export interface FrameOptions extends HostOptions {
  /** `auto` is resolved by the loader, which sees the page. */
  readonly scheme: 'light' | 'dark'
  /** BCP 47, as the page wrote it */
  readonly locale: string
  /** Whether the page's own element names it: then it comes before the language of the person. */
  readonly namesLocale?: boolean
  readonly size: 'fixed' | 'auto'
  readonly headingLevel: number
  readonly print: 'yes' | 'no'
  /** false: there is no `<dialog>`, so the frame opens our window instead of asking for the stage */
  readonly hasStage: boolean
}

/** Below this width of the element, in px, its narrow height is reserved. */
export const narrowBelow = 600
/** With `size="auto"` the element grows by multiples of this, so that its height does not say how long a list is. */
export const heightStep = 160

/**
 * What an element reserves, in px: the same before connecting, connected, empty, and failed. Enough for the demo person without a
 * scroll bar inside, at any width from 280 px, but for long lists and the retirement calculator, which scroll.
 */
export const reservedHeights = {
  'cash-flow-chart': { narrow: 570, wide: 600 },
  'net-worth': { narrow: 570, wide: 600 },
  recurring: { narrow: 570, wide: 600 },
  'budget-modal': { narrow: 490, wide: 470 },
  'spending-chart': { narrow: 580, wide: 400 },
  accounts: { narrow: 560, wide: 560 },
  'account-modal': { narrow: 220, wide: 170 },
  'link-accounts': { narrow: 520, wide: 480 },
  'next-steps': { narrow: 580, wide: 430 },
  goals: { narrow: 760, wide: 600 },
  transactions: { narrow: 560, wide: 560 },
  'retirement-calculator': { narrow: 720, wide: 560 },
  'debt-wizard': { narrow: 810, wide: 690 },
} as const satisfies Readonly<Record<WidgetName, { readonly narrow: number; readonly wide: number }>>

/** What a page hears in `evenkeel:error`: nothing in it depends on the person. */
export type EvenkeelErrorCode =
  | 'blocked_by_policy'
  | 'load_failed'
  | 'load_timeout'
  | 'offline'
  | 'version_unsupported'
  | 'page_insecure'
  | 'page_opaque'
  | 'option_refused'
  | 'stage_refused'

/** What only the person sees, in the frame. */
export type FrameErrorCode =
  | 'window_blocked'
  | 'page_not_allowed'
  | 'refused'
  | 'ended'
  | 'busy'
  | 'unreachable'
  | 'failed'

/** What a page may set on an element to change how it looks; all of it is bounded, and none of it is free CSS. */
export interface HostOptions {
  /** `#rgb` or `#rrggbb`, like every color here */
  readonly colorAccent?: string
  readonly colorSurface?: string
  readonly colorText?: string
  readonly colorBorder?: string
  readonly colorPositive?: string
  readonly colorWarning?: string
  readonly colorDanger?: string
  /** names, as in CSS */
  readonly fontFamily?: string
  /** 14 to 18 px */
  readonly fontSizeBase?: number
  /** corner radius of cards, 0 to 16 px */
  readonly radius?: number
  /** 400 to 700 */
  readonly headingWeight?: number
  readonly density?: 'normal' | 'compact'
  /** strength of the shadow: 0, 1, or 2 */
  readonly elevation?: number
}

/** What an attribute accepts. Numbers are bounded by `min` and `max`; `contrast` is with the surface. */
export type OptionKind =
  | { readonly kind: 'color'; readonly contrast?: number }
  | { readonly kind: 'fonts' }
  | { readonly kind: 'number'; readonly min: number; readonly max: number; readonly isWhole?: boolean }
  | { readonly kind: 'words'; readonly words: readonly string[] }
  | { readonly kind: 'language' }

const words = (...list: string[]): OptionKind => ({ kind: 'words', words: list })

/** The fourteen theme attributes. An attribute is its option in kebab-case. */
export const themeAttributes = {
  scheme: words('light', 'dark', 'auto'),
  'color-accent': { kind: 'color', contrast: 4.5 },
  'color-surface': { kind: 'color' },
  'color-text': { kind: 'color', contrast: 4.5 },
  'color-border': { kind: 'color', contrast: 3 },
  'color-positive': { kind: 'color', contrast: 4.5 },
  'color-warning': { kind: 'color', contrast: 4.5 },
  'color-danger': { kind: 'color', contrast: 4.5 },
  'font-family': { kind: 'fonts' },
  'font-size-base': { kind: 'number', min: 14, max: 18 },
  radius: { kind: 'number', min: 0, max: 16 },
  'heading-weight': { kind: 'number', min: 400, max: 700 },
  density: words('normal', 'compact'),
  elevation: { kind: 'number', min: 0, max: 2, isWhole: true },
} as const satisfies Readonly<Record<string, OptionKind>>

/** All attributes of an element. */
export const attributes = {
  ...themeAttributes,
  locale: { kind: 'language' },
  size: words('fixed', 'auto'),
  'heading-level': { kind: 'number', min: 1, max: 6, isWhole: true },
  print: words('yes', 'no'),
} as const satisfies Readonly<Record<string, OptionKind>>

export type AttributeName = keyof typeof attributes
