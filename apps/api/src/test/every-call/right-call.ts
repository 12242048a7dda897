import type { IsolationScene, Victim } from '../probes/isolation-scene.ts'
import type { LooseInput } from '../probes/good-inputs.ts'
import type { TestApp } from '../test-app.ts'
import type { TestClient } from '../test-client.ts'

/** What a call is made with: an employee who was just given one of everything, and whoever else is around. */
export interface Hand {
  readonly app: TestApp
  readonly client: TestClient
  readonly userId: number
  readonly email: string
  readonly ids: Victim['ids']
  readonly visitor: TestClient
  /** The planner's and staff member's own person is `scene.assigned`. */
  readonly scene: IsolationScene
}

/** A call as it is right, and what at least its answer has. */
export interface Made {
  /** What has to be there first and how the call is made; a function where it needs ids or a step before. */
  readonly with?: LooseInput | ((hand: Hand) => LooseInput | Promise<LooseInput>)
  readonly gives: unknown
  readonly headers?: (hand: Hand) => Record<string, string>
}

/** A call that comes at the end of several steps: the test file in which they are gone through to its right answer. */
export interface ShownIn {
  readonly shownIn: string
}

export type RightCall = Made | ShownIn
