import type { ComponentProps } from 'react'
import { categoryColor } from '../../tokens/tokens.ts'
import type { SpendingCategory } from './spending-chart-geometry.ts'
import type { SpendingChart } from './spending-chart.tsx'

const spent = (label: string, value: number, categoryId: number) => ({ label, value, color: categoryColor(categoryId) })

/** A month's spending over eight categories, $2,846.17 in all, for stories and tests. */
export const sampleSpending: readonly SpendingCategory[] = [
  spent('Rent', 1650, 4),
  spent('Groceries', 334.62, 6),
  spent('Shopping', 226.14, 8),
  spent('Dining out', 187.45, 7),
  spent('Utilities', 148.9, 9),
  spent('Health', 148, 15),
  spent('Transportation', 96.3, 11),
  spent('Entertainment', 54.76, 13),
].map((one, index) => ({ id: String(index + 1), ...one }))

/** Links a row to the address of its category. */
export const sampleLink: ComponentProps<typeof SpendingChart>['renderLink'] = (id, { className, children }) => (
  <a href={`#/spending/${id ?? ''}`} className={className}>
    {children}
  </a>
)
