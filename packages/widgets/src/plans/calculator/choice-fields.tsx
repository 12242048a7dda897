import type { LinkedAccount } from '@evenkeel/api-client/contract/plan/linked-account'
import { retirementFields, type RetirementInput } from '@evenkeel/api-client/contract/plan/retirement'
import type { IsoDate, Message } from '@evenkeel/engine'
import { Heading, useHeadingLevel } from '@evenkeel/ui/heading'
import { Icon } from '@evenkeel/ui/icon'
import type { FormState } from '@evenkeel/ui/use-form'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import * as words from '../../words/calculator.generated.ts'
import { LinkedFieldNote } from '../forms/linked-field.tsx'
import { retirementAsked, type RetirementName } from '../forms/retirement-asked.ts'
import { ChoiceSlider, type SliderPath } from './choice-slider.tsx'
import { fieldPaths, numberAt } from './field-paths.ts'

interface FieldsProps {
  readonly form: FormState<RetirementInput, RetirementName>
  /** The message of each field, by its path. */
  readonly faults: Readonly<Record<string, string>>
  readonly today: IsoDate
  /** Called when a slider is taken, and when it is let go. */
  readonly hold: (isHeld: boolean) => void
}

const section = 'border-t border-hairline px-4 py-5 first:border-t-0 tablet:px-6'

/** A small box next to its slider, which needs neither an explanation nor a unit. */
const boxLook = { hideLabel: true, size: 'compact', align: 'end', hint: undefined, unit: undefined } as const

interface SliderFieldsProps extends FieldsProps {
  /** Under the title of the card that they are in. */
  readonly look?: 'bare'
}

/** The three choices that matter most. */
export function SliderFields({ form, faults, today, hold, look }: SliderFieldsProps) {
  const { Field } = form
  const row = (path: SliderPath, label: string) => (
    <SliderRow label={label} box={<Field name={path} {...boxLook} error={faults[path]} />}>
      <ChoiceSlider {...{ path, form, today, hold }} />
    </SliderRow>
  )
  return (
    <div className={look === 'bare' ? 'px-4 pb-5 tablet:px-6' : section}>
      {look !== 'bare' && (
        <div className="mb-4">
          <Heading look="part" level={2}>
            {words.yourChoices()}
          </Heading>
        </div>
      )}
      <div className="flex flex-col gap-4">
        {row(fieldPaths.retirementAge, words.retirementAge())}
        {row(fieldPaths.savingsRate, words.savingsRate())}
        {row(fieldPaths.expenses, words.monthlyExpenses())}
      </div>
    </div>
  )
}

function SliderRow({
  label,
  box,
  children,
}: {
  readonly label: string
  readonly box: ReactNode
  readonly children: ReactNode
}) {
  return (
    <div>
      <div className="flex items-start justify-between gap-4">
        <span aria-hidden className="pt-1.5 text-label text-text">
          {label}
        </span>
        <div className="w-[116px]">{box}</div>
      </div>
      <div className="mt-1.5">{children}</div>
    </div>
  )
}

interface FactFieldsProps extends FieldsProps {
  readonly accounts: readonly LinkedAccount[]
  readonly onUseLinked: () => void
}

interface Fact {
  readonly path: RetirementName
  readonly label?: Message
  readonly isWide?: boolean
}

const facts: readonly Fact[] = [
  { path: 'personalInformation.dateOfBirth' },
  { path: fieldPaths.lifeExpectancy },
  { path: 'personalInformation.annualIncome', isWide: true },
  { path: 'retirementSavings.employerMatch' },
  { path: 'personalInformation.expectedAnnualIncomeIncrease', label: words.yearlyRaise },
  { path: fieldPaths.fund, isWide: true },
]

