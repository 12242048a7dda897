import { useClient } from '@evenkeel/api-client/react'
import { useEffect, useState } from 'react'
import { usePrivateText } from '@evenkeel/ui/privacy'
import * as words from '../words/household.generated.ts'
import { movedPlanText } from './moved-plan-text.ts'

/** After the last change, what it does to the plans is asked. */
const pauseMs = 400

interface Moved {
  /** The changes that it was asked for, as text. */
  readonly asked: string
  readonly text: string
}

/** Returns which plans in use would change with these facts, in words; empty until it is known and without a change. */
export function useMovedPlans(changes: readonly { readonly key: string; readonly value: unknown }[]): string {
  const client = useClient()
  const mask = usePrivateText()
  const asked = JSON.stringify(changes)
  const [moved, setMoved] = useState<Moved | null>(null)
  useEffect(() => {
    if (asked === '[]') return undefined
    let isCurrent = true
    const ask = async () => {
      const { plans } = await client.call('previewHousehold', { body: { changes: JSON.parse(asked) } })
      const texts = plans.flatMap((plan) => movedPlanText(plan) ?? [])
      const text = texts.length === 0 ? words.changesNothing() : words.alsoChanges({ plans: texts.join('. ') })
      if (isCurrent) setMoved({ asked, text })
    }
    // A value that is not whole yet is refused; its field says so on Save.
    const timer = setTimeout(() => void ask().catch(() => undefined), pauseMs)
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [asked, client])
  return moved?.asked === asked ? mask(moved.text) : ''
}
