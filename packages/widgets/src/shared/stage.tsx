import { createContext, type ReactNode, useContext } from 'react'

/**
 * The room for dialogs that cover another page, outside of the small frame of a card. A dialog there reads for itself what it shows, so
 * `about` holds ids and the like only.
 */
export interface Stage {
  /** Resolves once the dialog is closed, and what it changed is read again. It opens in our window if the page has no stage. */
  open(dialog: string, about: unknown): Promise<void>
}

const StageContext = createContext<Stage | null>(null)

export function StageProvider({ stage, children }: { readonly stage: Stage | null; readonly children: ReactNode }) {
  return <StageContext value={stage}>{children}</StageContext>
}

/** Returns null in the portal, where a dialog has the whole window. */
export function useStage(): Stage | null {
  return useContext(StageContext)
}
