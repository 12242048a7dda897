import type { Role } from '@evenkeel/api-client/contract/auth'
import type { Answer } from '@evenkeel/api-client/contract/endpoints'
import { atom, createStore } from 'jotai'

/** The contract's roles, without its schemas. */
export const roles = { employee: 0, planner: 1, staff: 2 } as const satisfies Record<string, Role>

/** Code outside React reads atoms too: the client when a session ends, and the route loaders. */
export const store = createStore()

/** Who is signed in; null before the first answer and after sign-out. */
export const sessionAtom = atom<Answer<'session'> | null>(null)

/** Whether the person is a staff member, who has access to more than a planner. */
export const isStaffAtom = atom((get) => get(sessionAtom)?.role === roles.staff)

/** True once a call that needs a session reports that it has ended; the modal then covers the screen. */
export const sessionExpiredAtom = atom(false)
