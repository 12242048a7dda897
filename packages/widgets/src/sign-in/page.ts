import type { ComponentType, ReactNode } from 'react'

export interface SignInPageProps {
  readonly title: string
  /** One or two sentences below the title. */
  readonly intro?: ReactNode
  /** Once it is known: whose people this is for. Its mark comes first, in place of ours. */
  readonly employer?: string | undefined
  /** Links to other pages, below the form. */
  readonly foot?: ReactNode
  readonly children: ReactNode
}

/** The page around one step of a sign-in or a registration. */
export type SignInPage = ComponentType<SignInPageProps>
