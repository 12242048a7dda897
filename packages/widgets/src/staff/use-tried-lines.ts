import type { ProposedField, TriedProposal } from '@evenkeel/api-client/contract/proposals'
import { useClient } from '@evenkeel/api-client/react'
import type { PlanType } from '@evenkeel/engine'
import { useEffect, useState } from 'react'

/** After the last change, what it does to the plan is asked. */
const pauseMs = 400

export interface TriedLine {
  readonly field: ProposedField
  readonly value: number
}

interface Trial {
  readonly userId: number
  readonly planType: PlanType
  readonly lines: readonly TriedLine[]
}

interface Tried {
  /** The lines that it was asked for, as text. */
  readonly asked: string
  readonly answer: TriedProposal
}

/** Returns the verdicts after each line by its field; empty until they are known. */
export function useTriedLines({ userId, planType, lines }: Trial) {
  const client = useClient()
  const asked = JSON.stringify(lines)
  const [tried, setTried] = useState<Tried | null>(null)
  useEffect(() => {
    if (asked === '[]') return undefined
    let isCurrent = true
    const ask = async () => {
      const body = { planType, lines: JSON.parse(asked) }
      const answer = await client.call('previewStaffProposal', { params: { userId: String(userId) }, body })
      if (isCurrent) setTried({ asked, answer })
    }
    // A value that is not whole yet is refused; its field says so on Send.
    const timer = setTimeout(() => void ask().catch(() => undefined), pauseMs)
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [asked, client, planType, userId])
  return new Map(tried?.asked === asked ? tried.answer.lines.map(({ field, verdict }) => [field, verdict]) : [])
}
