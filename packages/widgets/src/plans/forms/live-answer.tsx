import { Card, CardBody } from '@evenkeel/ui/card'
import { Heading } from '@evenkeel/ui/heading'
import { Skeleton } from '@evenkeel/ui/skeleton'
import { useId, useMemo } from 'react'
import { useToday } from '../../shared/today.tsx'
import * as words from '../../words/plan-form.generated.ts'
import { toVerdict } from '../calculator/calculator-verdict.ts'
import { tryRetirement } from '../calculator/form.ts'
import { useSimulation } from '../calculator/use-simulation.ts'
import { toSimulable } from '../calculator/use-what-if.ts'
import { CalculatorVerdictName, CalculatorVerdictText } from '../shell/calculator-verdict-view.tsx'
import type { Simulator } from '../simulation/simulator.ts'

interface LiveAnswerProps {
  /** What is typed so far. */
  readonly input: object
  /** Must be the same function on every render. */
  readonly startSimulator: () => Simulator
}

const noChanges: readonly never[] = []

/** What a retirement plan comes to while its form is filled in. */
export function LiveAnswer({ input, startSimulator }: LiveAnswerProps) {
  const titleId = useId()
  const asOf = useToday()
  const tried = useMemo(() => tryRetirement(input, asOf), [input, asOf])
  const ask = useMemo(() => toSimulable(tried, input, asOf, noChanges), [tried, input, asOf])
  const { answer, asked, isStale } = useSimulation(startSimulator, ask)
  const verdict = answer === null || asked === null ? null : toVerdict(asked.whole, answer, asOf)
  return (
    <Card labelledBy={titleId}>
      <CardBody>
        <Heading look="part" level={2} id={titleId}>
          {words.answer()}
        </Heading>
        {tried.input === null ? (
          <p className="mt-2 text-body text-text-muted">{words.answerLater()}</p>
        ) : verdict === null ? (
          <div className="mt-3 flex flex-col gap-2">
            <Skeleton width={90} height={20} />
            <Skeleton height={48} />
          </div>
        ) : (
          <div className={`mt-3 ${isStale ? 'opacity-60' : ''}`}>
            <CalculatorVerdictName verdict={verdict} />
            <p className="mt-1 text-sentence font-medium">
              <CalculatorVerdictText sentence={verdict.sentence} />
            </p>
            {verdict.second && (
              <p className="mt-1 text-body text-text-muted">
                <CalculatorVerdictText sentence={verdict.second} />
              </p>
            )}
          </div>
        )}
      </CardBody>
    </Card>
  )
}
