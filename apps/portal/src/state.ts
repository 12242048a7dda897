import type { Role } from '@evenkeel/api-client/contract/auth'
import type { Answer } from '@evenkeel/api-client/contract/endpoints'
import { atom, createStore } from 'jotai'

/** The contract's roles, without the schemas that stand beside them there. */
export const roles = { employee: 0, planner: 1, staff: 2 } as const satisfies Record<string, Role>

/** Atoms are read outside React too: by the client when a session ends, by the route loaders. */
export const store = createStore()

/** Who is signed in; null until asked and after sign-out. */
export const sessionAtom = atom<Answer<'session'> | null>(null)

/** Whether it is a staff member, who reaches more than a planner does. */
export const isStaffAtom = atom((get) => get(sessionAtom)?.role === roles.staff)

/** True once a call that needs a session found it ended; the modal then stands over whatever is open. */
export const sessionExpiredAtom = atom(false)
