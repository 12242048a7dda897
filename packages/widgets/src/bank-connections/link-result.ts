import type { Answer, Input } from '@evenkeel/api-client/contract/endpoints'

/** What opens a provider's dialog. */
export type LinkData = Answer<'createLink'>['data']

/** What a provider's dialog ended with when it went well. */
export interface LinkSuccess {
  readonly publicToken: string
  readonly institutionId: string | null
  readonly name: string | null
}

/** The fields of the error log. */
export type LinkError = Input<'logLinkError'>['body']

/** How a provider's dialog ends: each once. */
export interface LinkEnds {
  readonly onSuccess: (success: LinkSuccess) => void
  /** Closed by the person, or by the provider; with what went wrong, where something did. */
  readonly onExit: (error: LinkError | null) => void
}
