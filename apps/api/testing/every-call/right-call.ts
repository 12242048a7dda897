import type { IsolationFixture, Victim } from '../probes/isolation-fixture.ts'
import type { LooseInput } from '../probes/good-inputs.ts'
import type { TestApp } from '../test-app.ts'
import type { TestClient } from '../test-client.ts'

/** What a call is made with: an employee who was just given one of everything, and the other people of the scene. */
export interface Hand {
  readonly app: TestApp
  readonly client: TestClient
  readonly userId: number
  readonly email: string
  readonly ids: Victim['ids']
  readonly visitor: TestClient
  /** The person assigned to the planner and the staff member is `scene.assigned`. */
  readonly scene: IsolationFixture
}

/** A valid call, and the least that its answer contains. */
export interface Made {
  /** Prepares what the call needs and returns its input; a function if it needs ids or a prior step. */
  readonly with?: LooseInput | ((hand: Hand) => LooseInput | Promise<LooseInput>)
  readonly gives: unknown
  readonly headers?: (hand: Hand) => Record<string, string>
}

/** A call that needs several steps: the test file that goes through them to its correct answer. */
interface ShownIn {
  readonly shownIn: string
}

export type RightCall = Made | ShownIn
