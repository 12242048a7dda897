import type { Session } from '@evenkeel/api-client/contract/auth'
import { GoalVerdicts } from '@evenkeel/widgets/shared/goal-verdict.tsx'
import { Provider } from 'jotai'
import { useState } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { within } from 'storybook/test'
import { routes } from '../routes.tsx'
import { roles, sessionAtom, store } from '../state.ts'

const signedIn = { isSignedIn: true, companyId: 1, firstName: 'Maya', lastName: 'Reyes' } as const
const sessions = {
  employee: { ...signedIn, userId: 2, role: roles.employee, email: 'demo@evenkeel.example' },
  planner: { ...signedIn, userId: 4, role: roles.planner, email: 'planner@evenkeel.example' },
  staff: { ...signedIn, userId: 5, role: roles.staff, email: 'staff@evenkeel.example' },
  nobody: {
    isSignedIn: false,
    userId: null,
    role: null,
    companyId: null,
    firstName: null,
    lastName: null,
    email: null,
  },
} as const satisfies Record<string, Session>

interface StoryScreenProps {
  /** The address behind the hash. */
  readonly address: string
  readonly as?: keyof typeof sessions
}

/** A screen of the portal at its address, through the portal's own route table and in its own frame. */
export function StoryScreen({ address, as = 'employee' }: StoryScreenProps) {
  const [router] = useState(() => {
    store.set(sessionAtom, sessions[as])
    return createMemoryRouter(routes, { initialEntries: [address] })
  })
  return (
    <Provider store={store}>
      <RouterProvider router={router} />
      <GoalVerdicts />
    </Provider>
  )
}

/** Waits for the screen's own title: its code loads when it is opened. */
export async function opened(): Promise<void> {
  await within(document.body).findByRole('heading', { level: 1 })
}

/** A story's parameters: every call fails with an error of the server. */
export const failed = { api: { fail: 'all' } } as const
