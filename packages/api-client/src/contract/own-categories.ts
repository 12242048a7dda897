import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { id, nothing, requiredText } from './primitives.ts'

export const ownCategoryColors = ['blue', 'green', 'teal', 'purple', 'orange', 'red', 'brown', 'gray'] as const
export const ownCategoryIcons = ['tag', 'home', 'cart', 'car', 'heart', 'star', 'gift', 'paw', 'book', 'plane'] as const

export const ownCategoryForm = z.object({
  name: requiredText(40),
  /** The heading under which it is listed. */
  groupName: requiredText(40),
  /** The standard category in which budgets, plans, and sums count it. */
  categoryId: id,
  color: z.enum(ownCategoryColors),
  icon: z.enum(ownCategoryIcons),
})
export type OwnCategoryForm = z.infer<typeof ownCategoryForm>

export const ownCategory = z.object({
  ownCategoryId: id,
  name: z.string(),
  groupName: z.string(),
  categoryId: id,
  color: z.enum(ownCategoryColors),
  icon: z.enum(ownCategoryIcons),
  /** The number of its transactions. */
  count: z.number(),
})
export type OwnCategory = z.infer<typeof ownCategory>

export const ownCategoryEndpoints = {
  ownCategories: endpoint('ownCategories', {
    summary: 'List the employee’s own categories, by group and name.',
    who: 'employee',
    answer: z.array(ownCategory),
  }),
  createOwnCategory: endpoint('createOwnCategory', {
    summary: 'Create a category of the employee’s within a standard one.',
    who: 'employee',
    body: ownCategoryForm,
    answer: ownCategory,
    ids: { 'body.categoryId': 'category' },
  }),
  updateOwnCategory: endpoint('updateOwnCategory', {
    summary: 'Update the employee’s own category. If its standard category changes, its transactions move along.',
    who: 'employee',
    body: z.object({ ownCategoryId: id, form: ownCategoryForm }),
    answer: ownCategory,
    ids: { 'body.ownCategoryId': 'ownCategory', 'body.form.categoryId': 'category' },
  }),
  deleteOwnCategory: endpoint('deleteOwnCategory', {
    summary: 'Delete the employee’s own category. Its transactions and rules stay in the standard one.',
    who: 'employee',
    body: z.object({ ownCategoryId: id }),
    answer: nothing,
    ids: { 'body.ownCategoryId': 'ownCategory' },
  }),
  mergeOwnCategories: endpoint('mergeOwnCategories', {
    summary: 'Merge two of the employee’s own categories. The first one’s transactions and rules move to the second.',
    who: 'employee',
    body: z.object({ ownCategoryIds: z.array(id).check(z.maxLength(2)) }),
    answer: nothing,
    ids: { 'body.ownCategoryIds[]': 'ownCategory' },
  }),
}
