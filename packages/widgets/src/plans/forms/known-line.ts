import type { PlanDetail } from '@evenkeel/api-client/contract/plans'
import { formatMoney, formatPercent, showsCents } from '@evenkeel/engine'
import { type FormDefinition, inWords } from '@evenkeel/ui/use-form'

type Meta = FormDefinition<never, never, string>['fields'][string]

/** Where a value comes from that the household knows already. */
const knownSources: ReadonlySet<string> = new Set(['typed', 'linked', 'company', 'computed'])

/** Returns the fields that hold what the household knows already, and that were not said for this plan alone. */
export const knownPaths = ({ facts }: Pick<PlanDetail, 'facts'>): ReadonlySet<string> =>
  new Set(facts.flatMap(({ path, source }) => (knownSources.has(source) ? [path] : [])))

/** Returns the label of the field that a fact of the household fills; undefined if the form asks no such fact. */
export function fieldOfFact(
  { facts }: Pick<PlanDetail, 'facts'>,
  fields: Readonly<Record<string, Pick<Meta, 'label'>>>,
  fact: string,
): string | undefined {
  const path =
    facts.find(({ key }) => key === fact)?.path ?? Object.keys(fields).find((name) => name.split('.').at(-1) === fact)
  const field = path === undefined ? undefined : fields[path]
  return field && inWords(field.label)
}

/** Returns a value as people read it; null for one that takes more than a line, or that nothing is said of. */
function valueText({ kind, unit, choices = [] }: Meta, value: unknown): string | null {
  if (kind === 'choice' || kind === 'select') {
    const chosen = choices.find((choice) => choice.value === value)
    return chosen === undefined ? null : inWords(chosen.label)
  }
  if (kind === 'birth' || kind === 'date') return typeof value === 'string' && value !== '' ? value : null
  if (typeof value !== 'number' || Number.isNaN(value)) return null
  if (kind === 'money') return formatMoney(value, { cents: showsCents(value) })
  if (kind === 'percent') return formatPercent(value, Math.round(value * 1000) % 10 === 0 ? 0 : 1)
  return kind === 'count' ? `${value}${unit === undefined ? '' : ` ${inWords(unit)}`}` : null
}

/** Returns a field and its value in a few words: 'Annual income $84,000'. */
export function factText(meta: Meta, value: unknown): string | null {
  const text = valueText(meta, value)
  return text === null ? null : `${inWords(meta.label)} ${text}`
}