/** The known facts about the person. */
export function FactFields({ accounts, onUseLinked, ...props }: FactFieldsProps) {
  return (
    <div className={section}>
      <Heading look="part" level={2}>
        {words.aboutYou()}
      </Heading>
      <div className="mt-4 grid grid-cols-2 items-start gap-x-3 gap-y-4">
        {facts.map(({ path, label, isWide = false }) => (
          <div key={path} className={isWide ? 'col-span-2' : ''}>
            <SpecField
              {...props}
              path={path}
              {...(label && { label: label() })}
              beside={
                path === fieldPaths.fund && (
                  <LinkedFieldNote
                    accounts={accounts}
                    value={numberAt(props.form.values, path)}
                    onUseLinked={onUseLinked}
                  />
                )
              }
            />
          </div>
        ))}
      </div>
    </div>
  )
}

interface SpecFieldProps extends FieldsProps {
  readonly path: RetirementName
  readonly label?: string
  readonly beside?: ReactNode
}

/** A field of the plan's own form, without its explanation. */
function SpecField({ path, form: { Field }, faults, label, beside }: SpecFieldProps) {
  const said = { beside, hint: undefined, error: faults[path] }
  return <Field name={path} {...said} {...(label !== undefined && { label })} />
}

export type FoldName = 'income' | 'spouse' | 'growth'

const folds: readonly {
  readonly name: FoldName
  readonly title: Message
  readonly isOf: (name: RetirementName) => boolean
}[] = [
  { name: 'income', title: words.incomeFold, isOf: (name) => name.startsWith('yourIncome.') },
  { name: 'spouse', title: words.partnerFold, isOf: (name) => /spouse/i.test(name) },
  { name: 'growth', title: words.growthFold, isOf: (name) => name.startsWith('assetsGrowPlan.') },
]

const isName = (text: string): text is RetirementName => text in retirementFields.fields
const names = Object.keys(retirementFields.fields).filter(isName)

interface FoldsProps extends FieldsProps {
  /** The open groups; the last one was opened last, and its first field gets the focus. */
  readonly open: readonly FoldName[]
  readonly onOpen: (open: readonly FoldName[]) => void
}

/** The assumptions, folded: most people keep their defaults. */
export function Folds({ open, onOpen, ...props }: FoldsProps) {
  return folds.map(({ name, title, isOf }) => {
    const fields = names.filter((field) => isOf(field) && (retirementAsked[field]?.(props.form.values) ?? true))
    if (fields.length === 0) return null
    const isOpen = open.includes(name)
    return (
      <Fold
        key={name}
        title={title()}
        isOpen={isOpen}
        onToggle={() => onOpen(isOpen ? open.filter((other) => other !== name) : [...open, name])}
      >
        {fields.map((path) => (
          <SpecField key={path} {...props} path={path} />
        ))}
      </Fold>
    )
  })
}

interface FoldProps {
  readonly title: string
  readonly isOpen: boolean
  readonly onToggle: () => void
  readonly children: ReactNode
}

function Fold({ title: name, isOpen, onToggle, children }: FoldProps) {
  const HeadingTag = `h${useHeadingLevel(2)}` as const
  const id = useId()
  const inside = useRef<HTMLDivElement>(null)
  const wasOpen = useRef(isOpen)
  useEffect(() => {
    if (isOpen && !wasOpen.current) inside.current?.querySelector('input')?.focus()
    wasOpen.current = isOpen
  }, [isOpen])
  return (
    <div className="border-t border-hairline">
      <HeadingTag>
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={onToggle}
          className="flex w-full items-center justify-between gap-4 px-4 py-4 text-left text-body font-semibold text-text hover:text-accent tablet:px-6 pointer-coarse:min-h-control-coarse"
        >
          {name}
          <Icon name={isOpen ? 'chevron-up' : 'chevron-down'} size={18} />
        </button>
      </HeadingTag>
      <div id={id} ref={inside} hidden={!isOpen} className={isOpen ? 'flex flex-col gap-4 px-4 pb-5 tablet:px-6' : ''}>
        {isOpen && children}
      </div>
    </div>
  )
}
