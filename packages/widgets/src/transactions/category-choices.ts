import type { OwnCategory } from '@evenkeel/api-client/contract/own-categories'
import type { ExpenseCategory } from '@evenkeel/api-client/contract/transactions'
import { categoryColor } from '@evenkeel/ui/tokens'
import { ownCategoryColor } from './own-category-color.ts'

/** Returns the categories as the choices of a form, each with the color that it has everywhere. */
export const categoryChoices = (categories: readonly ExpenseCategory[]) =>
  categories.map(({ expenseCategoryId, name }) => ({
    value: expenseCategoryId,
    label: name,
    swatch: categoryColor(expenseCategoryId),
  }))

/** A category as a choice among standard and own ones: '6', or 'own 12'. */
type CategoryKey = string

export const keyOfCategory = ({
  categoryId,
  ownCategoryId,
}: {
  readonly categoryId: number | null
  readonly ownCategoryId: number | null
}): CategoryKey => (ownCategoryId === null ? String(categoryId) : `own ${ownCategoryId}`)

/** What a chosen category changes in a transaction or a rule. */
export const categoryOfKey = (key: CategoryKey): { readonly categoryId?: number; readonly ownCategoryId?: number } =>
  key.startsWith('own ') ? { ownCategoryId: Number(key.slice(4)) } : { categoryId: Number(key) }

/** Returns the person's own categories, by group, and then the standard ones. */
export function allCategoryChoices(categories: readonly ExpenseCategory[], own: readonly OwnCategory[]) {
  return [
    ...own.map(({ ownCategoryId, name, groupName, color }) => ({
      value: `own ${ownCategoryId}`,
      label: name,
      swatch: ownCategoryColor(color),
      group: groupName,
    })),
    ...categories.map(({ expenseCategoryId, name }) => ({
      value: String(expenseCategoryId),
      label: name,
      swatch: categoryColor(expenseCategoryId),
    })),
  ]
}
