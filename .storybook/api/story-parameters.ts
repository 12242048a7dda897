import type { Client } from '@evenkeel/api-client/client'
import type { EndpointName } from '@evenkeel/api-client/contract/paths'

/** Who is signed in: Maya with a year of everything, Sam who keeps all by hand, or somebody who has nothing yet. */
export type StoryPerson = 'demo' | 'sam' | 'new'

/** What a story says of the API under `parameters.api`; a story without it has no API. */
export interface ApiParameters {
  readonly person?: StoryPerson
  /** Milliseconds until a call is answered; `Infinity` keeps a story loading for good. */
  readonly delay?: number
  /** Calls that fail in the server as from a fault of ours. */
  readonly fail?: readonly EndpointName[]
  /** Done as this person before the story is shown, over the same API. */
  readonly before?: (client: Client) => Promise<unknown>
}
