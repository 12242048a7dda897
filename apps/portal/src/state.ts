import type { Answer } from '@evenkeel/api-client/contract/endpoints'
import { atom, createStore } from 'jotai'

/** Atoms are read outside React too: by the client when a session ends, by the route loaders. */
export const store = createStore()

/** Who is signed in; null until asked and after sign-out. */
export const sessionAtom = atom<Answer<'session'> | null>(null)

/** True once a call that needs a session found it ended; the modal then stands over whatever is open. */
export const sessionExpiredAtom = atom(false)
