import { useQuery } from '@evenkeel/api-client/react'
import { Card, CardBody, CardHeader } from '@evenkeel/ui/card'
import { Skeleton, SkeletonText } from '@evenkeel/ui/skeleton'
import { ExplainedHelp } from '@evenkeel/widgets/shared/explained-help.tsx'
import { Loaded } from '@evenkeel/widgets/shared/loaded.tsx'
import { useId, useRef } from 'react'
import { CheckupQuestions } from './checkup-questions.tsx'
import { CheckupBadge, CheckupResult } from './checkup-result.tsx'
import { explainedCheckup } from './explained-answers.ts'
import { ProfileCard } from './profile-card.tsx'
import { SectionPage } from './section-page.tsx'

function ResultCard() {
  const titleId = useId()
  const query = useQuery('checkupStatus')
  const questions = useQuery('checkup').data?.questions ?? []
  const explanation = explainedCheckup(questions, query.data?.score ?? null)
  return (
    <Card labelledBy={titleId}>
      <CardHeader
        title="Where you stand"
        titleId={titleId}
        beside={explanation && <ExplainedHelp title="How your score is calculated" explanation={explanation} />}
        action={query.data && <CheckupBadge {...query.data} />}
      />
      <CardBody>
        <Loaded
          query={query}
          label="Loading where you stand"
          skeleton={<SkeletonText lines={3} />}
          failedTitle="Where you stand did not load"
        >
          {(status) => <CheckupResult status={status} />}
        </Loaded>
      </CardBody>
    </Card>
  )
}

/** How confident the person feels about each part of their money, asked once a year. */
export function CheckupPage() {
  const query = useQuery('checkup')
  const result = useRef<HTMLDivElement>(null)
  return (
    <SectionPage>
      <div ref={result} tabIndex={-1} className="rounded-card outline-none">
        <ResultCard />
      </div>
      <ProfileCard title="The questions">
        <Loaded
          query={query}
          label="Loading the questions"
          skeleton={<Skeleton height={560} />}
          failedTitle="The questions did not load"
        >
          {({ questions }) => (
            // An undo brings other answers: then the form begins anew.
            <CheckupQuestions
              key={questions.map(({ selectedAnswerId }) => selectedAnswerId).join()}
              questions={questions}
              onSaved={() => result.current?.focus()}
            />
          )}
        </Loaded>
      </ProfileCard>
    </SectionPage>
  )
}
