import type { WidgetName } from '@evenkeel/api-client/contract/widget-names'
import type { OtherPages } from '@evenkeel/api-client/react'
import type { FrameMethod, FrameOptions } from '@evenkeel/embed/protocol'
import type { ComponentType, ReactNode } from 'react'
import type { PageChannel, StageChange } from '../grant/page-channel.ts'
import type { Ask, Decided } from '@evenkeel/widgets/shared/our-window.ts'

export interface CardProps {
  readonly signature: ReactNode
}
export interface TypedCardProps extends CardProps {
  /** Connects, for a calculation with the person's own figures. */
  readonly onOwnFigures: () => void
}

/** What the first script hands to the widget's own code, which loads only once a person is connected. */
export interface FrameSession {
  readonly widget: WidgetName
  /** The origin of the page around the frame. */
  readonly page: string
  /** Sends a call with the widget's token; answers 401 once the agreement ended. */
  fetch(request: Request): Promise<Response>
  getOptions(): FrameOptions
  onOptions(listener: () => void): () => void
  onCall(listener: (method: FrameMethod) => void): () => void
  /** When the agreement ends. */
  readonly endsAt: string
  /** Whether the person can let it go on now. */
  readonly mayKeep: boolean
  /** Has the person decide in our window; rejects if the browser blocked it. */
  ask(ask: Ask): Promise<Decided>
  /** Opens a dialog on the stage; resolves with what it changed. Null where the page has no stage. */
  openOnStage: ((dialog: string, about: unknown) => Promise<StageChange | null>) | null
  /** The other cards of the page. */
  readonly others: OtherPages
  /** Hears what was changed in a dialog that the page opened on the stage. */
  onStageChange(listener: (change: StageChange) => void): void
  /** The wanted height; heard by the page only if the person agreed to that. */
  tellHeight: ((height: number) => void) | null
  /** Ends what is shown: the card with 'Connect' comes back. */
  end(): void
  /** Takes away a widget whose own code failed: the card comes back with 'Try again', where nothing would be left. */
  fail(): void
}

/** The widgets that calculate what a person types before they are connected. */
export const typedWidgets = ['retirement-calculator', 'debt-wizard'] as const
export type TypedWidget = (typeof typedWidgets)[number]

interface TypedSession {
  /** What "Use my own figures" does. */
  connect(): void
  /** Takes away a calculator whose own code failed. */
  fail(): void
}

/** Shows a calculator on typed values. Returns what takes it down. */
export type MountTyped = (
  place: HTMLElement,
  Calculator: ComponentType<TypedCardProps>,
  session: TypedSession,
) => () => void

/** What the first script hands to the stage. */
export interface StageSession {
  readonly channel: PageChannel
  fetchFor(widget: WidgetName, request: Request): Promise<Response>
  ask(widget: WidgetName, ask: Ask): Promise<Decided>
  /** Whether a person is connected to the widget. */
  isConnected(widget: WidgetName): Promise<boolean>
  /** Opens the window in which a person connects, and calls `done` once that worked; false if the browser blocked it. */
  connect(widget: WidgetName, done: () => void): boolean
  /** The page asks for the dialog to be closed. */
  onClose(listener: () => void): void
  /** The dialog is closed: the page hides the stage. */
  close(): void
}

/** Shows a widget's card. Returns what takes it down. */
export type MountFrame = (place: HTMLElement, session: FrameSession, Card: ComponentType<CardProps>) => () => void
