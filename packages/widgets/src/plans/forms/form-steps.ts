import type { FormSection } from '@evenkeel/api-client/contract/form'
import type { Refusal } from '@evenkeel/ui/form'
import { type Draft, inWords, pathName, valueAt, wireName } from '@evenkeel/ui/use-form'
import type { IsoDate } from '@evenkeel/engine'
import { useEffect, useEffectEvent } from 'react'
import type { HistoryChange } from '../../shared/state/filters.ts'
import { useScreenQuery } from '../../shared/use-screen-query.ts'
import type { PlanSpec } from './plan-spec.ts'

/** A section of a form as one of its steps. */
export interface FormStep<Name extends string> {
  /** In the address: `?section=annualIncome`. */
  readonly id: string
  readonly title: string
  /** Everything that it asks is filled in. */
  readonly isFilled: boolean
  /** Something that the plan needs is missing here. */
  readonly isOpen: boolean
  /** The labels of the fields that are empty and without which the plan has no answer. */
  readonly lacking: readonly string[]
  /** The accounts of the plan are chosen here. */
  readonly hasAccounts: boolean
  readonly section: FormSection<Name>
  /** What is asked now. */
  readonly asked: readonly Name[]
}

/** Returns the name of a section in the address: that of its first field. */
const sectionId = ({ fields }: FormSection<string>): string => fields[0] ?? ''

interface Filled<Input> {
  readonly values: Draft<Input> & object
  /** The values as the schema takes them. */
  readonly input: object
  readonly hasLinked: boolean
  readonly today: IsoDate
}

/** Returns the fields that the schema does not accept as they are, and those without which the plan has no answer. */
function openFields<Input, Output, Name extends string>(
  { form, lacks }: PlanSpec<Input, Output, Name>,
  { input, today }: Pick<Filled<Input>, 'input' | 'today'>,
): ReadonlySet<string> {
  const checked = form.schema['~standard'].validate(input)
  const issues = 'then' in checked ? [] : (checked.issues ?? [])
  return new Set([...issues.map(({ path }) => pathName(path)), ...(lacks?.(input, today) ?? [])])
}

/** The accounts are chosen next to the field that they fill, else where the form begins. */
const accountsSection = <Input, Output, Name extends string>({
  form: { sections },
  links,
}: PlanSpec<Input, Output, Name>) =>
  links &&
  (sections.find(({ fields }) => fields.some((name) => name === (links.fills ?? links.prefills))) ?? sections[0])

/** Returns the sections that ask something, as steps. */
export function stepsOf<Input, Output, Name extends string>(
  spec: PlanSpec<Input, Output, Name>,
  { values, input, hasLinked, today }: Filled<Input>,
): FormStep<Name>[] {
  const open = openFields(spec, { input, today })
  const withAccounts = accountsSection(spec)
  return spec.form.sections.flatMap((section): FormStep<Name>[] => {
    const asked = section.fields.filter((name) => spec.asked?.[name]?.(values) ?? true)
    if (asked.length === 0) return []
    const hasAccounts = section === withAccounts
    const areAccountsSaid = !hasAccounts || hasLinked || spec.links?.fills !== undefined
    const isFilled =
      areAccountsSaid &&
      asked.some((name) => (valueAt(values, name) ?? null) !== null) &&
      asked.every((name) => !open.has(name))
    const isOpen = asked.some((name) => open.has(name))
    const lacking = asked
      .filter((name) => open.has(name) && (valueAt(values, name) ?? null) === null)
      .map((name) => inWords(spec.form.fields[name].label))
    const id = sectionId(section)
    return [{ id, title: inWords(section.title), isFilled, isOpen, lacking, hasAccounts, section, asked }]
  })
}

const isOf = (field: string, name: string) =>
  field === name || field.startsWith(`${name}[`) || field.startsWith(`${name}.`)

/** Returns what was refused by the step that can show it; the same lists for the same refusals, as fields need them. */
export function refusalsByStep<Input, Output, Name extends string>(
  spec: PlanSpec<Input, Output, Name>,
  refusals: readonly Refusal[],
): ReadonlyMap<string, readonly Refusal[]> {
  const withAccounts = accountsSection(spec)
  const homeOf = (field: string): string => {
    if (withAccounts !== undefined && isOf(field, 'linkedaccounts')) return sectionId(withAccounts)
    const section = spec.form.sections.find(({ fields }) =>
      fields.some((name) => isOf(field, wireName(name, 'input').toLowerCase())),
    )
    return section === undefined ? '' : sectionId(section)
  }
  return Map.groupBy(refusals, ({ field }) => homeOf(field.toLowerCase()))
}

/**
 * Returns the step of the address, and how to open another: each is an entry of the history, so that Back leads to the one
 * before. A first plan that is opened at a step whose predecessors lack something begins at the first of those; a running
 * plan opens at any.
 */
export function useFormStep<Name extends string>(
  screen: string | undefined,
  steps: readonly FormStep<Name>[],
  isRunning: boolean,
) {
  const [query, setQuery] = useScreenQuery(screen)
  const named = new URLSearchParams(query).get('section')
  const at = Math.max(
    0,
    steps.findIndex(({ id }) => id === named),
  )
  // The first step has no name in the address.
  const go = (id: string, change: HistoryChange = 'push') =>
    setQuery(id === steps[0]?.id ? '' : new URLSearchParams({ section: id }).toString(), change)
  const arrive = useEffectEvent(() => {
    const open = isRunning ? undefined : steps.slice(0, at).find(({ isOpen }) => isOpen)
    if (open !== undefined) go(open.id, 'replace')
  })
  useEffect(() => arrive(), [])
  return { at: screen === undefined ? 0 : at, go: (id: string) => go(id) }
}
