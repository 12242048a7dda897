import type { CheckupQuestion } from '@evenkeel/api-client/contract/checkup'
import type { Answer } from '@evenkeel/api-client/contract/endpoints'
import { useChange, useQuery } from '@evenkeel/api-client/react'
import { Badge } from '@evenkeel/ui/badge'
import { Button } from '@evenkeel/ui/button'
import { DateText } from '@evenkeel/ui/date-text'
import { Heading } from '@evenkeel/ui/heading'
import { Skeleton, SkeletonText } from '@evenkeel/ui/skeleton'
import { useRef, useState } from 'react'
import { ExplainedHelp } from '../shared/explained-help.tsx'
import { QuestionsSkeleton } from '../shared/field-skeletons.tsx'
import { QueryCard } from '../shared/query-card.tsx'
import * as words from '../words/checkup.generated.ts'
import { AnswersCard, extremesOf, StartHere } from './answered-checkup.tsx'
import { CheckupBadge } from './checkup-summary.tsx'
import { confidenceBand, ConfidenceScale } from './confidence-scale.tsx'
import { explainedCheckup } from './explained-answers.ts'
import { QuestionsForm } from './questions-form.tsx'

type Status = Answer<'checkupStatus'>

interface ResultProps {
  readonly status: Status
  readonly questions: readonly CheckupQuestion[]
}

/** The score in a sentence and on its scale; before the first checkup, what it is. */
function Result({ status: { score, previous }, questions }: ResultProps) {
  if (score === null) return <p className="text-body text-text-muted">{words.what()}</p>
  const band = confidenceBand(score)
  const extremes = extremesOf(questions)
  return (
    <div className="flex flex-col gap-2">
      <div>
        <Badge tone={band.tone}>{band.word()}</Badge>
      </div>
      <Heading look="result" level={3}>
        {words.confidenceIs({ score })}
      </Heading>
      {extremes !== null && <p className="text-body text-text-muted">{words.extremes(extremes)}</p>}
      <ConfidenceScale score={score} />
      {previous && (
        <p className="text-label font-normal text-text-muted">
          {words.lastTime.parts({
            score: String(previous.score),
            date: <DateText key="date" value={previous.completedOn} />,
          })}
        </p>
      )}
    </div>
  )
}

function ResultCard({ again }: { readonly again: (() => void) | null }) {
  const query = useQuery('checkupStatus')
  const questions = useQuery('checkup').data?.questions ?? []
  const explanation = explainedCheckup(questions, query.data?.score ?? null)
  return (
    <QueryCard
      title={words.result()}
      beside={explanation && <ExplainedHelp title={words.howScore()} explanation={explanation} />}
      action={
        <span className="flex flex-wrap items-center justify-end gap-3">
          {query.data ? <CheckupBadge {...query.data} /> : <Skeleton width={96} height={24} shape="pill" />}
          {again !== null && (
            <Button size="compact" onClick={again}>
              {words.takeAgain()}
            </Button>
          )}
        </span>
      }
      query={query}
      label={words.loadingResult()}
      skeleton={<SkeletonText lines={1} room="min-h-15 tablet:min-h-5" />}
      failedTitle={words.resultFailed()}
    >
      {(status) => (
        <div className="min-h-15 tablet:min-h-5">
          <Result status={status} questions={questions} />
        </div>
      )}
    </QueryCard>
  )
}

interface CheckupQuestionsProps {
  readonly questions: readonly CheckupQuestion[]
  /** Runs once the answers are saved. */
  readonly onSaved: () => void
}

/** The questions of the confidence checkup. */
function CheckupQuestions({ questions, onSaved }: CheckupQuestionsProps) {
  const change = useChange('saveCheckup')
  return (
    <QuestionsForm
      label={words.title()}
      parts={[{ questions }]}
      save={(answers) => change.run({ body: { answers } })}
      done={words.checkupSaved()}
      onSaved={onSaved}
    />
  )
}

interface QuestionsCardProps extends Pick<CheckupQuestionsProps, 'onSaved'> {
  /** Whether what may still come would put the answers in the place of the form. */
  readonly isEarly: boolean
}

function QuestionsCard({ isEarly, onSaved }: QuestionsCardProps) {
  const query = useQuery('checkup')
  return (
    <QueryCard
      title={words.questions()}
      query={isEarly ? { ...query, data: undefined } : query}
      label={words.loadingQuestions()}
      skeleton={<QuestionsSkeleton count={7} />}
      failedTitle={words.questionsFailed()}
    >
      {({ questions }) => (
        // An undo changes the answers: then the form starts again.
        <CheckupQuestions
          key={questions.map(({ selectedAnswerId }) => selectedAnswerId).join()}
          questions={questions}
          onSaved={onSaved}
        />
      )}
    </QueryCard>
  )
}

/** Asks once a year how confident the person feels about each part of their money, and then says where to begin. */
export function Checkup() {
  const { data: status, failure: statusFailure } = useQuery('checkupStatus')
  const questions = useQuery('checkup').data?.questions
  // A goal whose status comes later would say another thing for a moment.
  const goals = useQuery('exploreGoals')
  const [asksAgain, setAsksAgain] = useState(false)
  const result = useRef<HTMLDivElement>(null)
  const completedOn = status?.isDue === false && !asksAgain ? status.lastCompletedOn : null
  const saved = () => {
    setAsksAgain(false)
    result.current?.focus()
  }
  const areGoalsKnown = goals.data !== undefined || goals.failure !== undefined
  const isStatusKnown = status !== undefined || statusFailure !== undefined
  const isAnswered = completedOn !== null && questions !== undefined && areGoalsKnown
  return (
    <>
      <div ref={result} tabIndex={-1} className="rounded-card outline-none">
        <ResultCard again={isAnswered ? () => setAsksAgain(true) : null} />
      </div>
      {isAnswered ? (
        <>
          <StartHere suggestedGoals={status?.suggestedGoals ?? []} questions={questions} />
          <AnswersCard questions={questions} completedOn={completedOn} />
        </>
      ) : (
        <QuestionsCard isEarly={!isStatusKnown || (completedOn !== null && !areGoalsKnown)} onSaved={saved} />
      )}
    </>
  )
}
