import { useQuery } from '@evenkeel/api-client/react'
import { AddAccountDialog } from '@evenkeel/widgets/accounts'
import { BudgetsCard } from '@evenkeel/widgets/budget-modal'
import { MyGoals, StartGoals } from '@evenkeel/widgets/goals'
import { ExampleWorth } from '@evenkeel/widgets/history'
import { GettingStarted, WhatToDo } from '@evenkeel/widgets/next-steps'
import { useState } from 'react'

/**
 * The home screen of a person without accounts: what to do first, an example of what comes, and goals to begin with. What they
 * have begun already is there as on everybody's: what to do now, budgets, their goals.
 */
export function NewHome() {
  const [adding, setAdding] = useState<'ask' | 'by-hand' | null>(null)
  const data = useQuery('dashboard').data?.data
  const getStarted = <GettingStarted onAddAccount={() => setAdding('ask')} />
  // What is below waits, so that nothing moves when the list comes.
  if (data === undefined) return getStarted
  const hasBudget = data.gettingStarted.items.some(({ key, isDone }) => key === 'budget' && isDone)
  return (
    <>
      {data.nextSteps.length > 0 && <WhatToDo />}
      {getStarted}
      <ExampleWorth onEnterByHand={() => setAdding('by-hand')} />
      {hasBudget && <BudgetsCard />}
      {data.goals.length > 0 ? <MyGoals isWanted /> : <StartGoals />}
      {adding !== null && <AddAccountDialog startsByHand={adding === 'by-hand'} onClose={() => setAdding(null)} />}
    </>
  )
}
