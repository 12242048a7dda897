import type { Answer, Input } from '@evenkeel/api-client/contract/endpoints'

/** What opens a provider's dialog. */
export type LinkData = Answer<'createLink'>['data']

/** What opens the link frame, in which the provider's dialog then stands. */
export interface FrameData {
  readonly provider: 'frame'
  readonly linkToken: string
  /** The name of the style in which the frame is shown. */
  readonly styleName: string
  /** The connection that is repaired; null for a new one. */
  readonly accountConnectionId: number | null
}

/** A link that was begun, in either of the two styles (CONN-16). */
export type OpenedLink = LinkData | FrameData

/** All that a provider's dialog is opened with. */
export type LinkToken = Pick<LinkData, 'linkToken'>

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
