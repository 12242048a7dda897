import type { ScenarioForm } from '@evenkeel/api-client/contract/plan/scenarios'
import { withValueAt } from '@evenkeel/ui/use-form'

export type ScenarioChanges = ScenarioForm['changes']

const isGroup = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isSame = (one: unknown, other: unknown) => JSON.stringify(one ?? null) === JSON.stringify(other ?? null)

/** Returns the fields of a plan's input that differ from the saved one, each by its path. A field without a value is null. */
export function changesOf(tried: unknown, saved: unknown, path = ''): ScenarioChanges {
  if (!isGroup(tried) && !isGroup(saved)) return isSame(tried, saved) ? [] : [{ path, value: tried ?? null }]
  const [now, before] = [isGroup(tried) ? tried : {}, isGroup(saved) ? saved : {}]
  return [...new Set([...Object.keys(now), ...Object.keys(before)])].flatMap((key) =>
    changesOf(now[key], before[key], path === '' ? key : `${path}.${key}`),
  )
}

/** Returns a plan's values with the changes of a scenario. */
export const withChanges = <Values extends object>(
  values: Values,
  changes: readonly { readonly path: string; readonly value?: unknown }[],
): Values => changes.reduce((known, { path, value }) => withValueAt(known, path, value), values)
