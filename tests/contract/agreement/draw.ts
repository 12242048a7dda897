import type { EndpointName } from '@evenkeel/api-client/contract/paths'
import { categoryCatalog } from '../../../apps/api/src/store/ledger/category-catalog.ts'
import type { Seeded } from '../../../apps/api/testing/faults/seeded.ts'
import type { LooseInput } from '../../../apps/api/testing/probes/good-inputs.ts'
import type { TestClient } from '../../../apps/api/testing/test-client.ts'

/** A person who does one random thing after another, from July to November 2026. */
export interface Life {
  readonly client: TestClient
  readonly seeded: Seeded
  /** The ids of the changes and of the imported files so far. */
  readonly changes: number[]
  readonly files: number[]
}

/** What a person does next; null if there is nothing to do it to. */
export type Move = (life: Life) => Promise<readonly [name: EndpointName, input: LooseInput] | null>

export const pick = <Item>({ seeded }: Life, items: readonly Item[]): Item | undefined =>
  items[seeded.between(0, Math.max(0, items.length - 1))]

export const dollars = ({ seeded }: Life, most: number): number => seeded.between(1, most * 100) / 100
export const signed = (life: Life, most: number): number => (life.seeded.inPercent(50) ? 1 : -1) * dollars(life, most)
export const day = ({ seeded }: Life): string =>
  `2026-${String(seeded.between(7, 11)).padStart(2, '0')}-${String(seeded.between(1, 21)).padStart(2, '0')}`
export const category = (life: Life): number => pick(life, categoryCatalog)?.id ?? 1
export const period = (life: Life): string =>
  pick(life, ['2026-08', '2026-09', '2026-10', '2026-11', '2026-11']) ?? '2026-11'
export const texts = [
  'Greenleaf Market',
  'ONLINE TRANSFER',
  'PAYMENT THANK YOU',
  'City Transit',
  'Corner Shop',
] as const
