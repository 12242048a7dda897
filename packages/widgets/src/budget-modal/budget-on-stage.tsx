import { useQuery } from '@evenkeel/api-client/react'
import { type Period, toPeriod } from '@evenkeel/engine'
import { useState } from 'react'
import { useToday } from '../shared/today.tsx'
import { useWithCategories } from '../shared/use-category-name.ts'
import { BudgetModal } from './budget-modal.tsx'
import { DeleteBudgetDialog } from './delete-budget-dialog.tsx'

/** What a card says about the dialog. */
interface BudgetAbout {
  /** Null creates one. */
  readonly budgetId: number | null
  readonly period: Period
}

const isBudgetAbout = (about: unknown): about is BudgetAbout =>
  typeof about === 'object' && about !== null && 'budgetId' in about && 'period' in about

interface BudgetOnStageProps {
  readonly about: unknown
  readonly onClose: () => void
}

/** The dialog of one budget, alone on the stage of another page: reads the month's budgets itself. */
export function BudgetOnStage({ about, onClose }: BudgetOnStageProps) {
  const currentPeriod = toPeriod(useToday())
  const { budgetId, period } = isBudgetAbout(about) ? about : { budgetId: null, period: currentPeriod }
  const { data } = useWithCategories(useQuery('budgets', { body: { budgetPeriod: period } }))
  const [isDeleting, setDeleting] = useState(false)
  if (data === undefined) return null
  const budget = data.find((one) => one.budgetId === budgetId) ?? null
  if (isDeleting && budget !== null) return <DeleteBudgetDialog budget={budget} period={period} onClose={onClose} />
  return <BudgetModal open {...{ budget, period, onClose }} budgets={data} onDelete={() => setDeleting(true)} />
}
