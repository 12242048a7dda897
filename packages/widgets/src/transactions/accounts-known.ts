import { createContext } from 'react'

/** Whether the person's accounts may be read: on other people's pages a token reads transactions only, without any balance. */
export const AccountsKnown = createContext(true)
