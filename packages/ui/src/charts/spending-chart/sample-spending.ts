import { categoryColor } from '../../tokens/tokens.ts'
import type { SpendingCategory } from './spending-chart-geometry.ts'

const spent = (label: string, value: number, index: number): SpendingCategory => ({
  id: String(index + 1),
  label,
  value,
  color: categoryColor(label),
})

/** A month's spending over eight categories, $2,846.17 in all, for stories and tests. */
export const sampleSpending: readonly SpendingCategory[] = [
  spent('Rent', 1650, 0),
  spent('Groceries', 334.62, 1),
  spent('Shopping', 226.14, 2),
  spent('Dining out', 187.45, 3),
  spent('Utilities', 148.9, 4),
  spent('Health', 148, 5),
  spent('Transportation', 96.3, 6),
  spent('Entertainment', 54.76, 7),
]
