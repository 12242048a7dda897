import type { ReactNode } from 'react'
import { expect, fireEvent, waitFor } from 'storybook/test'

/** What the stories of all widgets have in common; Storybook's own settings read these. */

/** Nothing is ever answered: the skeletons stay. */
export const loading = { api: { delay: Number.POSITIVE_INFINITY } }

/** Somebody who has just arrived and has nothing yet. */
export const empty = { api: { person: 'new' } }

export const phone = { viewport: { value: 'phone', isRotated: false } }

export const amountsHidden = { amounts: 'hidden' }

/** In the width that a card has in a column of the home screen. */
export const inColumn = (Story: () => ReactNode) => (
  <div style={{ maxWidth: 632 }}>
    <Story />
  </div>
)

/** Waits until what was found can be seen: much of it fades in. */
export const seen = (element: HTMLElement) => waitFor(() => expect(element).toBeVisible())

/** Fills in a field at once. Typing key by key, as user-event plays it, does not reach React inside a shadow root. */
export const fill = (field: HTMLElement, value: string) => fireEvent.input(field, { target: { value } })
