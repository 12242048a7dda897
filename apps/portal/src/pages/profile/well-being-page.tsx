import type { Answer } from '@evenkeel/api-client/contract/endpoints'
import { useChange, useQuery } from '@evenkeel/api-client/react'
import { ageOn } from '@evenkeel/api-client/contract/age-on'
import { wellBeingAges } from '@evenkeel/engine'
import { Card, CardBody, CardHeader } from '@evenkeel/ui/card'
import { TextLink } from '@evenkeel/ui/link'
import { Notice } from '@evenkeel/ui/notice'
import { Skeleton, SkeletonText } from '@evenkeel/ui/skeleton'
import { ExplainedHelp } from '@evenkeel/widgets/shared/explained-help.tsx'
import { Loaded } from '@evenkeel/widgets/shared/loaded.tsx'
import { paths } from '@evenkeel/widgets/shared/paths.ts'
import { useToday } from '@evenkeel/widgets/shared/today.tsx'
import { useId, useRef } from 'react'
import { explainedWellBeing } from './explained-answers.ts'
import { ProfileCard } from './profile-card.tsx'
import { QuestionsForm, type QuestionPart } from './questions-form.tsx'
import { SectionPage } from './section-page.tsx'
import { WellBeingScore } from './well-being-score.tsx'

type WellBeing = Answer<'wellBeing'>

function ResultCard() {
  const titleId = useId()
  const query = useQuery('wellBeing')
  const dateOfBirth = useQuery('aboutMe').data?.dateOfBirth ?? null
  const explanation = query.data && explainedWellBeing(query.data, dateOfBirth)
  return (
    <Card labelledBy={titleId}>
      <CardHeader
        title="Your score"
        titleId={titleId}
        beside={explanation && <ExplainedHelp title="How your score is calculated" explanation={explanation} />}
      />
      <CardBody>
        <Loaded
          query={query}
          label="Loading your score"
          skeleton={<SkeletonText lines={2} />}
          failedTitle="Your score did not load"
        >
          {(result) => <WellBeingScore {...result} />}
        </Loaded>
      </CardBody>
    </Card>
  )
}

/** The statements below the question that is asked of each, in the printed order. */
function partsOf(questions: WellBeing['questions']): QuestionPart[] {
  const headings = [...new Set(questions.map(({ heading }) => heading))]
  return headings.map((heading) => ({
    heading,
    questions: questions.filter((question) => question.heading === heading),
  }))
}

interface QuestionsProps {
  readonly questions: WellBeing['questions']
  readonly onSaved: () => void
}

function Questions({ questions, onSaved }: QuestionsProps) {
  const change = useChange('saveWellBeing')
  return (
    <QuestionsForm
      label="Financial well-being"
      parts={partsOf(questions)}
      save={(answers) => change.run({ body: { answers } })}
      done="Your answers are saved"
      onSaved={onSaved}
    />
  )
}

/** Scores are published by age. */
const BirthNeeded = () => (
  <Notice>
    Scores are published by age, so we need your date of birth first.{' '}
    <TextLink tone="inherit" href={`#${paths.aboutMe()}`}>
      Add it in About me
    </TextLink>
  </Notice>
)

function Asked({ onSaved }: Pick<QuestionsProps, 'onSaved'>) {
  const query = useQuery('wellBeing')
  const aboutMe = useQuery('aboutMe')
  const today = useToday()
  const states = {
    label: 'Loading the statements',
    skeleton: <Skeleton height={640} />,
    failedTitle: 'The statements did not load',
  }
  return (
    <Loaded query={aboutMe} {...states}>
      {({ dateOfBirth }) => {
        if (dateOfBirth === null) return <BirthNeeded />
        if (ageOn(dateOfBirth, today) < wellBeingAges.youngest)
          return <Notice>The scale is made for people of {wellBeingAges.youngest} and older.</Notice>
        return (
          <Loaded query={query} {...states}>
            {({ questions }) => (
              // An undo brings other answers: then the form begins anew.
              <Questions
                key={questions.map(({ selectedAnswerId }) => selectedAnswerId).join()}
                questions={questions}
                onSaved={onSaved}
              />
            )}
          </Loaded>
        )
      }}
    </Loaded>
  )
}

/** How well the person's money lets them live, on the public scale of ten statements (Q-CHECKUP-1). */
export function WellBeingPage() {
  const result = useRef<HTMLDivElement>(null)
  return (
    <SectionPage subtitle="Ten statements of the Consumer Financial Protection Bureau’s public scale, in its own words.">
      <div ref={result} tabIndex={-1} className="rounded-card outline-none">
        <ResultCard />
      </div>
      <ProfileCard title="The statements">
        <Asked onSaved={() => result.current?.focus()} />
      </ProfileCard>
    </SectionPage>
  )
}
