import type { Client } from '@evenkeel/api-client/client'
import type { EndpointName } from '@evenkeel/api-client/contract/paths'

/**
 * Who is signed in: Maya with a year of data, Sam who enters everything by hand, a new person without data, Maya's planner, or a
 * staff member.
 */
export type StoryPerson = 'demo' | 'sam' | 'new' | 'planner' | 'staff'

/** A story's settings of the API, under `parameters.api`; a story without them has no API. */
export interface ApiParameters {
  readonly person?: StoryPerson
  /** Milliseconds until a call is answered; `Infinity` never answers, so the story keeps loading. */
  readonly delay?: number
  /** Calls that fail with an error of the server, or all of them. */
  readonly fail?: readonly EndpointName[] | 'all'
  /** Where the person is signed in; the first is this device. */
  readonly devices?: readonly string[]
  /** Runs as this person over the same API before the story is shown; `clientOf` returns another person's client. */
  readonly before?: (client: Client, clientOf: (person: StoryPerson) => Promise<Client>) => Promise<unknown>
}
