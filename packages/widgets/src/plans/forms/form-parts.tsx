import type { FormSection } from '@evenkeel/api-client/contract/form'
import { type Draft, inWords, pathName, valueAt } from '@evenkeel/ui/use-form'
import { type ReactNode, useRef } from 'react'
import type { PlanSpec } from './plan-spec.ts'
import { SectionTrail, type TrailSection } from './section-trail.tsx'

/** The section of the accounts in the address. */
export const accountsSection = 'accounts'

/** Returns the name of a section in the address: that of its first field. */
export const sectionId = ({ fields }: FormSection<string>): string => fields[0] ?? ''

/** Returns the fields that the schema does not accept as they are. */
function openFields<Input, Output, Name extends string>(
  { form }: PlanSpec<Input, Output, Name>,
  input: object,
): ReadonlySet<string> {
  const checked = form.schema['~standard'].validate(input)
  const issues = 'then' in checked ? [] : (checked.issues ?? [])
  return new Set(issues.map(({ path }) => pathName(path)))
}

interface BesideProps<Input, Output, Name extends string> {
  readonly screen: string | undefined
  readonly spec: PlanSpec<Input, Output, Name>
  readonly values: Draft<Input> & object
  /** The values as the schema takes them. */
  readonly input: object
  /** The section of the accounts; undefined for a plan without them. */
  readonly accounts: Omit<TrailSection, 'id'> | undefined
  readonly answer: ReactNode
  /** The form. */
  readonly children: ReactNode
}

function sectionsOf<Input, Output, Name extends string>({
  spec,
  values,
  input,
  accounts,
}: Omit<BesideProps<Input, Output, Name>, 'children' | 'answer' | 'screen'>) {
  const open = openFields(spec, input)
  const asked = spec.sections.flatMap((section): TrailSection[] => {
    const fields = section.fields.filter((name) => spec.asked?.[name]?.(values) ?? true)
    const isFilled =
      fields.some((name) => (valueAt(values, name) ?? null) !== null) && fields.every((name) => !open.has(name))
    return fields.length === 0 ? [] : [{ id: sectionId(section), title: inWords(section.title), isFilled }]
  })
  return accounts === undefined ? asked : [{ id: accountsSection, ...accounts }, ...asked]
}

/** A form next to the list of its parts and to what it comes to. Without a screen and an answer it is alone. */
export function Beside<Input, Output, Name extends string>({
  screen,
  answer,
  children,
  ...parts
}: BesideProps<Input, Output, Name>) {
  const form = useRef<HTMLDivElement>(null)
  if (screen === undefined && !answer) return children
  const sections = sectionsOf(parts)
  return (
    <div className="grid grid-cols-1 items-start gap-4 tablet:gap-6 desktop:grid-cols-[minmax(0,632fr)_minmax(0,320fr)]">
      <div ref={form} className="min-w-0">
        {children}
      </div>
      <aside className="flex min-w-0 flex-col gap-4 tablet:gap-6 desktop:sticky desktop:top-4">
        {answer}
        {screen !== undefined && sections.length > 1 && (
          <div className="max-desktop:hidden">
            <SectionTrail {...{ screen, sections, form }} />
          </div>
        )}
      </aside>
    </div>
  )
}
