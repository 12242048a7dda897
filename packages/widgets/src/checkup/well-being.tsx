import type { Answer } from '@evenkeel/api-client/contract/endpoints'
import { useChange, useQuery } from '@evenkeel/api-client/react'
import { ageOn, wellBeingAges } from '@evenkeel/engine'
import { TextLink } from '@evenkeel/ui/link'
import { Notice } from '@evenkeel/ui/notice'
import { SkeletonText } from '@evenkeel/ui/skeleton'
import { useRef } from 'react'
import { ExplainedHelp } from '../shared/explained-help.tsx'
import { QuestionsSkeleton } from '../shared/field-skeletons.tsx'
import { useLinks } from '../shared/links.ts'
import { paths } from '../shared/paths.ts'
import { ProfileCard } from '../shared/profile-card.tsx'
import { QueryCard } from '../shared/query-card.tsx'
import { QueryView } from '../shared/query-view.tsx'
import { useToday } from '../shared/today.tsx'
import * as words from '../words/checkup.generated.ts'
import { explainedWellBeing } from './explained-answers.ts'
import { QuestionsForm, type QuestionPart } from './questions-form.tsx'
import { WellBeingScore } from './well-being-summary.tsx'

type WellBeingAnswer = Answer<'wellBeing'>

function ResultCard() {
  const query = useQuery('wellBeing')
  const dateOfBirth = useQuery('aboutMe').data?.dateOfBirth ?? null
  const explanation = query.data && explainedWellBeing(query.data, dateOfBirth)
  return (
    <QueryCard
      title={words.score()}
      beside={explanation && <ExplainedHelp title={words.howScore()} explanation={explanation} />}
      query={query}
      label={words.loadingScore()}
      skeleton={<SkeletonText lines={2} room="min-h-15 tablet:min-h-10" />}
      failedTitle={words.scoreFailed()}
    >
      {(result) => <WellBeingScore {...result} />}
    </QueryCard>
  )
}

/** Groups the statements below their shared question, in the printed order. */
function toQuestionParts(questions: WellBeingAnswer['questions']): QuestionPart[] {
  const headings = [...new Set(questions.map(({ heading }) => heading))]
  return headings.map((heading) => ({
    heading,
    questions: questions.filter((question) => question.heading === heading),
  }))
}

interface QuestionsProps {
  readonly questions: WellBeingAnswer['questions']
  readonly onSaved: () => void
}

function Questions({ questions, onSaved }: QuestionsProps) {
  const change = useChange('saveWellBeing')
  return (
    <QuestionsForm
      label={words.wellBeing()}
      parts={toQuestionParts(questions)}
      save={(answers) => change.run({ body: { answers } })}
      done={words.answersSaved()}
      onSaved={onSaved}
    />
  )
}

/** Asks for the day of birth, because scores are published by age. */
function BirthNeeded() {
  const { href } = useLinks()
  return (
    <Notice>
      {words.birthNeeded.parts({
        link: (text) => (
          <TextLink key="link" tone="inherit" href={href(paths.aboutMe())}>
            {text}
          </TextLink>
        ),
      })}
    </Notice>
  )
}

function Requested({ onSaved }: Pick<QuestionsProps, 'onSaved'>) {
  const query = useQuery('wellBeing')
  const aboutMe = useQuery('aboutMe')
  const today = useToday()
  const states = {
    label: words.loadingStatements(),
    skeleton: <QuestionsSkeleton count={10} />,
    failedTitle: words.statementsFailed(),
  }
  return (
    <QueryView query={aboutMe} {...states}>
      {({ dateOfBirth }) => {
        if (dateOfBirth === null) return <BirthNeeded />
        if (ageOn(dateOfBirth, today) < wellBeingAges.youngest)
          return <Notice>{words.ageNeeded({ age: wellBeingAges.youngest })}</Notice>
        return (
          <QueryView query={query} {...states}>
            {({ questions }) => (
              // An undo changes the answers: then the form starts again.
              <Questions
                key={questions.map(({ selectedAnswerId }) => selectedAnswerId).join()}
                questions={questions}
                onSaved={onSaved}
              />
            )}
          </QueryView>
        )
      }}
    </QueryView>
  )
}

/** How well the person's money lets them live, on the public scale of ten statements. Source: Q-CHECKUP-1. */
export function WellBeing() {
  const result = useRef<HTMLDivElement>(null)
  return (
    <>
      <div ref={result} tabIndex={-1} className="rounded-card outline-none">
        <ResultCard />
      </div>
      <ProfileCard title={words.statements()}>
        <Requested onSaved={() => result.current?.focus()} />
      </ProfileCard>
    </>
  )
}
