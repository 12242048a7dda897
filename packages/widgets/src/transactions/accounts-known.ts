import { createContext } from 'react'

/** Whether the person's accounts can be asked for: on other people's pages transactions are read alone, without any balance. */
export const AccountsKnown = createContext(true)
