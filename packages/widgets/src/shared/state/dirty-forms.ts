import { atom } from 'jotai'

const counts = atom<Readonly<Record<string, number>>>({})

/** The names of the forms in which something is typed that is not saved. */
export const dirtyFormsAtom = atom((get) =>
  Object.entries(get(counts)).flatMap(([name, count]) => (count > 0 ? [name] : [])),
)

/** Notes that a form has something typed (1), or no longer (-1). */
export const noteDirtyFormAtom = atom(null, (_get, set, name: string, change: 1 | -1) =>
  set(counts, (before) => ({ ...before, [name]: (before[name] ?? 0) + change })),
)
