import { FamilyStatus } from '@evenkeel/engine'
import type { Choice, FieldValues } from './form-field.ts'

/** The texts of an enum as choices, in the order of its numbers. */
export const choicesOf = (texts: Readonly<Record<number, string>>): Choice[] =>
  Object.entries(texts).map(([value, label]) => ({ value: Number(value), label }))

export const familyChoices: readonly Choice[] = [
  { value: FamilyStatus.Single, label: 'Single' },
  { value: FamilyStatus.Married, label: 'Married' },
  { value: FamilyStatus.Partnered, label: 'Partnered' },
]

/** Whether somebody else lives in the household, by the field at a path. */
export const hasPartner = (path: string) => (values: FieldValues) => {
  const status = values[path]
  return status === FamilyStatus.Married || status === FamilyStatus.Partnered
}
