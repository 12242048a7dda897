import type { Client } from '@evenkeel/api-client/client'
import type { EndpointName } from '@evenkeel/api-client/contract/paths'

/**
 * Who is signed in: Maya with a year of everything, Sam who keeps all by hand, somebody who has nothing yet, Maya's planner,
 * or one of our staff.
 */
export type StoryPerson = 'demo' | 'sam' | 'new' | 'planner' | 'staff'

/** What a story says of the API under `parameters.api`; a story without it has no API. */
export interface ApiParameters {
  readonly person?: StoryPerson
  /** Milliseconds until a call is answered; `Infinity` keeps a story loading for good. */
  readonly delay?: number
  /** Calls that fail in the server as from a fault of ours. */
  readonly fail?: readonly EndpointName[]
  /** Where the person is signed in; the first is this one. */
  readonly devices?: readonly string[]
  /** Done as this person before the story is shown, over the same API; `clientOf` gives what another does. */
  readonly before?: (client: Client, clientOf: (person: StoryPerson) => Promise<Client>) => Promise<unknown>
}
