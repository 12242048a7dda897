import type { LinkedAccount } from '@evenkeel/api-client/contract/plan/linked-account'
import { ageOn } from '@evenkeel/api-client/contract/age-on'
import { formatMoney, formatPercent, type IsoDate, parseDate } from '@evenkeel/engine'
import { Heading } from '@evenkeel/ui/heading'
import { Icon } from '@evenkeel/ui/icon'
import { Input } from '@evenkeel/ui/input'
import { usePrivateText } from '@evenkeel/ui/privacy'
import { Slider } from '@evenkeel/ui/slider'
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { FieldControl } from '../forms/field-control.tsx'
import { allFields, type FieldValue, type FieldValues, type FormField, wireName } from '../forms/form-field.ts'
import { LinkedFieldNote } from '../forms/linked-field.tsx'
import { retirementSpec } from '../forms/retirement-specs.ts'
import { fieldPaths } from './form.ts'

interface FieldsProps {
  readonly values: FieldValues
  readonly onChange: (path: string, value: FieldValue) => void
  /** What stands against a field, by its path. */
  readonly faults: Readonly<Record<string, string>>
  readonly today: IsoDate
}

const specs = new Map(allFields(retirementSpec).map((field) => [field.path, field]))

const section = 'border-t border-hairline px-4 py-5 first:border-t-0 tablet:px-6'

/** A number chosen by feel, and exactly beside it. */
interface Scale {
  readonly min: number
  readonly max: number
  readonly step: number
}

const numberAt = (values: FieldValues, path: string) => {
  const value = values[path]
  return typeof value === 'number' && Number.isFinite(value) ? value : null
}

const ages: Scale = { min: 50, max: 75, step: 1 }
const rates: Scale = { min: 0, max: 0.2, step: 0.005 }
const expenses: Scale = { min: 1000, max: 8000, step: 50 }

/** A scale with room for what it begins with. */
const wideEnough = ({ min, max, step }: Scale, value: number | null): Scale =>
  value === null ? { min, max, step } : { min: Math.min(min, value), max: Math.max(max, value), step }

function useScales(values: FieldValues) {
  const [scales] = useState(() => ({
    age: wideEnough(ages, numberAt(values, fieldPaths.retirementAge)),
    rate: wideEnough(rates, numberAt(values, fieldPaths.savingsRate)),
    expenses: wideEnough(expenses, numberAt(values, fieldPaths.expenses)),
  }))
  return scales
}

const currentAge = (values: FieldValues, today: IsoDate) => {
  const born = values['personalInformation.dateOfBirth']
  const date = typeof born === 'string' ? parseDate(born, { asOf: today }).date : null
  return date === null ? 0 : Math.max(0, ageOn(date, today))
}

/** The three choices that matter most. */
export function SliderFields({ values, onChange, faults, today }: FieldsProps) {
  const privateText = usePrivateText()
  const scales = useScales(values)
  const frame = (path: string) =>
    ({ name: wireName(path), hideLabel: true, size: 'compact', align: 'end', error: faults[path] }) as const
  const [age, rate, spent] = [
    numberAt(values, fieldPaths.retirementAge),
    numberAt(values, fieldPaths.savingsRate),
    numberAt(values, fieldPaths.expenses),
  ]
  const [ageBox, rateBox, spentBox] = [
    values[fieldPaths.retirementAge],
    values[fieldPaths.savingsRate],
    values[fieldPaths.expenses],
  ]
  return (
    <div className={section}>
      <Heading look="part" level={2}>
        Your choices
      </Heading>
      <div className="mt-4 flex flex-col gap-4">
        <SliderRow
          label="Retirement age"
          box={
            <Input
              {...frame(fieldPaths.retirementAge)}
              type="numeric"
              label="Retirement age"
              required
              value={asNumber(ageBox)}
              onChange={(value) => onChange(fieldPaths.retirementAge, value)}
            />
          }
        >
          <Slider
            label="Retirement age, slider"
            valueText={`${age ?? scales.age.min} years`}
            value={age ?? scales.age.min}
            {...scales.age}
            min={Math.min(scales.age.max, Math.max(scales.age.min, currentAge(values, today)))}
            onChange={(value) => onChange(fieldPaths.retirementAge, value)}
          />
        </SliderRow>
        <SliderRow
          label="Your savings rate"
          box={
            <Input
              {...frame(fieldPaths.savingsRate)}
              type="percentage"
              max={100}
              label="Your savings rate"
              value={asNumber(rateBox)}
              onChange={(value) => onChange(fieldPaths.savingsRate, value)}
            />
          }
        >
          <Slider
            label="Your savings rate, slider"
            valueText={formatPercent(rate ?? 0, 1)}
            value={rate ?? 0}
            {...scales.rate}
            onChange={(value) => onChange(fieldPaths.savingsRate, Math.round(value * 1000) / 1000)}
          />
        </SliderRow>
        <SliderRow
          label="Monthly expenses"
          box={
            <Input
              {...frame(fieldPaths.expenses)}
              type="currency"
              subtype="positive"
              label="Monthly expenses"
              required
              value={asNumber(spentBox)}
              onChange={(value) => onChange(fieldPaths.expenses, value)}
            />
          }
        >
          <Slider
            label="Monthly expenses, slider"
            valueText={privateText(`${formatMoney(spent ?? 0, { cents: false })} a month`)}
            value={spent ?? scales.expenses.min}
            {...scales.expenses}
            onChange={(value) => onChange(fieldPaths.expenses, value)}
          />
        </SliderRow>
      </div>
    </div>
  )
}

