import type { Budget } from '@evenkeel/api-client/contract/budgets'
import type { Period } from '@evenkeel/engine'
import type { ComponentType } from 'react'

/** The dialogs of a budget of the specification: create, edit, delete. */
export type BudgetEditor = ComponentType<{
  readonly open: { readonly budget: Budget | null } | null
  readonly period: Period
  readonly budgets: readonly Budget[]
  readonly onClose: () => void
}>
