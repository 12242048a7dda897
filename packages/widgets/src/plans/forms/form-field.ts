import type { PlanDetail } from '@evenkeel/api-client/contract/plans'

/** What stands in a field: nothing typed is null or the empty text, a text that is no number is NaN. */
export type FieldValue = string | number | boolean | null | readonly (number | null)[]

/** The fields of a form by their paths. */
export type FieldValues = Readonly<Record<string, FieldValue>>

export interface Choice {
  readonly value: number
  readonly label: string
}

type Kind =
  /** Dollars, 0 or more. */
  | { readonly kind: 'money' }
  /** A fraction that is typed as percent; `max` is in percent. */
  | { readonly kind: 'percent'; readonly max?: number }
  /** Years, months or ages. */
  | { readonly kind: 'whole' | 'number'; readonly unit?: string; readonly min?: number; readonly max: number }
  /** A day of a person's life. */
  | { readonly kind: 'birth' }
  | { readonly kind: 'choice'; readonly choices: readonly Choice[] }
  | { readonly kind: 'yesNo' }
  /** A box to tick, beside its label. */
  | { readonly kind: 'flag' }
  /** Whole years, one a child. */
  | { readonly kind: 'ages' }

/** One field of a plan's form. */
export type FormField = Kind & {
  /** Below the plan's input: `personalInformation.annualIncome`, `benefits.0.isEnrolled`. */
  readonly path: string
  readonly label: string
  readonly hint?: string
  readonly required?: boolean
  /** Takes the whole width of its section. */
  readonly wide?: boolean
  /** Only asked for while this holds. */
  readonly isAsked?: (values: FieldValues) => boolean
}

export interface FormSection {
  readonly title: string
  readonly intro?: string
  /** Few people have something to say here: shown as one line while nothing is filled in. */
  readonly isRare?: boolean
  readonly fields: readonly FormField[]
}

/** What a plan asks. */
export interface FormSpec {
  readonly sections: readonly FormSection[]
  /** The accounts that the plan counts, where it links any. */
  readonly links?: {
    readonly title: string
    readonly intro: string
    /** The field that the linked accounts fill unless another value is typed. */
    readonly fills?: string
    /** Each linked loan is asked for whom it is owed to. */
    readonly asksLoanType?: boolean
  }
}

/** A form that follows from what the server says of the plan. */
export type SpecOf = (plan: PlanDetail) => FormSpec

/** `benefits.0.isEnrolled` as the server names it: `input.benefits[0].isEnrolled`. */
export const wireName = (path: string): string => `input.${path}`.replaceAll(/\.(\d+)(?=\.|$)/g, '[$1]')

export const allFields = ({ sections }: FormSpec): FormField[] => sections.flatMap(({ fields }) => fields)
