import type { IsoDate } from '@evenkeel/engine'
import type { ComponentType, FocusEvent, ReactNode } from 'react'
import type { FieldText } from './field-text.ts'

interface Issue {
  readonly message: string
  readonly path?: readonly (PropertyKey | { readonly key: PropertyKey })[] | undefined
}

type Checked<Output> = { readonly value: Output; readonly issues?: undefined } | { readonly issues: readonly Issue[] }

/** Any schema of the Standard Schema specification, such as one of zod. */
export interface StandardSchema<Input, Output> {
  readonly '~standard': {
    readonly validate: (value: unknown) => Checked<Output> | Promise<Checked<Output>>
    readonly types?: { readonly input: Input; readonly output: Output } | undefined
  }
}

export interface FieldChoice {
  readonly value: number | string
  readonly label: FieldText
  /** A CSS color, drawn before the label in a list. */
  readonly swatch?: string | undefined
  /** The heading over the choices of this group in a list. */
  readonly group?: string | undefined
}

/** What a form says of one field; which parts matter depends on its kind. */
export interface FieldMeta {
  readonly kind: string
  readonly label: FieldText
  readonly hint?: ReactNode | (() => string)
  readonly required?: boolean | undefined
  readonly optional?: boolean | undefined
  /** What an empty value is sent as, in place of what its kind has for that. */
  readonly empty?: null | undefined
  readonly choices?: readonly FieldChoice[] | undefined
  /** The words of one more option, which chooses nothing. */
  readonly none?: FieldText | undefined
  readonly subtype?: 'any' | 'positive' | 'negative' | 'nonzero' | undefined
  /** Money only: the ISO 4217 code if it is not dollars. */
  readonly currency?: string | undefined
  readonly whole?: boolean | undefined
  /** A date that is at most today. */
  readonly notFuture?: boolean | undefined
  readonly unit?: FieldText | undefined
  readonly min?: number | undefined
  readonly max?: number | undefined
  readonly maxLength?: number | undefined
  readonly autoComplete?: string | undefined
  readonly placeholder?: string | undefined
  /** Choices in a row, also when their words are long. */
  readonly inline?: boolean | undefined
  /** Takes the whole width where fields are side by side. */
  readonly wide?: boolean | undefined
  readonly size?: 'regular' | 'compact' | undefined
  /** Numbers only: `end` if they are in a column. */
  readonly align?: 'start' | 'end' | undefined
}

/** A schema and its fields, by their paths: `person.annualIncome`, `benefits.0.isEnrolled`. */
export interface FormDefinition<Input, Output, Name extends string> {
  readonly schema: StandardSchema<Input, Output>
  readonly fields: { readonly [Path in Name]: FieldMeta }
}

/** What every control is given of its field's frame. */
interface ControlFrame {
  readonly name: string
  readonly label: string
  readonly hideLabel?: boolean | undefined
  readonly beside?: ReactNode
  readonly hint?: ReactNode
  readonly error: string | undefined
  readonly required: boolean
  readonly optional?: boolean | undefined
  readonly disabled?: boolean | undefined
  readonly onBlur: (event: FocusEvent<HTMLElement>) => void
}

export interface ControlProps {
  readonly frame: ControlFrame
  readonly meta: FieldMeta
  readonly value: unknown
  readonly onChange: (value: unknown) => void
}

/** What a form has to know of one kind of field. */
export interface FieldControl {
  readonly Control: ComponentType<ControlProps>
  /** The value of an empty field, as the schema is asked about it. */
  readonly empty: '' | false | null | undefined | readonly []
  /** Returns what the kind itself finds wrong with a value that is not empty, before the schema is asked. */
  readonly fault: (meta: FieldMeta, value: unknown, today: IsoDate | undefined) => string | undefined
  /** Returns a value as the schema takes it; the value itself by default. */
  readonly read?: (value: unknown) => unknown
  /** Returns a value of the schema as the control takes it; the value itself by default. */
  readonly write?: (value: unknown) => unknown
}

export type FieldControls = Readonly<Record<string, FieldControl>>
