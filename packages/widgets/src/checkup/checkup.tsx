import type { CheckupQuestion } from '@evenkeel/api-client/contract/checkup'
import { useChange, useQuery } from '@evenkeel/api-client/react'
import { Card, CardBody, CardHeader } from '@evenkeel/ui/card'
import { Skeleton, SkeletonText } from '@evenkeel/ui/skeleton'
import { useId, useRef } from 'react'
import { ExplainedHelp } from '../shared/explained-help.tsx'
import { ProfileCard } from '../shared/profile-card.tsx'
import { QueryView } from '../shared/query-view.tsx'
import * as words from '../words/checkup.generated.ts'
import { CheckupBadge, CheckupResult } from './checkup-summary.tsx'
import { explainedCheckup } from './explained-answers.ts'
import { QuestionsForm } from './questions-form.tsx'

function ResultCard() {
  const titleId = useId()
  const query = useQuery('checkupStatus')
  const questions = useQuery('checkup').data?.questions ?? []
  const explanation = explainedCheckup(questions, query.data?.score ?? null)
  return (
    <Card labelledBy={titleId}>
      <CardHeader
        title={words.result()}
        titleId={titleId}
        beside={explanation && <ExplainedHelp title={words.howScore()} explanation={explanation} />}
        action={query.data ? <CheckupBadge {...query.data} /> : <Skeleton width={96} height={24} shape="pill" />}
      />
      <CardBody>
        <QueryView
          query={query}
          label={words.loadingResult()}
          skeleton={<SkeletonText lines={1} room="min-h-15 tablet:min-h-5" />}
          failedTitle={words.resultFailed()}
        >
          {(status) => (
            <div className="min-h-15 tablet:min-h-5">
              <CheckupResult status={status} />
            </div>
          )}
        </QueryView>
      </CardBody>
    </Card>
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

/** Asks once a year how confident the person feels about each part of their money. */
export function Checkup() {
  const query = useQuery('checkup')
  const result = useRef<HTMLDivElement>(null)
  return (
    <>
      <div ref={result} tabIndex={-1} className="rounded-card outline-none">
        <ResultCard />
      </div>
      <ProfileCard title={words.questions()}>
        <QueryView
          query={query}
          label={words.loadingQuestions()}
          skeleton={<Skeleton height={560} />}
          failedTitle={words.questionsFailed()}
        >
          {({ questions }) => (
            // An undo changes the answers: then the form starts again.
            <CheckupQuestions
              key={questions.map(({ selectedAnswerId }) => selectedAnswerId).join()}
              questions={questions}
              onSaved={() => result.current?.focus()}
            />
          )}
        </QueryView>
      </ProfileCard>
    </>
  )
}
