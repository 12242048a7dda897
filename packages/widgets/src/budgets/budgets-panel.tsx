import { type Period, periodParts, toPeriod } from '@evenkeel/engine'
import { useState } from 'react'
import { useToday } from '../shared/today.tsx'
import type { BudgetEditor } from './budget-editor.ts'
import { MonthView } from './month-view.tsx'
import { YearView } from './year-view.tsx'

interface BudgetsPanelProps {
  readonly editor: BudgetEditor
}

/** A month's budgets with what they carry, or those of a year. */
export function BudgetsPanel({ editor }: BudgetsPanelProps) {
  const present = toPeriod(useToday())
  const [view, setView] = useState<'month' | 'year'>('month')
  const [period, setPeriod] = useState<Period | null>(null)
  const [year, setYear] = useState<number | null>(null)
  return view === 'month' ? (
    <MonthView
      period={period ?? present}
      onPeriod={(next) => setPeriod(next === present ? null : next)}
      onView={setView}
      editor={editor}
    />
  ) : (
    <YearView year={year ?? periodParts(present).year} onYear={setYear} onView={setView} />
  )
}
