import { atom } from 'jotai/vanilla'

/** Whether next steps that cannot be read show the server's own message, as a development build does (ERR-24). */
export const showsRawFailuresAtom = atom(false)
