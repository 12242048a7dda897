import type { Answer, Input } from '@evenkeel/api-client/contract/endpoints'

/** The data to open a provider's dialog. */
export type LinkData = Answer<'createLink'>['data']

/** The data to open the link frame, which then shows the provider's dialog. */
export interface FrameData {
  readonly provider: 'frame'
  readonly linkToken: string
  /** The name of the style that the frame uses. */
  readonly styleName: string
  /** The connection that is repaired; null for a new one. */
  readonly accountConnectionId: number | null
}

/** A link that was started, in either of the two styles (CONN-16). */
export type OpenedLink = LinkData | FrameData

/** What every provider's dialog needs to open. */
export type LinkToken = Pick<LinkData, 'linkToken'>

/** The result of a provider's dialog that succeeded. */
export interface LinkSuccess {
  readonly publicToken: string
  readonly institutionId: string | null
  readonly name: string | null
}

/** The fields of the error log. */
export type LinkError = Input<'logLinkError'>['body']

/** The outcomes of a provider's dialog; each is called at most once. */
export interface LinkEnds {
  readonly onSuccess: (success: LinkSuccess) => void
  /** Closed by the person or by the provider; with the error if there was one. */
  readonly onExit: (error: LinkError | null) => void
}
