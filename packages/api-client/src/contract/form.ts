import type * as z from 'zod/mini'

/** A text, or the message of a catalog. */
export type Text = string | (() => string)

/** What is said of every field. */
interface Common {
  readonly label: Text
  /** One line below the control. */
  readonly hint?: Text
  /** Only for a field that is required sometimes: what the schema always requires is found by asking it. */
  readonly required?: true
  /** Takes the whole width of its section. */
  readonly wide?: true
  /** Says so next to the label, in a form of which some fields are required. */
  readonly optional?: true
  /** Sent as null when it is empty, to a call that leaves an absent value as it was. */
  readonly empty?: null
}

export interface Choice {
  readonly value: number | string
  readonly label: string
}

/** One of a few options, all visible, or of many in a list. The options can also be given where the field is shown. */
interface ChoiceField {
  readonly kind: 'choice' | 'select'
  readonly choices?: readonly { readonly value: number | string; readonly label: Text }[]
  /** The words of one more option, which chooses nothing. */
  readonly none?: Text
}

/** Which numbers a field takes; the bounds are in the unit that is typed. */
interface NumberLimits {
  readonly subtype?: 'any' | 'positive' | 'negative' | 'nonzero'
  readonly min?: number
  readonly max?: number
}

type NumberField =
  /** Dollars; none below 0 unless `subtype` says so. */
  | ({ readonly kind: 'money' } & NumberLimits)
  /** A fraction that is typed as percent. */
  | ({ readonly kind: 'percent' } & NumberLimits)
  /** Years, months or ages, at least 0 by default. */
  | ({ readonly kind: 'count'; readonly whole?: true; readonly unit?: () => string } & NumberLimits)
  | ChoiceField

type TextField =
  /**
   * `text` takes every letter, `latin` those of Latin-1, `alphanumeric` letters and digits, `label` also ampersands; `birth` is a day of a
   * person's life.
   */
  | {
      readonly kind:
        | 'text'
        | 'latin'
        | 'alphanumeric'
        | 'label'
        | 'email'
        | 'password'
        | 'newPassword'
        | 'phone'
        | 'date'
        | 'birth'
      readonly maxLength?: number
      readonly autoComplete?: string
      /** A date that is at most today. */
      readonly notFuture?: true
    }
  | ChoiceField

/** What a field of this type of value can be. */
export type FieldMeta<Value> = Common &
  ([Value] extends [number]
    ? NumberField
    : [Value] extends [string]
      ? TextField
      : [Value] extends [boolean]
        ? { readonly kind: 'yesNo' | 'check' }
        : [Value] extends [readonly unknown[]]
          ? { readonly kind: 'list' }
          : never)

type Joined<Key extends string, Path> = Path extends string ? `${Key}.${Path}` : never

/** Ends the recursion of paths after four levels, which is deeper than any input. */
type Less = { 4: 3; 3: 2; 2: 1; 1: 0; 0: 0 }
type Depth = keyof Less

type PathBelow<Key extends string, Value, Left extends Depth> = [Value] extends [readonly (infer Item)[]]
  ? Key | Joined<`${Key}.${number}`, FieldPath<Item, Less[Left]>>
  : [Value] extends [object]
    ? Joined<Key, FieldPath<Value, Less[Left]>>
    : Key

/** The paths of an input's values: `categoryId`, `person.annualIncome`, `benefits.0.isEnrolled`. */
export type FieldPath<Input, Left extends Depth = 4> = Left extends 0
  ? never
  : Input extends object
    ? { [Key in keyof Input & string]-?: PathBelow<Key, NonNullable<Input[Key]>, Left> }[keyof Input & string]
    : never

/** The value at a path, without null and undefined. */
export type ValueAt<Input, Path extends string> = Path extends `${infer Key}.${infer Rest}`
  ? ValueAt<At<Input, Key>, Rest>
  : At<Input, Path>

type At<Input, Key extends string> = Input extends readonly (infer Item)[]
  ? NonNullable<Item>
  : Key extends keyof Input
    ? NonNullable<Input[Key]>
    : never

/** A field may have any path of the schema's input, with a kind that the value there can be. */
type FieldsOf<Input> = { readonly [Path in FieldPath<Input>]?: FieldMeta<ValueAt<Input, Path>> }

/**
 * Describes the fields of a form by the paths of the schema that the server checks with. A path that the schema lacks, or a kind that the
 * value cannot be, does not compile.
 *
 * @example const budgetFields = defineForm(budgetForm)({ targetBudget: { kind: 'money', label: 'Monthly amount' } })
 */
export const defineForm =
  <Schema extends z.core.$ZodType>(schema: Schema) =>
  <const Fields extends FieldsOf<z.input<Schema>>>(
    fields: Fields & { readonly [Path in Exclude<keyof Fields, FieldPath<z.input<Schema>>>]: never },
  ): { readonly schema: Schema; readonly fields: Fields } => ({ schema, fields })

/** Fields of a long form under one title. */
export interface FormSection<Name extends string> {
  readonly title: Text
  readonly intro?: Text
  /** Few people have something to enter here: shown as one line while nothing is filled in. */
  readonly isRare?: boolean
  readonly fields: readonly Name[]
}

/** A section as it is written: with its fields, so that each of them is named once. */
type WrittenSection<Input> = Omit<FormSection<string>, 'fields'> & { readonly fields: FieldsOf<Input> }

/** Holds that a section has no path that the input lacks. */
type OnlyPathsOf<Input, Section extends { readonly fields: object }> = {
  readonly fields: { readonly [Path in Exclude<keyof Section['fields'], FieldPath<Input>>]: never }
}

type Together<Union> = (Union extends unknown ? (each: Union) => void : never) extends (all: infer All) => void
  ? All
  : never

export interface FormInSections<Schema, Fields> {
  readonly schema: Schema
  readonly fields: Fields
  /** In the order of the page. */
  readonly sections: readonly FormSection<keyof Fields & string>[]
}

/**
 * The same for a long form: each argument is a section of the page with its fields.
 *
 * @example
 * const planFields = defineSections(planInput, {
 *   title: words.aboutYou,
 *   fields: { annualIncome: { kind: 'money', label: words.annualIncome } },
 * })
 */
export function defineSections<
  Schema extends z.core.$ZodType,
  const List extends readonly WrittenSection<z.input<Schema>>[],
>(
  schema: Schema,
  ...list: { readonly [Index in keyof List]: List[Index] & OnlyPathsOf<z.input<Schema>, List[Index]> }
): FormInSections<Schema, Together<List[number]['fields']>>
// @__NO_SIDE_EFFECTS__
export function defineSections<Schema>(
  schema: Schema,
  ...list: readonly (Omit<FormSection<string>, 'fields'> & { readonly fields: object })[]
) {
  const sections = list.map((section) => ({ ...section, fields: Object.keys(section.fields) }))
  return { schema, fields: Object.assign({}, ...list.map(({ fields }) => fields)), sections }
}
