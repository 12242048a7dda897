import { createContext, use, useCallback, useMemo, type ReactNode } from 'react'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'

export interface Privacy {
  /** Amounts are veiled everywhere below the provider. */
  hidden: boolean
  toggle: () => void
}

const shown: Privacy = { hidden: false, toggle: () => undefined }
const PrivacyContext = createContext<Privacy>(shown)

export interface PrivacyProviderProps {
  hidden: boolean
  /** Called with the wanted state; whoever renders the provider keeps it (once for each browser). */
  onHiddenChange: (hidden: boolean) => void
  children: ReactNode
}

/** Says for all below whether amounts are hidden, and who is told of a change. */
export function PrivacyProvider({ hidden, onHiddenChange, children }: PrivacyProviderProps) {
  const value = useMemo(() => ({ hidden, toggle: () => onHiddenChange(!hidden) }), [hidden, onHiddenChange])
  return <PrivacyContext value={value}>{children}</PrivacyContext>
}

/** Whether amounts are hidden, and the switch; without a provider they are shown. */
export function usePrivacy(): Privacy {
  return use(PrivacyContext)
}

const amounts = /[+\u2212-]?\$\d[\d,]*(?:\.\d+)?[kMB]?/g
const maskedAmount = '$\u2022\u2022\u2022'

/**
 * Gives a function that puts `$•••` in the place of every dollar amount of a text while amounts are hidden: for what
 * can only be plain text (spoken names, chart labels, toasts). On screen, `Private` draws a veil instead.
 */
export function usePrivateText(): (text: string) => string {
  const { hidden } = usePrivacy()
  return useCallback((text: string) => (hidden ? text.replace(amounts, maskedAmount) : text), [hidden])
}

/**
 * The veil has one width whatever it hides, and is drawn over digits of its own that live in the style sheet, so
 * neither the length nor the text of the amount can be read, copied or found in the page.
 */
function Veil() {
  return (
    <span className="inline-block w-[5.6em] overflow-visible text-right whitespace-nowrap">
      <span
        aria-hidden
        className="inline-block w-full text-center text-text-subtle opacity-60 blur-[0.32em] select-none before:content-['$8,888.88']"
      />
      <VisuallyHidden>Amount hidden</VisuallyHidden>
    </span>
  )
}

export interface PrivateProps {
  /** An amount, already formatted. */
  children: ReactNode
}

/** An amount that gives way to a veil while amounts are hidden; also inside sentences. */
export function Private({ children }: PrivateProps) {
  const { hidden } = usePrivacy()
  return hidden ? <Veil /> : children
}
