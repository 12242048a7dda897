import type { PlanType } from '../goals/plan-type.ts'
import { cannotSay, judge, sentence, type Verdict } from './verdict.ts'

/** Whole percents of the savings. */
export interface AllocationCase {
  readonly planType: typeof PlanType.ASSET_ALLOCATION
  readonly plannedStocks: number
  /** Null until the person says it; no bank sends it. */
  readonly heldStocks: number | null
}

/** Points between held and planned up to which a mix is on track, and close. */
const pointsOff = { onTrack: 5, close: 15 } as const

/** Returns whether the mix held is the planned one: within 5 points on track, else close; beyond 15 it has drifted. */
export function allocationVerdict({ plannedStocks: planned, heldStocks: held }: AllocationCase): Verdict {
  const plan = sentence('stocksPlanned', { values: { planned } })
  if (held === null) return cannotSay([{ key: 'heldStockShare', accountId: null }], sentence('stocksUnknown'), plan)
  const off = Math.abs(Math.round(held) - planned)
  return judge(off <= pointsOff.onTrack ? 'on-track' : 'close', {
    ...(off > pointsOff.close && { word: 'drifted' }),
    sentence: sentence('stocksHeld', { values: { held: Math.round(held), planned } }),
    figure: { value: off, unit: 'percent' },
  })
}
