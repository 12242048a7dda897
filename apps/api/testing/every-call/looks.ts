import type { Endpoint } from '@evenkeel/api-client/contract/endpoint'
import { endpoints } from '@evenkeel/api-client/contract/endpoints'
import type { LooseInput } from '../probes/good-inputs.ts'
import type { IsolationFixture } from '../probes/isolation-fixture.ts'
import type { TestMember } from '../sign-in-as.ts'
import type { Hand } from './right-call.ts'
import { rightCalls } from './right-calls.ts'

/** Every call by which a planner or staff member sees or notes something about a person. */
export const looks: readonly Endpoint[] = Object.values<Endpoint>(endpoints).filter(({ about }) => about)

/**
 * Returns valid input for such a call, when this member looks at the scene's assigned person. @throws TypeError if
 * another test file covers the call.
 */
export async function inputOfLook(
  scene: IsolationFixture,
  endpoint: Endpoint,
  member: TestMember,
): Promise<LooseInput> {
  const right = rightCalls[endpoint.name]
  if (!('gives' in right)) throw new TypeError(`${endpoint.name} is shown elsewhere`)
  const hand: Hand = {
    app: scene.app,
    ...scene.eve,
    ids: scene.assigned.ids,
    email: 'eve@example.test',
    visitor: scene.eve.client,
    scene: { ...scene, planner: member },
  }
  return typeof right.with === 'function' ? right.with(hand) : (right.with ?? {})
}
