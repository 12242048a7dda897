import { FamilyStatus } from '@evenkeel/engine'
import type { Choice } from '../form.ts'
import * as words from '../words/family-status.generated.ts'

/** Returns the texts of an enum as choices, in the order of its numbers. */
export const toChoices = (texts: Readonly<Record<number, string>>): Choice[] =>
  Object.entries(texts).map(([value, label]) => ({ value: Number(value), label }))

export const familyChoices: readonly { readonly value: number; readonly label: () => string }[] = [
  { value: FamilyStatus.Single, label: words.single },
  { value: FamilyStatus.Married, label: words.married },
  { value: FamilyStatus.Partnered, label: words.partnered },
]
