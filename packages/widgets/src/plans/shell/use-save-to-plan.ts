import type { PlanType } from '@evenkeel/engine'
import { useFailure } from '../../shared/failure.tsx'
import { useHost } from '../../shared/host.tsx'
import { blockedWords } from '../../shared/our-window.ts'
import { useDone } from '../../shared/use-done.ts'
import type { PlanBody } from './plan-body.ts'
import * as words from '../../words/plan-shell.generated.ts'

/** Returns a function that has the person save values to their plan in our window; null where there is no such window. */
export function useSaveToPlan(planType: PlanType): ((body: PlanBody) => void) | null {
  const { ourWindow } = useHost()
  const showFailure = useFailure()
  const done = useDone()
  if (ourWindow === null) return null
  const save = async (body: PlanBody) => {
    try {
      const { isDone, text, changeId } = await ourWindow.ask({ kind: 'save-plan', plan: { planType, ...body } })
      if (isDone) done(text ?? words.draftIsSaved(), changeId)
    } catch {
      showFailure(null, blockedWords)
    }
  }
  return (body) => void save(body)
}