const asNumber = (value: FieldValue | undefined) => (typeof value === 'number' ? value : null)

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

const facts = [
  { path: 'personalInformation.dateOfBirth' },
  { path: fieldPaths.lifeExpectancy },
  { path: 'personalInformation.annualIncome', isWide: true },
  { path: 'retirementSavings.employerMatch' },
  { path: 'personalInformation.expectedAnnualIncomeIncrease', label: 'Income increase' },
  { path: fieldPaths.fund, isWide: true },
]

/** What is known of the person. */
export function FactFields({ accounts, onUseLinked, ...props }: FactFieldsProps) {
  return (
    <div className={section}>
      <Heading look="part" level={2}>
        About you
      </Heading>
      <div className="mt-4 grid grid-cols-2 items-start gap-x-3 gap-y-4">
        {facts.map(({ path, label, isWide = false }) => (
          <div key={path} className={isWide ? 'col-span-2' : ''}>
            <SpecField
              {...props}
              path={path}
              label={label}
              beside={
                path === fieldPaths.fund && (
                  <LinkedFieldNote accounts={accounts} value={numberAt(props.values, path)} onUseLinked={onUseLinked} />
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
  readonly path: string
  readonly label?: string | undefined
  readonly beside?: ReactNode
}

/** A field of the plan's own form; what the calculator has no room to explain is explained there. */
function SpecField({ path, label, beside, values, onChange, faults, today }: SpecFieldProps) {
  const field = specs.get(path)
  if (field === undefined) return null
  const { hint: _, ...plain } = field
  return (
    <FieldControl
      field={{ ...plain, ...(label !== undefined && { label }) }}
      value={values[path] ?? null}
      onChange={(value) => onChange(path, value)}
      today={today}
      error={faults[path]}
      beside={beside}
    />
  )
}

export type FoldName = 'income' | 'spouse' | 'growth'

const folds: readonly {
  readonly name: FoldName
  readonly title: string
  readonly isOf: (field: FormField) => boolean
}[] = [
  { name: 'income', title: 'Social Security and pension', isOf: ({ path }) => path.startsWith('yourIncome.') },
  { name: 'spouse', title: 'Your spouse or partner', isOf: ({ path }) => /spouse/i.test(path) },
  { name: 'growth', title: 'Growth and inflation', isOf: ({ path }) => path.startsWith('assetsGrowPlan.') },
]

interface FoldsProps extends FieldsProps {
  /** The last one was opened last: its first field gets the focus. */
  readonly open: readonly FoldName[]
  readonly onOpen: (open: readonly FoldName[]) => void
}

/** What is assumed unless somebody knows better, folded. */
export function Folds({ open, onOpen, ...props }: FoldsProps) {
  return folds.map(({ name, title: name_, isOf }) => {
    const fields = allFields(retirementSpec).filter((field) => isOf(field) && (field.isAsked?.(props.values) ?? true))
    if (fields.length === 0) return null
    const isOpen = open.includes(name)
    return (
      <Fold
        key={name}
        title={name_}
        isOpen={isOpen}
        onToggle={() => onOpen(isOpen ? open.filter((other) => other !== name) : [...open, name])}
      >
        {fields.map(({ path }) => (
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
  const id = useId()
  const inside = useRef<HTMLDivElement>(null)
  const wasOpen = useRef(isOpen)
  useEffect(() => {
    if (isOpen && !wasOpen.current) inside.current?.querySelector('input')?.focus()
    wasOpen.current = isOpen
  }, [isOpen])
  return (
    <div className="border-t border-hairline">
      <h2>
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
      </h2>
      <div id={id} ref={inside} hidden={!isOpen} className={isOpen ? 'flex flex-col gap-4 px-4 pb-5 tablet:px-6' : ''}>
        {isOpen && children}
      </div>
    </div>
  )
}
