import { FamilyStatus } from '@evenkeel/engine'
import type { Choice } from '../form.ts'

/** Returns the texts of an enum as choices, in the order of its numbers. */
export const toChoices = (texts: Readonly<Record<number, string>>): Choice[] =>
  Object.entries(texts).map(([value, label]) => ({ value: Number(value), label }))

export const familyChoices: readonly Choice[] = [
  { value: FamilyStatus.Single, label: 'Single' },
  { value: FamilyStatus.Married, label: 'Married' },
  { value: FamilyStatus.Partnered, label: 'Partnered' },
]
