import { changeHeader } from '@evenkeel/api-client/contract/changes'
import type { EndpointName } from '@evenkeel/api-client/contract/paths'
import type { LooseInput } from '../../../apps/api/testing/probes/good-inputs.ts'
import { type Life, pick } from './draw.ts'
import { moneyMoves } from './money-moves.ts'
import { planMoves } from './plan-moves.ts'

/**
 * Does the next random thing; returns the call that was made and whether it was accepted, or null if nothing was done.
 * @throws Error when the server breaks on it.
 */
export async function nextStep(life: Life): Promise<{ name: EndpointName; input: LooseInput; isDone: boolean } | null> {
  const made = await pick(life, [...moneyMoves, ...planMoves])?.(life)
  if (!made) return null
  const [name, input] = made
  const { status, headers, body } = await life.client.send(name, input)
  if (status >= 500) throw new Error(`${name} answered ${status}: ${JSON.stringify(body)}`)
  const change = headers.get(changeHeader)
  if (change !== null) life.changes.push(Number(change))
  return { name, input, isDone: status === 200 }
}
