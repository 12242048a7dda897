import type { Session } from '@evenkeel/api-client/contract/auth'
import { createStore, Provider } from 'jotai'
import { type ComponentType, useState } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import type { RouteHandle } from '../../shell/route-handle.ts'
import { sessionAtom } from '../../state.ts'

const signedIn: Session = {
  isSignedIn: true,
  userId: 2,
  role: 0,
  companyId: 1,
  firstName: 'Maya',
  lastName: 'Reyes',
  email: 'demo@evenkeel.example',
}

interface StoryPageProps {
  readonly handle: RouteHandle
  readonly Page: ComponentType
}

/** A page of the portal on a route of its own, below nothing but what it is drawn in. */
export function StoryPage({ handle, Page }: StoryPageProps) {
  const [router] = useState(() => createMemoryRouter([{ path: '*', handle, Component: Page }]))
  const [store] = useState(() => {
    const made = createStore()
    made.set(sessionAtom, signedIn)
    return made
  })
  return (
    <Provider store={store}>
      <main className="mx-auto max-w-[1184px] px-4 pb-6 tablet:px-8">
        <RouterProvider router={router} />
      </main>
    </Provider>
  )
}
