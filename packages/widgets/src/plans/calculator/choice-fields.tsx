import { retirementFields } from '@evenkeel/api-client/contract/forms/retirement'
import type { LinkedAccount } from '@evenkeel/api-client/contract/plan/linked-account'
import type { RetirementInput } from '@evenkeel/api-client/contract/plan/retirement'
import { ageOn, formatMoney, formatPercent, type IsoDate, type Message, parseDate } from '@evenkeel/engine'
import { Heading, useHeadingLevel } from '@evenkeel/ui/heading'
import { Icon } from '@evenkeel/ui/icon'
import { usePrivateText } from '@evenkeel/ui/privacy'
import { Slider } from '@evenkeel/ui/slider'
import type { FormState } from '@evenkeel/ui/use-form'
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import * as words from '../../words/calculator.generated.ts'
import { LinkedFieldNote } from '../forms/linked-field.tsx'
import { retirementAsked, type RetirementName } from '../forms/retirement-asked.ts'
import { fieldPaths, numberAt } from './form.ts'

interface FieldsProps {
  readonly form: FormState<RetirementInput, RetirementName>
  /** The message of each field, by its path. */
  readonly faults: Readonly<Record<string, string>>
  readonly today: IsoDate
  /** Called when a slider is taken, and when it is let go. */
  readonly hold: (isHeld: boolean) => void
}

const section = 'border-t border-hairline px-4 py-5 first:border-t-0 tablet:px-6'

/** A number that is chosen with a slider, with an exact input next to it. */
interface Scale {
  readonly min: number
  readonly max: number
  readonly step: number
}

type Values = FieldsProps['form']['values']

const ages: Scale = { min: 50, max: 75, step: 1 }
const rates: Scale = { min: 0, max: 0.2, step: 0.005 }
const expenses: Scale = { min: 1000, max: 8000, step: 50 }

/** Widens a scale so that it includes the initial value. */
const wideEnough = ({ min, max, step }: Scale, value: number | null): Scale =>
  value === null ? { min, max, step } : { min: Math.min(min, value), max: Math.max(max, value), step }

function useScales(values: Values) {
  const [scales] = useState(() => ({
    age: wideEnough(ages, numberAt(values, fieldPaths.retirementAge)),
    rate: wideEnough(rates, numberAt(values, fieldPaths.savingsRate)),
    expenses: wideEnough(expenses, numberAt(values, fieldPaths.expenses)),
  }))
  return scales
}

const currentAge = (values: Values, today: IsoDate) => {
  const born = values.personalInformation?.dateOfBirth
  const date = typeof born === 'string' ? parseDate(born, { asOf: today }).date : null
  return date === null ? 0 : Math.max(0, ageOn(date, today))
}

/** A small box next to its slider, which needs neither an explanation nor a unit. */
const boxLook = { hideLabel: true, size: 'compact', align: 'end', hint: undefined, unit: undefined } as const

interface SliderFieldsProps extends FieldsProps {
  /** Under the title of the card that they are in. */
  readonly look?: 'bare'
}

/** The three choices that matter most. */
export function SliderFields({ form: { Field, values, set }, faults, today, hold, look }: SliderFieldsProps) {
  const privateText = usePrivateText()
  const scales = useScales(values)
  const box = (name: RetirementName) => <Field name={name} {...boxLook} error={faults[name]} />
  const [age, rate, spent] = [
    numberAt(values, fieldPaths.retirementAge),
    numberAt(values, fieldPaths.savingsRate),
    numberAt(values, fieldPaths.expenses),
  ]
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
        <SliderRow label={words.retirementAge()} box={box(fieldPaths.retirementAge)}>
          <Slider
            label={words.retirementAge()}
            valueText={words.ageOf({ years: age ?? scales.age.min })}
            value={age ?? scales.age.min}
            {...scales.age}
            min={Math.min(scales.age.max, Math.max(scales.age.min, currentAge(values, today)))}
            onHold={hold}
            onChange={(value) => set(fieldPaths.retirementAge, value)}
          />
        </SliderRow>
        <SliderRow label={words.savingsRate()} box={box(fieldPaths.savingsRate)}>
          <Slider
            label={words.savingsRate()}
            valueText={formatPercent(rate ?? 0, 1)}
            value={rate ?? 0}
            {...scales.rate}
            onHold={hold}
            onChange={(value) => set(fieldPaths.savingsRate, Math.round(value * 1000) / 1000)}
          />
        </SliderRow>
        <SliderRow label={words.monthlyExpenses()} box={box(fieldPaths.expenses)}>
          <Slider
            label={words.monthlyExpenses()}
            valueText={privateText(words.perMonth({ amount: formatMoney(spent ?? 0, { cents: false }) }))}
            value={spent ?? scales.expenses.min}
            {...scales.expenses}
            onHold={hold}
            onChange={(value) => set(fieldPaths.expenses, value)}
          />
        </SliderRow>
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
