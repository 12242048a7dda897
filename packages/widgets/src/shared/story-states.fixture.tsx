import type { ReactNode } from 'react'
import { expect, fireEvent, waitFor } from 'storybook/test'

/** What the stories of all widgets have in common; Storybook's own settings read these. */

/** Nothing is ever answered: the skeletons stay. */
export const loading = { api: { delay: Number.POSITIVE_INFINITY } }

/** A person who has just arrived and has no data yet. */
export const empty = { api: { person: 'new' } }

export const phone = { viewport: { value: 'phone', isRotated: false } }

export const amountsHidden = { amounts: 'hidden' }

/** In the width of a card in a column of the home screen. */
export const inColumn = (Story: () => ReactNode) => (
  <div style={{ maxWidth: 632 }}>
    <Story />
  </div>
)

/** In the one column of a profile's section. */
export const inSection = (Story: () => ReactNode) => (
  <div className="flex max-w-[720px] flex-col gap-6">
    <Story />
  </div>
)

/** Waits until an element is visible: many of them fade in. */
export const seen = (element: HTMLElement) => waitFor(() => expect(element).toBeVisible())

/** Fills in a field at once, which is quicker than typing key by key. */
export const fill = (field: HTMLElement, value: string) => fireEvent.input(field, { target: { value } })
