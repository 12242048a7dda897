import type { WidgetName } from '@evenkeel/api-client/contract/embed'
import type { Say } from './events.ts'
import type { WidgetOptions } from './options.ts'

/** What a mounted widget is given by its element. */
export interface WidgetHost {
  readonly name: WidgetName
  /** Our own origin: where the script came from, and where the API and the portal stand. */
  readonly origin: string
  readonly say: Say
}

/** A widget that is up in a shadow root. */
export interface MountedWidget {
  update(options: WidgetOptions): void
  /** Opens what the widget is for (the connect window while it is not connected, else its dialog where it has one). */
  open(): void
  close(): void
  refresh(): void
  /** Forgets the token and shows 'Connect' again. */
  logout(): void
  unmount(): void
}

/** The code of a widget, which arrives when its element comes near the viewport. */
export type MountWidget = (root: ShadowRoot, host: WidgetHost, options: WidgetOptions) => MountedWidget
