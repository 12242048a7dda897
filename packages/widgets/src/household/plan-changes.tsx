import type { PlanDetail } from '@evenkeel/api-client/contract/plans'
import { verdictWord } from '@evenkeel/api-client/contract/verdict-words'
import { useQuery } from '@evenkeel/api-client/react'
import { formatDate, screenDateFormat } from '@evenkeel/engine'
import { Heading } from '@evenkeel/ui/heading'
import { usePrivateText } from '@evenkeel/ui/privacy'
import { valueAt } from '@evenkeel/ui/use-form'
import * as words from '../words/household.generated.ts'
import { factsOfPlan, factText, labelOf, type NumberFact } from './known-facts.ts'

type Running = Pick<PlanDetail, 'planType' | 'hasDraft' | 'fellFrom' | 'lastCommittedOn' | 'facts'> & {
  readonly input: unknown
  readonly result: unknown
}

const minChangeInUnits = 0.005

interface Moved {
  readonly one: NumberFact
  readonly before: number
}

/** Returns the facts that a running plan has from the household and that differ from those it was put into use with. */
function movedFacts({ facts, input }: Running, known: readonly NumberFact[]): Moved[] {
  return facts.flatMap(({ key, path, source }) => {
    const [one, before] = [known.find(({ name }) => name === key), valueAt(input, path)]
    if (source === 'plan' || typeof before !== 'number' || one === undefined || one.value === null) return []
    return Math.abs(one.value - before) < minChangeInUnits ? [] : [{ one, before }]
  })
}

/** Why a plan in use says something else than when it was put into use: the verdict of then, and the facts that moved. */
export function PlanChanges({ plan }: { readonly plan: Running }) {
  const isRunning = plan.result !== null && !plan.hasDraft
  const household = useQuery('household', ...(isRunning ? [] : [null])).data
  const mask = usePrivateText()
  const { fellFrom, lastCommittedOn } = plan
  if (!isRunning || household === undefined || lastCommittedOn === null) return null
  const moved = movedFacts(plan, factsOfPlan(household, plan.planType))
  if (!fellFrom && moved.length === 0) return null
  const day = formatDate(fellFrom?.asOf ?? lastCommittedOn, screenDateFormat)
  return (
    <section className="text-body">
      <Heading look="item" level={3}>
        {words.whyChanged()}
      </Heading>
      <p className="mt-1 text-text-muted">
        {fellFrom ? words.wasThen({ word: verdictWord(fellFrom.word), day }) : words.since({ day })}
      </p>
      {moved.length === 0 ? (
        <p className="text-text-muted">{words.movedElse()}</p>
      ) : (
        <ul className="mt-1 flex flex-col gap-1">
          {moved.map(({ one, before }) => (
            <li key={one.name}>
              {words.moved({
                name: labelOf(one.name),
                before: mask(factText({ ...one, value: before }) ?? ''),
                after: mask(factText(one) ?? ''),
              })}
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
