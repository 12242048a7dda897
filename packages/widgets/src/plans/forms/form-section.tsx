import type { PlanDetail } from '@evenkeel/api-client/contract/plans'
import { TextButton } from '@evenkeel/ui/button'
import { Card, CardBody } from '@evenkeel/ui/card'
import { usePrivateText } from '@evenkeel/ui/privacy'
import { type FormState, inWords, valueAt } from '@evenkeel/ui/use-form'
import { type ReactNode, useState } from 'react'
import { useToday } from '../../shared/today.tsx'
import * as words from '../../words/plan-form.generated.ts'
import type { FormStep } from './form-steps.ts'
import { factText, knownPaths } from './known-line.ts'
import { LinkedFieldNote } from './linked-field.tsx'
import type { PlanSpec } from './plan-spec.ts'
import type { PlanAccounts } from './use-plan-accounts.ts'

export interface FormSectionProps<Input, Output, Name extends string> {
  readonly plan: PlanDetail
  readonly spec: PlanSpec<Input, Output, Name>
  readonly step: FormStep<Name>
  /** 'Step 2 of 6'; absent where the whole form is on one page. */
  readonly place: string | undefined
  readonly form: FormState<Input, Name>
  readonly accounts: PlanAccounts
  readonly onChooseAccounts: (() => void) | undefined
  readonly hold: (isHeld: boolean) => void
  /** A field here was refused, so that all of them are shown. */
  readonly isRefused: boolean
}

/**
 * Two or more answers that a first plan takes from the household are one line, until the person wants to change them, and so
 * is a birth date alone: it was checked at registration.
 */
function useKnown<Input, Output, Name extends string>(props: FormSectionProps<Input, Output, Name>) {
  const { plan, spec, step, place, form, isRefused } = props
  const [isOpen, setOpen] = useState(false)
  const [known] = useState(() => {
    if (place === undefined || plan.lastCommittedOn !== null) return []
    const paths = knownPaths(plan)
    return step.section.fields.filter(
      (name) =>
        name !== spec.links?.fills &&
        name !== spec.links?.prefills &&
        paths.has(name) &&
        factText(spec.form.fields[name], valueAt(form.values, name)) !== null,
    )
  })
  const texts = known.map((name) => factText(spec.form.fields[name], valueAt(form.values, name)) ?? '')
  const isLine = known.length > 1 || known.some((name) => spec.form.fields[name].kind === 'birth')
  return { known: isOpen || isRefused || !isLine ? [] : known, texts, open: () => setOpen(true) }
}

interface KnownLineProps {
  readonly title: string
  readonly texts: readonly string[]
  readonly onChange: () => void
}

function KnownLine({ title, texts, onChange }: KnownLineProps) {
  const mask = usePrivateText()
  return (
    <p className="mb-4 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2 text-body">
      <span className="min-w-0 flex-1">
        <span className="text-text-muted">{words.known()}:</span> {texts.map(mask).join(' · ')}
      </span>
      <TextButton aria-label={words.changeNamed({ title })} onClick={onChange}>
        {words.change()}
      </TextButton>
    </p>
  )
}

/** The fields of one subject: as a step of a form, or as a part of its one page. */
export function FormSection<Input, Output, Name extends string>(props: FormSectionProps<Input, Output, Name>) {
  const { spec, step, place, form, accounts, onChooseAccounts, hold } = props
  const today = useToday()
  const { Field, values } = form
  const { intro, isRare } = step.section
  const { known, texts, open } = useKnown(props)
  const note = (name: Name): ReactNode => {
    const value = valueAt(values, name)
    return (
      <LinkedFieldNote
        accounts={accounts.accounts}
        value={typeof value === 'number' ? value : null}
        onUseLinked={accounts.followLinked}
        onChoose={onChooseAccounts}
      />
    )
  }
  const fieldOf = (name: Name) => {
    if (name === spec.links?.fills) return <Field name={name} beside={note(name)} onChange={accounts.override} />
    return <Field name={name} {...(name === spec.links?.prefills && { onChange: accounts.typePayment })} />
  }
  const shownIntro = inWords(intro) ?? (isRare === true && place !== undefined ? words.rare() : undefined)
  return (
    <Card
      title={step.title}
      focusable={place !== undefined}
      action={place !== undefined && <p className="text-label font-normal text-text-muted">{place}</p>}
    >
      <CardBody>
        {shownIntro !== undefined && <p className="-mt-2 mb-4 max-w-[640px] text-body text-text-muted">{shownIntro}</p>}
        {known.length > 0 && <KnownLine title={step.title} texts={texts} onChange={open} />}
        <div className="grid max-w-[720px] grid-cols-1 items-start gap-x-6 gap-y-4 @min-[560px]:grid-cols-2">
          {step.asked
            .filter((name) => !known.includes(name))
            .map((name) => (
              <div key={name} className={spec.form.fields[name].wide === true ? '@min-[560px]:col-span-2' : ''}>
                {fieldOf(name)}
                {spec.Under && <spec.Under {...{ name, form, today, hold }} />}
              </div>
            ))}
        </div>
      </CardBody>
    </Card>
  )
}
