import { createContext, use, useCallback, useMemo, type ReactNode } from 'react'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'
import * as words from '../words/frame.generated.ts'

export interface Privacy {
  /** Amounts are veiled everywhere below the provider. */
  hidden: boolean
  toggle: () => void
}

const shown: Privacy = { hidden: false, toggle: () => undefined }
const PrivacyContext = createContext<Privacy>(shown)

export interface PrivacyProviderProps {
  hidden: boolean
  /** Called with the wanted state. The parent of the provider stores it (once for each browser). */
  onHiddenChange: (hidden: boolean) => void
  children: ReactNode
}

/** Sets for everything below whether amounts are hidden, and the function that changes it. */
export function PrivacyProvider({ hidden, onHiddenChange, children }: PrivacyProviderProps) {
  const value = useMemo(() => ({ hidden, toggle: () => onHiddenChange(!hidden) }), [hidden, onHiddenChange])
  return <PrivacyContext value={value}>{children}</PrivacyContext>
}

/** Returns whether amounts are hidden, and the switch; without a provider they are shown. */
export function usePrivacy(): Privacy {
  return use(PrivacyContext)
}

const amounts = /[+\u2212-]?\$\d[\d,]*(?:\.\d+)?[kMB]?/g
const maskedAmount = '$\u2022\u2022\u2022'

/**
 * Returns a function that replaces every dollar amount of a text by `$•••` while amounts are hidden: for text that can
 * only be plain (spoken names, chart labels, toasts). On screen, `Private` draws a veil instead.
 */
export function usePrivateText(): (text: string) => string {
  const { hidden } = usePrivacy()
  return useCallback((text: string) => (hidden ? text.replace(amounts, maskedAmount) : text), [hidden])
}

/**
 * The veil has the same width for every amount. It is drawn over fixed digits that are in the style sheet, so neither
 * the length nor the text of the amount can be read, copied or found in the page.
 */
function Veil() {
  return (
    <span className="inline-block w-[5.6em] overflow-visible text-right whitespace-nowrap">
      <span
        aria-hidden
        className="inline-block w-full text-center text-text-subtle opacity-60 blur-[0.32em] select-none before:content-['$8,888.88']"
      />
      <VisuallyHidden>{words.amountHidden()}</VisuallyHidden>
    </span>
  )
}

export interface PrivateProps {
  /** A formatted amount. */
  children: ReactNode
}

/** An amount, replaced by a veil while amounts are hidden; also inside sentences. */
export function Private({ children }: PrivateProps) {
  const { hidden } = usePrivacy()
  return hidden ? <Veil /> : children
}
